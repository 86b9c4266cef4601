package main

import (
	"archive/zip"
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"ayoayo/web"
)

// dist builds everything there is to publish, and says how big it is.
func dist(ctx context.Context, module string) error {
	dir := filepath.Join(module, "dist")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return fmt.Errorf("making the folder dist: %w", err)
	}
	fmt.Println("Compiling for the browser")
	programs, err := web.Compile(ctx, module)
	if err != nil {
		return err
	}
	warnUnshaped(programs)
	files, err := programs.Site()
	if err != nil {
		return err
	}
	if err := writeWeb(dir, programs, files); err != nil {
		return err
	}
	for _, d := range desktops {
		fmt.Printf("Compiling for %s\n", d.name)
		if err := d.build(ctx, module, dir); err != nil {
			return err
		}
	}
	if err := writeSums(dir); err != nil {
		return err
	}
	if err := report(dir); err != nil {
		return err
	}
	return withinBudget(files, programs.Unshaped)
}

func writeWeb(dir string, programs *web.Programs, files []web.File) error {
	if err := web.WriteFiles(filepath.Join(dir, "web"), files); err != nil {
		return err
	}
	archive, err := zipped(files)
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, "ayoayo-web.zip"), archive, 0o644); err != nil {
		return fmt.Errorf("writing the site as a zip: %w", err)
	}
	page, err := programs.SinglePage()
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, "ayoayo.html"), page, 0o644); err != nil {
		return fmt.Errorf("writing the single page: %w", err)
	}
	licences := web.Licences()
	if err := os.WriteFile(filepath.Join(dir, licences.Name), licences.Data, 0o644); err != nil {
		return fmt.Errorf("writing the licences: %w", err)
	}
	return nil
}

// zipTime is the time of every file in an archive: what is the same has the same
// bytes, whenever it was built.
func zipTime() time.Time { return time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC) }

// zipped puts the files into an archive that is the same for the same files.
func zipped(files []web.File) ([]byte, error) {
	out := new(bytes.Buffer)
	archive := zip.NewWriter(out)
	for _, f := range files {
		w, err := archive.CreateHeader(&zip.FileHeader{Name: f.Name, Method: zip.Deflate, Modified: zipTime()})
		if err != nil {
			return nil, fmt.Errorf("putting %s into the zip: %w", f.Name, err)
		}
		if _, err := w.Write(f.Data); err != nil {
			return nil, fmt.Errorf("putting %s into the zip: %w", f.Name, err)
		}
	}
	err := archive.Close()
	return out.Bytes(), err
}

// desktop is a native program to publish.
type desktop struct {
	name, file string
	env        []string
	ldflags    string // beside those of everything published
}

var desktops = [...]desktop{
	{"Linux", "ayoayo-linux-amd64", []string{"GOOS=linux", "GOARCH=amd64", "CGO_ENABLED=1"}, ""},
	{"Windows", "ayoayo-windows-amd64.exe", []string{"GOOS=windows", "GOARCH=amd64", "CGO_ENABLED=0"}, " -H windowsgui"},
}

func (d desktop) build(ctx context.Context, module, dir string) error {
	flags := web.BuildFlags()
	for i, flag := range flags {
		if strings.HasPrefix(flag, "-ldflags=") {
			flags[i] += d.ldflags
		}
	}
	args := append(append([]string{"build"}, flags...), "-o", filepath.Join(dir, d.file), ".")
	cmd := exec.CommandContext(ctx, "go", args...)
	cmd.Dir = module
	cmd.Env = append(os.Environ(), d.env...)
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("compiling for %s: %w", d.name, err)
	}
	return nil
}

// sumsFile has the SHA-256 of everything else that is published, as sha256sum -c
// takes it.
const sumsFile = "SHA256SUMS"

func writeSums(dir string) error {
	sums := new(bytes.Buffer)
	err := filepath.WalkDir(dir, func(path string, entry os.DirEntry, err error) error {
		if err != nil || entry.IsDir() || entry.Name() == sumsFile {
			return err
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		name, err := filepath.Rel(dir, path)
		fmt.Fprintf(sums, "%x  %s\n", sha256.Sum256(data), filepath.ToSlash(name))
		return err
	})
	if err == nil {
		err = os.WriteFile(filepath.Join(dir, sumsFile), sums.Bytes(), 0o644)
	}
	if err != nil {
		return fmt.Errorf("writing the sums of what is published: %w", err)
	}
	return nil
}

// report prints what is in the folder, with sizes.
func report(dir string) error {
	fmt.Println("\nIn dist/:")
	return filepath.WalkDir(dir, func(path string, entry os.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		info, err := entry.Info()
		if err != nil {
			return err
		}
		name, err := filepath.Rel(dir, path)
		if err != nil {
			return err
		}
		fmt.Printf("%12d  %s\n", info.Size(), filepath.ToSlash(name))
		return nil
	})
}

// withinBudget says what a first visit downloads, and fails if a program has
// outgrown its budget. In the shape that Go gives programs they may: why says then
// why they have it.
func withinBudget(site []web.File, why error) error {
	fmt.Println("\nDownload, gzipped:")
	var errs []error
	for _, s := range web.Sizes(site) {
		fmt.Printf("%12d  %s program, of %d allowed\n", s.Packed, s.Program, s.Budget)
		errs = append(errs, s.Err())
	}
	err := errors.Join(errs...)
	if err == nil || why == nil {
		return err
	}
	fmt.Printf("More than is allowed, since the programs are in Go's own shape: %v.\n", why)
	return nil
}

// warnUnshaped says so if the programs have the shape that Go gave them.
func warnUnshaped(programs *web.Programs) {
	if programs.Unshaped != nil {
		fmt.Printf("They are larger and slower than they could be, in the shape that Go gave them: %v.\n", programs.Unshaped)
	}
}
