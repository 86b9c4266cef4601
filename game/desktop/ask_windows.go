package desktop

import (
	"strconv"
	"unsafe"

	"golang.org/x/sys/windows"
	"golang.org/x/sys/windows/registry"
)

// Ask reads from the system's settings how its programs should look.
func Ask() Likings {
	return Likings{Light: lightApps(), Reduced: !animates(), Contrast: contrast(), Text: textScale()}
}

// contrast reports whether the system has colours of strong contrast.
func contrast() bool {
	k, err := registry.OpenKey(registry.CURRENT_USER, `Control Panel\Accessibility\HighContrast`, registry.QUERY_VALUE)
	if err != nil {
		return false
	}
	defer k.Close()
	text, _, err := k.GetStringValue("Flags")
	if err != nil {
		return false
	}
	flags, err := strconv.Atoi(text)
	return err == nil && flags&1 != 0
}

// textScale is how much larger text should be, 0 where nobody says.
func textScale() float64 {
	k, err := registry.OpenKey(registry.CURRENT_USER, `Software\Microsoft\Accessibility`, registry.QUERY_VALUE)
	if err != nil {
		return 0
	}
	defer k.Close()
	percent, _, err := k.GetIntegerValue("TextScaleFactor")
	if err != nil {
		return 0
	}
	return float64(percent) / 100
}

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
