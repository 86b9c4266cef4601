package render

import (
	"embed"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"
)

//go:embed kage/*.kage
var kage embed.FS

// shaders are the programs that draw seeds, shapes and surroundings. They are
// made once, when first needed, and are constant from then on.
type shaders struct{ seed, shape, ground *ebiten.Shader }

var theShaders = sync.OnceValue(func() *shaders {
	return &shaders{seed: compile("seed"), shape: compile("shape"), ground: compile("ground")}
})

// carved are the programs that draw a board and its hollows.
type carved struct{ board, hollow *ebiten.Shader }

// theSurfaces holds the programs of each surface, each made once, when a board
// of it is first drawn.
var theSurfaces = map[surface]func() *carved{
	wooden: sync.OnceValue(wooden.compile),
	stony:  sync.OnceValue(stony.compile),
	sandy:  sync.OnceValue(sandy.compile),
}

// compile makes the programs of a surface.
func (s surface) compile() *carved {
	return &carved{
		board:  compile("matter", s.matter, "carving", s.board),
		hollow: compile("matter", s.matter, s.hollow),
	}
}

// compile makes a shader of files that are read as one. The files are part of
// the program: one that is wrong is a fault of the build, found by every test
// that draws.
func compile(names ...string) *ebiten.Shader {
	var source []byte
	for _, name := range names {
		part, err := kage.ReadFile("kage/" + name + ".kage")
		if err != nil {
			panic(err)
		}
		source = append(source, part...)
	}
	shader, err := ebiten.NewShader(source)
	if err != nil {
		panic(err)
	}
	return shader
}
