// Package clone turns the messages of package wire into JavaScript objects, which
// a browser clones on their way between a page and its worker, and back. A
// message is an object of its fields by their names; whole numbers that may be
// too large for JavaScript's are text.
package clone

import (
	"fmt"
	"math"
	"reflect"
	"strconv"
	"syscall/js"

	"ayoayo/ai/wire"
)

// Object returns a message as an object.
func Object(message any) js.Value { return js.ValueOf(plain(reflect.ValueOf(message))) }

// plain is a value of which JavaScript can make its own.
func plain(v reflect.Value) any {
	switch v.Kind() {
	case reflect.Struct:
		object := map[string]any{}
		for i := range v.NumField() {
			object[v.Type().Field(i).Name] = plain(v.Field(i))
		}
		return object
	case reflect.Slice:
		list := make([]any, v.Len())
		for i := range list {
			list[i] = plain(v.Index(i))
		}
		return list
	case reflect.Pointer:
		if v.IsNil() {
			return nil
		}
		return plain(v.Elem())
	case reflect.Int64:
		return strconv.FormatInt(v.Int(), 10)
	case reflect.Uint64:
		return strconv.FormatUint(v.Uint(), 10)
	}
	return v.Interface()
}

// Read reads an object into a message, or text into a string, of which a pointer
// is given. The object may be anything; the error says what is wrong with it, and the message is then
// partly read.
func Read(object js.Value, message any) (err error) {
	defer func() {
		if fault := recover(); fault != nil {
			err = fmt.Errorf("this is not a message: %v", fault)
		}
	}()
	read(object, message)
	return nil
}

// read reads a value into what a pointer points to. What can't be read is a
// panic, as it is of package js. Package reflect finds the fields and sets none:
// what it needs for that would be a hundredth of the worker.
func read(from js.Value, into any) {
	switch into := into.(type) {
	case *int:
		*into = whole(from.Float())
	case *int64:
		*into = must(strconv.ParseInt(text(from), 10, 64))
	case *uint64:
		*into = must(strconv.ParseUint(text(from), 10, 64))
	case *bool:
		*into = from.Bool()
	case *string:
		*into = text(from)
	case **wire.Info:
		*into = optional[wire.Info](from)
	case **wire.Reply:
		*into = optional[wire.Reply](from)
	case **wire.Building:
		*into = optional[wire.Building](from)
	case *[]wire.Info:
		*into = nil
		for i := range from.Length() {
			var info wire.Info
			read(from.Index(i), &info)
			*into = append(*into, info)
		}
	default:
		v := reflect.ValueOf(into).Elem()
		for i := range v.NumField() {
			read(from.Get(v.Type().Field(i).Name), v.Field(i).Addr().Interface())
		}
	}
}

// optional reads a message that need not be there.
func optional[T any](from js.Value) *T {
	if from.IsNull() {
		return nil
	}
	into := new(T)
	read(from, into)
	return into
}

func text(v js.Value) string {
	if v.Type() != js.TypeString {
		panic(fmt.Sprintf("a %v stands where text should", v.Type()))
	}
	return v.String()
}

func whole(n float64) int {
	if n != math.Trunc(n) || math.Abs(n) >= 1<<53 {
		panic(fmt.Sprintf("%v is no whole number", n))
	}
	return int(n)
}

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}
