package tune

import (
	"fmt"
	"math"
	"reflect"
	"strings"

	"ayoayo/ai/eval"
)

// Kinds are the kinds of weights.
type Kinds interface{ eval.Weights | eval.Placed }

// numbers are all the numbers of weights, in the order in which they stand there.
func numbers[W Kinds](w *W) []*int32 {
	return numbersIn(reflect.ValueOf(w).Elem(), nil)
}

func numbersIn(v reflect.Value, dst []*int32) []*int32 {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			dst = numbersIn(v.Field(i), dst)
		}
	case reflect.Array:
		for i := range v.Len() {
			dst = numbersIn(v.Index(i), dst)
		}
	default:
		dst = append(dst, v.Addr().Interface().(*int32))
	}
	return dst
}

// Format writes weights as they stand in the table of package ai, zeros left
// out.
func Format[W Kinds](w W) string { return format(reflect.ValueOf(w)) }

func format(v reflect.Value) string {
	switch v.Kind() {
	case reflect.Struct:
		return formatStruct(v)
	case reflect.Array:
		return formatArray(v)
	}
	return fmt.Sprint(v.Int())
}

// formatArray writes an array without the zeros at its end.
func formatArray(v reflect.Value) string {
	n := v.Len()
	for n > 0 && v.Index(n-1).IsZero() {
		n--
	}
	elements := make([]string, n)
	for i := range elements {
		elements[i] = strings.TrimPrefix(format(v.Index(i)), v.Type().Elem().String())
	}
	return v.Type().String() + "{" + strings.Join(elements, ", ") + "}"
}

func formatStruct(v reflect.Value) string {
	var fields []string
	for i := range v.NumField() {
		if !v.Field(i).IsZero() {
			fields = append(fields, v.Type().Field(i).Name+": "+format(v.Field(i)))
		}
	}
	return v.Type().String() + "{" + strings.Join(fields, ", ") + "}"
}

func round(x float64) int32 { return int32(math.Round(x)) }
