package main

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"

	"ayoayo/web"
)

// usualAddress is tried first: a browser keeps saved games by address, so the
// address should be the same every time.
const usualAddress = "localhost:8096"

// play builds the site, serves it, and opens a browser if there is a desktop.
func play(ctx context.Context, module string) error {
	fmt.Println("Compiling for the browser (the first time takes a minute or two)")
	programs, err := web.Compile(ctx, module)
	if err != nil {
		return err
	}
	warnUnshaped(programs)
	files, err := programs.Site()
	if err != nil {
		return err
	}
	dir := filepath.Join(module, "dist", "web")
	if err := web.WriteFiles(dir, files); err != nil {
		return err
	}

	listener, err := listen(ctx)
	if err != nil {
		return err
	}
	address := "http://" + net.JoinHostPort("localhost", port(listener)) + "/"
	fmt.Printf("\nAyoayo is at %s\n(Ctrl+C stops it)\n", address)
	openBrowser(ctx, address)
	return serve(ctx, listener, http.FileServer(http.Dir(dir)))
}

func listen(ctx context.Context) (net.Listener, error) {
	var config net.ListenConfig
	if l, err := config.Listen(ctx, "tcp", usualAddress); err == nil {
		return l, nil
	}
	l, err := config.Listen(ctx, "tcp", "localhost:0")
	if err != nil {
		return nil, fmt.Errorf("looking for a free port on localhost: %w", err)
	}
	return l, nil
}

func port(l net.Listener) string {
	_, port, _ := net.SplitHostPort(l.Addr().String())
	return port
}

// serve answers until the context ends.
func serve(ctx context.Context, l net.Listener, files http.Handler) error {
	server := &http.Server{Handler: files}
	stop := context.AfterFunc(ctx, func() { server.Close() })
	defer stop()
	if err := server.Serve(l); !errors.Is(err, http.ErrServerClosed) {
		return fmt.Errorf("serving the site: %w", err)
	}
	return nil
}

// openBrowser opens the address where there is a desktop. Where that fails,
// the address has been printed.
func openBrowser(ctx context.Context, address string) {
	var command []string
	switch {
	case runtime.GOOS == "darwin":
		command = []string{"open", address}
	case runtime.GOOS == "windows":
		command = []string{"rundll32", "url.dll,FileProtocolHandler", address}
	case os.Getenv("DISPLAY") != "" || os.Getenv("WAYLAND_DISPLAY") != "":
		command = []string{"xdg-open", address}
	default:
		return
	}
	cmd := exec.CommandContext(ctx, command[0], command[1:]...)
	if cmd.Start() == nil {
		go func() { _ = cmd.Wait() }()
	}
}
