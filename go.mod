module ayoayo

go 1.26.8

require (
	github.com/atotto/clipboard v0.1.4
	github.com/chromedp/cdproto v0.160.1
	github.com/chromedp/chromedp v0.23.1
	github.com/ebitengine/oto/v3 v3.4.1
	github.com/google/pprof v0.0.0-20261105003125-4bf881d7fb0b
	github.com/hajimehoshi/ebiten/v2 v2.9.10
	github.com/tinylib/msgp v1.6.5
	golang.org/x/sys v0.50.0
	golang.org/x/text v0.44.0
)

require rsc.io/qr v0.2.0

require (
	github.com/ebitengine/gomobile v0.0.0-20250923094054-ea854a63cce1 // indirect
	github.com/ebitengine/hideconsole v1.0.0 // indirect
	github.com/ebitengine/purego v0.9.0 // indirect
	github.com/go-json-experiment/json v0.0.0-20260213210345-44df1a37e875 // indirect
	github.com/go-text/typesetting v0.3.0 // indirect
	github.com/gofrs/flock v0.13.2
	github.com/jezek/xgb v1.1.1
	github.com/philhofer/fwd v1.2.0 // indirect
	github.com/rivo/uniseg v0.4.7 // indirect
	golang.org/x/image v0.48.0 // indirect
	golang.org/x/mod v0.42.0 // indirect
	golang.org/x/sync v0.25.0 // indirect
	golang.org/x/tools v0.52.0 // indirect
)

tool github.com/tinylib/msgp
