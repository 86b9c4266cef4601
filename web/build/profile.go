package main

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"

	"github.com/google/pprof/profile"

	"ayoayo/web"
)

// profileWorker runs natively the benchmarks of what the worker does at length, and
// writes down which functions took the time.
func profileWorker(ctx context.Context, module string) error {
	dir, err := os.MkdirTemp("", "ayoayo-profile-")
	if err != nil {
		return fmt.Errorf("finding out what the worker does: %w", err)
	}
	defer os.RemoveAll(dir)
	var profiles []*profile.Profile
	for _, b := range benchmarks() {
		if b.work == "" {
			continue
		}
		fmt.Printf("Running %s of %s\n", b.run, b.pkg)
		p, err := b.profile(ctx, module, filepath.Join(dir, "cpu.pprof"))
		if err != nil {
			return err
		}
		profiles = append(profiles, p)
	}
	all, err := profile.Merge(profiles)
	if err != nil {
		return fmt.Errorf("putting profiles together: %w", err)
	}
	out, err := os.Create(filepath.Join(module, filepath.FromSlash(web.Profile)))
	if err != nil {
		return fmt.Errorf("writing what the worker does: %w", err)
	}
	defer out.Close()
	if err := all.Write(out); err != nil {
		return fmt.Errorf("writing what the worker does: %w", err)
	}
	return out.Close()
}

// profile runs a benchmark for the time that its work is worth, and returns what it spent its time in, without
// what tells of the machine.
func (b benchmark) profile(ctx context.Context, module, file string) (*profile.Profile, error) {
	cmd := exec.CommandContext(ctx, "go", "test", "-trimpath", "-o", file+".test", "-run", "^$",
		"-bench", b.run, "-benchtime", b.work, "-cpuprofile", file, b.pkg)
	cmd.Dir = module
	if said, err := cmd.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("running the benchmarks of %s: %w\n%s", b.pkg, err, said)
	}
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, fmt.Errorf("reading a profile: %w", err)
	}
	p, err := profile.ParseData(data)
	if err != nil {
		return nil, fmt.Errorf("reading a profile: %w", err)
	}
	p.TimeNanos, p.DurationNanos = 0, 0
	for _, m := range p.Mapping {
		m.File, m.BuildID = "", ""
	}
	return p, nil
}
