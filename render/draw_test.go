package render

import (
	"flag"
	"image"
	"image/png"
	"math"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"ayoayo/engine"
)

var update = flag.Bool("update", false, "write the golden pictures anew")

// picture reads the pixels of an image.
func picture(img *ebiten.Image) *image.RGBA {
	out := image.NewRGBA(img.Bounds())
	img.ReadPixels(out.Pix)
	return out
}

// checkGolden compares a picture with the one kept under a name. Graphics
// drivers round differently, so that small differences are let pass.
func checkGolden(t *testing.T, name string, got *image.RGBA) {
	t.Helper()
	path := filepath.Join("testdata", name+".png")
	if *update {
		writePicture(t, path, got)
		return
	}
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	decoded, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	if decoded.Bounds() != got.Bounds() {
		t.Fatalf("the picture is %v, want %v", got.Bounds(), decoded.Bounds())
	}
	sum, far := 0, 0
	for y := range got.Rect.Dy() {
		for x := range got.Rect.Dx() {
			r, g, b, _ := decoded.At(x, y).RGBA()
			at := got.PixOffset(x, y)
			d := 0
			for i, want := range []uint32{r, g, b} {
				d = max(d, int(math.Abs(float64(got.Pix[at+i])-float64(want>>8))))
			}
			sum += d
			if d > 40 {
				far++
			}
		}
	}
	pixels := got.Rect.Dx() * got.Rect.Dy()
	if sum > 3*pixels || far > pixels/200 {
		failed := filepath.Join(os.TempDir(), name+"-got.png")
		writePicture(t, failed, got)
		t.Errorf("the picture differs by %.2f on average and by much in %d of %d pixels; it was written to %s",
			float64(sum)/float64(pixels), far, pixels, failed)
	}
}

func writePicture(t *testing.T, path string, p image.Image) {
	t.Helper()
	f, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, p); err != nil {
		t.Fatal(err)
	}
}

// scene draws a view on the surroundings.
func scene(t *testing.T, v *BoardView, w, h int) *image.RGBA {
	t.Helper()
	dst := ebiten.NewImage(w, h)
	defer dst.Deallocate()
	p := NewPainter(v.look, v.scale)
	p.Background(dst)
	v.Draw(dst)
	return picture(dst)
}

// usualMarks are those of a table in the middle of a game.
func usualMarks(legal ...engine.Pit) Marks {
	m := NoMarks()
	m.Legal, m.Focus, m.LastFrom, m.LastTo, m.Letters = legal, 1, 8, 4, true
	return m
}

func TestGoldenTable(t *testing.T) {
	v := testView(t, "ayoayo")
	v.Arrange(Rect{14, 12, 492, 216}, false, 1)
	v.SetMarks(usualMarks(0, 1, 2, 3, 4, 5))
	checkGolden(t, "table-dark", scene(t, v, 520, 240))
}

func TestGoldenUprightWithPreview(t *testing.T) {
	r, _ := engine.ParseRules("ayoayo")
	var capture played
	for _, m := range playout(t, r, 1, 21) {
		if mine, _ := m.trace.Captures(m.before.Turn()); mine > 4 {
			capture = m
			break
		}
	}
	v := testView(t, "ayoayo")
	v.SetLook(Look{Counts: true})
	v.Arrange(Rect{8, 10, 164, 340}, true, 1)
	v.Show(capture.before)
	marks := NoMarks()
	marks.Preview = &Preview{Trace: capture.trace}
	v.SetMarks(marks)
	checkGolden(t, "upright-light", scene(t, v, 180, 360))
}

func TestGoldenFourRows(t *testing.T) {
	v := newBoardView(boards()["4x8"], engine.Position{}, "", Look{Dark: true, Counts: true})
	defer v.Free()
	v.heaps.deal(v.board.Seeds(), v.order, func(p engine.Pit) int { return int(p)%5 + int(p)%2 })
	v.Arrange(Rect{6, 6, 308, 188}, false, 1)
	checkGolden(t, "four-rows", scene(t, v, 320, 200))
}

func TestGoldenInFlight(t *testing.T) {
	r, _ := engine.ParseRules("ayoayo")
	m := playout(t, r, 1, 22)[0]
	v := testView(t, "ayoayo")
	v.Arrange(Rect{8, 8, 304, 126}, false, 1)
	v.Animate(m.before, m.trace)
	v.Update(480 * time.Millisecond)
	checkGolden(t, "in-flight", scene(t, v, 320, 142))
}

