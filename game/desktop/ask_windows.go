package desktop

import (
	"unsafe"

	"golang.org/x/sys/windows"
	"golang.org/x/sys/windows/registry"
)

// Ask reads from the system's settings how its programs should look.
func Ask() Likings { return Likings{Light: lightApps(), Reduced: !animates()} }

// lightApps reports whether programs are to be light.
func lightApps() bool {
	k, err := registry.OpenKey(registry.CURRENT_USER, `Software\Microsoft\Windows\CurrentVersion\Themes\Personalize`, registry.QUERY_VALUE)
	if err != nil {
		return false
	}
	defer k.Close()
	light, _, err := k.GetIntegerValue("AppsUseLightTheme")
	return err == nil && light == 1
}

// animates reports whether things may move in windows.
func animates() bool {
	const getClientAreaAnimation = 0x1042
	var moves int32
	done, _, _ := windows.NewLazySystemDLL("user32.dll").NewProc("SystemParametersInfoW").
		Call(getClientAreaAnimation, 0, uintptr(unsafe.Pointer(&moves)), 0)
	return done == 0 || moves != 0
}
