package tune

import (
	"fmt"
	"math"
	"reflect"
	"strings"

	"ayoayo/ai/eval"
)

// numbers are all the numbers of weights, in the order in which they stand there.
func numbers(w *eval.Weights) []*int32 {
	return numbersIn(reflect.ValueOf(w).Elem(), nil)
}

func numbersIn(v reflect.Value, dst []*int32) []*int32 {
	if v.Kind() != reflect.Struct {
		return append(dst, v.Addr().Interface().(*int32))
	}
	for i := range v.NumField() {
		dst = numbersIn(v.Field(i), dst)
	}
	return dst
}

// Format writes weights as they stand in the table of package ai, zeros left
// out.
func Format(w eval.Weights) string { return format(reflect.ValueOf(w)) }

func format(v reflect.Value) string {
	if v.Kind() != reflect.Struct {
		return fmt.Sprint(v.Int())
	}
	var fields []string
	for i := range v.NumField() {
		if !v.Field(i).IsZero() {
			fields = append(fields, v.Type().Field(i).Name+": "+format(v.Field(i)))
		}
	}
	return v.Type().String() + "{" + strings.Join(fields, ", ") + "}"
}

func round(x float64) int32 { return int32(math.Round(x)) }