// Nearly all grains of sand lie within the fringe that a board tells of, some of
// them in its outer half; boards that have none end where they say.
func TestTheFringeHoldsWhatIsStrewn(t *testing.T) {
	for _, theme := range []string{"sand", Contrast} {
		for _, upright := range []bool{false, true} {
			v := testView(t, "ayoayo")
			v.SetLook(Look{Theme: theme, Counts: true})
			v.Arrange(Rect{20, 20, 800, 800}, upright, 1)
			a := drawArt(&v.layout, &v.material, false, 1)
			inner, outside := strewn(v, &a)
			if outside > 10 {
				t.Errorf("%s: %d grains lie outside of a fringe of %.1f px", theme, outside, v.Fringe())
			}
			if (v.Fringe() > 0) != (inner > 0) {
				t.Errorf("%s: %d grains lie in the outer half of a fringe of %.1f px", theme, inner, v.Fringe())
			}
			a.free()
		}
	}
}

// strewn counts the pixels of a board in the outer half of its fringe and beyond.
func strewn(v *BoardView, a *art) (outer, outside int) {
	p, b := picture(a.image), v.Bounds()
	for y := range p.Rect.Dy() {
		for x := range p.Rect.Dx() {
			if p.Pix[p.PixOffset(x, y)+3] < 0x80 { // a shadow, or nothing
				continue
			}
			at := point{float64(x), float64(y)}.add(a.at).times(1 / a.scale)
			d := max(b.X-at.x, at.x-b.X-b.W, b.Y-at.y, at.y-b.Y-b.H) - 1 // what lies in part of a pixel fills it
			switch {
			case d > v.Fringe():
				outside++
			case d > v.Fringe()/2:
				outer++
			}
		}
	}
	return outer, outside
}

func TestWrapKeepsToTheWidth(t *testing.T) {
	p := NewPainter(Look{}, 2)
	style := TextStyle{Size: Text}
	lines := p.Wrap("Sow the seeds one by one into the pits that follow.\nThe move ends in an empty pit.", style, 160)
	if len(lines) < 4 {
		t.Fatalf("only %d lines: %q", len(lines), lines)
	}
	for _, line := range lines {
		if w, _ := p.Measure(line, style); w > 160 {
			t.Errorf("%q is %.1f wide", line, w)
		}
	}
	if got := p.Wrap("", style, 100); len(got) != 1 || got[0] != "" {
		t.Errorf("an empty text wraps to %q", got)
	}
}

func TestIdleBoardIsNotRedrawn(t *testing.T) {
	v := testView(t, "ayoayo")
	dst := ebiten.NewImage(480, 200)
	defer dst.Deallocate()
	if !v.Update(time.Millisecond) {
		t.Error("a new board does not ask to be drawn")
	}
	v.Draw(dst)
	if v.Update(time.Second) {
		t.Error("an idle board asks to be drawn")
	}
	v.SetMarks(NoMarks())
	v.SetLook(v.look)
	v.SetNear(v.stance.near)
	v.Arrange(v.bounds, v.stance.upright, v.scale)
	if v.Update(time.Second) {
		t.Error("setting what is set already asks to be drawn")
	}
	marks := NoMarks()
	marks.Legal = []engine.Pit{1, 2}
	v.SetMarks(marks)
	if !v.Update(time.Millisecond) {
		t.Error("new marks do not ask to be drawn")
	}
}

// thirty is a relay of thirty seeds.
func thirty(t testing.TB, r *engine.Rules) played {
	for _, m := range playout(t, r, 20, 5) {
		drops := 0
		for _, e := range m.trace.Events {
			if e.Kind == engine.Dropped {
				drops++
			}
		}
		if drops >= 30 && drops < 40 {
			return m
		}
	}
	t.Fatal("no relay of thirty seeds was played")
	return played{}
}

func TestFramesAllocateNothing(t *testing.T) {
	r, _ := engine.ParseRules("ayoayo")
	m := thirty(t, r)
	v := testView(t, "ayoayo")
	marks := usualMarks(0, 1, 2)
	marks.Preview, marks.Letters = &Preview{Trace: m.trace}, true
	v.SetMarks(marks)
	v.makeArt()
	frame := func() {
		v.Update(8 * time.Millisecond)
		v.compose()
	}
	v.Animate(m.before, m.trace)
	frame()
	if n := testing.AllocsPerRun(200, frame); n != 0 {
		t.Errorf("a frame of a relay allocates %g times", n)
	}
	if !v.Animating() {
		t.Error("the relay was over before it was measured")
	}
	v.Skip()
	if n := testing.AllocsPerRun(50, frame); n != 0 {
		t.Errorf("a frame at rest allocates %g times", n)
	}
}

