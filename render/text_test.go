package render

import (
	"math"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// alphabets are the letters that the program's languages are written with, each
// with its accents, and the signs that the program uses.
var alphabets = map[string]string{
	"English, French": "ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz À Â Ç É È Ê Ë Î Ï Ô Œ Ù Û Ü Ÿ à â ç é è ê ë î ï ô œ ù û ü ÿ",
	"Czech":           "Á Č Ď É Ě Í Ň Ó Ř Š Ť Ú Ů Ý Ž á č ď é ě í ň ó ř š ť ú ů ý ž",
	"Yoruba":          "Ẹ Ọ Ṣ ẹ ọ ṣ À Á È É Ì Í Ò Ó Ù Ú à á è é ì í ò ó ù ú Ẹ̀ Ẹ́ Ọ̀ Ọ́ ẹ̀ ẹ́ ọ̀ ọ́ ń ǹ ḿ m̀ ā",
	"Akan, Ewe, Ga":   "Ɛ Ɔ ɛ ɔ ɛ̃ ɔ̃ ɛ́ ɔ̀ Ɖ Ƒ Ɣ Ŋ Ʋ ɖ ƒ ɣ ŋ ʋ ã ẽ ĩ õ ũ",
	"Hausa, Igbo":     "Ɓ Ɗ Ƙ Ƴ ɓ ɗ ƙ ƴ ʼ Ị Ṅ Ụ ị ṅ ụ",
	"Greek":           "Α Β Γ Δ Ε Ζ Η Θ Ι Κ Λ Μ Ν Ξ Ο Π Ρ Σ Τ Υ Φ Χ Ψ Ω α β γ δ ε ζ η θ ι κ λ μ ν ξ ο π ρ σ ς τ υ φ χ ψ ω Ά Έ Ή Ί Ό Ύ Ώ ά έ ή ί ό ύ ώ ϊ ϋ ΐ ΰ",
	"Russian":         "А Б В Г Д Е Ё Ж З И Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ъ Ы Ь Э Ю Я а б в г д е ё ж з и й к л м н о п р с т у ф х ц ч ш щ ъ ы ь э ю я",
	"Belarusian":      "І Ў Ґ і ў ґ ʼ",
	"digits":          "0123456789",
	"signs":           "!?.,:;…-–—()[]{}<>+−=/\\'\"’‘“”„«»·•×±%&@#*§°€№ ← → ↑ ↓ ✓ ̀ ́ ̣",
}

// Every letter is drawn, in every face: none is a box.
func TestEveryLetterHasAShape(t *testing.T) {
	p := NewPainter(Look{}, 1)
	for name, letters := range alphabets {
		for _, style := range []TextStyle{{Size: Text}, {Size: Text, Bold: true}, {Size: Title, Title: true}} {
			for letter := range strings.FieldsSeq(letters) {
				for _, g := range p.line(letter, style).glyphs {
					if g.GID == 0 {
						t.Errorf("%s: %q is a box (bold %v, title %v)", name, letter, style.Bold, style.Title)
					}
				}
			}
		}
	}
}

// Every letter that translators use is there.
func TestEveryTranslatedLetterHasAShape(t *testing.T) {
	files, err := filepath.Glob("../game/words/tables/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("no tables of sentences: %v", err)
	}
	p := NewPainter(Look{}, 1)
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		seen := map[string]bool{}
		for _, letter := range regexp.MustCompile(`\S\p{Mn}*`).FindAllString(string(text), -1) {
			if seen[letter] {
				continue
			}
			seen[letter] = true
			for _, style := range []TextStyle{{Size: Text}, {Size: Text, Bold: true}, {Size: Title, Title: true}} {
				for _, g := range p.line(letter, style).glyphs {
					if g.GID == 0 {
						t.Errorf("%s: %+q is a box (bold %v, title %v)", name, letter, style.Bold, style.Title)
					}
				}
			}
		}
	}
}

// Accents stand over and under their letters, not beside them.
func TestAccentsStandAtTheirLetters(t *testing.T) {
	p := NewPainter(Look{}, 1)
	for _, style := range []TextStyle{{Size: Small}, {Size: 48, Bold: true}, {Size: 48, Title: true}} {
		for plain, accented := range map[string]string{"Ọta": "Ọ̀ta", "ɔfi": "ɔ̀fi", "ẹ": "ẹ́", "m": "m̀"} {
			a, _ := p.Measure(plain, style)
			b, _ := p.Measure(accented, style)
			if a != b {
				t.Errorf("%q is %.1f px wide, %q is %.1f px", plain, a, accented, b)
			}
		}
	}
}

// What the fonts lack is a box: a reader sees that something is there.
func TestAnUnknownLetterIsABox(t *testing.T) {
	p := NewPainter(Look{Dark: true}, 1)
	for _, style := range []TextStyle{{Size: Small}, {Size: Text, Bold: true}, {Size: Title, Title: true}} {
		for _, unknown := range []string{"漢", "ع", "🙂"} {
			if n := inked(p, unknown, style); n < 8 {
				t.Errorf("%q leaves %d pixels (bold %v, title %v)", unknown, n, style.Bold, style.Title)
			}
		}
	}
	if n := inked(p, "\u200b", TextStyle{Size: Text}); n > 0 {
		t.Errorf("a space of no width leaves %d pixels", n)
	}
}

// inked counts the pixels that a text leaves.
func inked(p *Painter, s string, style TextStyle) int {
	dst := ebiten.NewImage(80, 80)
	defer dst.Deallocate()
	style.Color = p.Palette().Ink
	p.DrawText(dst, s, 10, 20, style)
	n := 0
	pixels := picture(dst).Pix
	for i := 3; i < len(pixels); i += 4 {
		if pixels[i] > 0x60 {
			n++
		}
	}
	return n
}

// Numbers under each other line up, and capitals stand in the middle of a line.
func TestFiguresAreEquallyWide(t *testing.T) {
	p := NewPainter(Look{}, 2)
	for _, style := range []TextStyle{{Size: Text}, {Size: 38, Bold: true}, {Size: Title, Title: true}} {
		want, _ := p.Measure("0", style)
		for _, digit := range "123456789" {
			if w, _ := p.Measure(string(digit), style); w != want {
				t.Errorf("%c is %g px wide, 0 is %g px", digit, w, want)
			}
		}
	}
}

func TestCapitalsStandInTheMiddleOfALine(t *testing.T) {
	p := NewPainter(Look{Dark: true}, 1)
	for _, style := range []TextStyle{{Size: Text}, {Size: 48, Bold: true}, {Size: 48, Title: true}} {
		dst := ebiten.NewImage(80, 80)
		style.Color = p.Palette().Ink
		p.DrawText(dst, "H", 4, 4, style)
		top, bottom := 80, 0
		img := picture(dst)
		for y := range 80 {
			for x := range 80 {
				if img.Pix[img.PixOffset(x, y)+3] > 0x80 {
					top, bottom = min(top, y), max(bottom, y+1)
				}
			}
		}
		dst.Deallocate()
		above, below := float64(top)-4, 4+style.LineHeight()-float64(bottom)
		if off := math.Abs(above - below); off > max(1.5, 0.05*style.Size) {
			t.Errorf("size %g, title %v: %.1f px are free above a capital and %.1f px below", style.Size, style.Title, above, below)
		}
	}
}