func TestDrawingAllocatesOnlyInTheQueue(t *testing.T) {
	// Ebitengine's queue of draw commands allocates a little for each command,
	// and more while it grows; here everything lands in one frame's queue.
	const perCommand = 2
	v := testView(t, "ayoayo")
	p := NewPainter(v.look, 1)
	dst := ebiten.NewImage(480, 200)
	defer dst.Deallocate()
	style := TextStyle{Size: Text, Color: p.Palette().Ink}
	frame := func() {
		p.Background(dst)
		v.Draw(dst)
		p.RoundRect(dst, Rect{10, 10, 90, 30}, 8, p.Palette().Control)
		p.DrawIcon(dst, IconUndo, Rect{10, 10, 22, 22}, p.Palette().Ink)
		p.DrawText(dst, "Your turn\nÀyò", 20, 20, style)
	}
	const commands = 7 // background, art, marks and sprites; shape, icon, text
	for range 100 {
		frame()
	}
	picture(dst)
	if n := testing.AllocsPerRun(90, frame); n > commands*perCommand {
		t.Errorf("a frame allocates %g times", n)
	}
}

// flush has what was drawn on an image drawn by the driver.
func flush(dst *ebiten.Image) {
	var pixel [4]byte
	dst.SubImage(image.Rect(0, 0, 1, 1)).(*ebiten.Image).ReadPixels(pixel[:])
}

// BenchmarkRelay is the cost of Update and Draw of a frame while a relay of
// thirty seeds is shown, without the graphics processor's part.
func BenchmarkRelay(b *testing.B) {
	r, _ := engine.ParseRules("ayoayo")
	m := thirty(b, r)
	v := testView(b, "ayoayo")
	v.SetMarks(usualMarks(0, 1, 2, 3, 4, 5))
	dst := ebiten.NewImage(16, 16) // so that the driver has next to nothing to do
	defer dst.Deallocate()
	v.Draw(dst)
	flush(dst)
	b.ReportAllocs()
	n := 0
	for b.Loop() {
		if !v.Animating() {
			v.Animate(m.before, m.trace)
		}
		v.Update(time.Second / 60)
		v.Draw(dst)
		if n++; n%100 == 0 {
			b.StopTimer()
			flush(dst)
			b.StartTimer()
		}
	}
}

// BenchmarkArt is the time to draw the board and the sprites of a table of
// 1280x720, the graphics processor's part included: what a change of theme
// takes. Of that, program-ms is the program's own part.
func BenchmarkArt(b *testing.B) {
	for _, theme := range Themes() {
		b.Run(theme, func(b *testing.B) {
			v := testView(b, "ayoayo")
			v.SetLook(Look{Theme: theme, Dark: true, Counts: true})
			v.Arrange(Rect{45, 110, 1190, 490}, false, 1)
			v.makeArt() // compiles the shaders
			flush(v.art.image)
			var own time.Duration
			for b.Loop() {
				began := time.Now()
				v.Free()
				v.makeArt()
				own += time.Since(began)
				flush(v.art.image)
			}
			b.ReportMetric(own.Seconds()*1000/float64(b.N), "program-ms/op")
		})
	}
}

// A page that scrolls moves its boards, whose pictures cost too much to be drawn again
// for that.
func TestABoardThatMovesKeepsItsPicture(t *testing.T) {
	v := testView(t, "ayoayo")
	v.Arrange(Rect{10, 20, 400, 160}, false, 2)
	v.makeArt()
	image, at := v.art.image, v.art.corner(&v.layout)
	for range 40 { // in steps that are no whole pixels
		b := v.bounds
		b.Y -= 0.3
		v.Arrange(b, false, 2)
	}
	v.makeArt()
	if v.art.image != image {
		t.Error("a board that is moved is drawn again")
	}
	if to := v.art.corner(&v.layout); to.x != at.x || to.y != at.y-24 {
		t.Errorf("moved up by 12 px, at two pixels each, its picture went from %v to %v", at, to)
	}
	v.Arrange(Rect{10, 20, 300, 160}, false, 2)
	if v.makeArt(); v.art.image == image {
		t.Error("a board of another size keeps its picture")
	}
}
