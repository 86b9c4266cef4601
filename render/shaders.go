package render

import (
	"embed"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"
)

//go:embed kage/*.kage
var kage embed.FS

// shaders are the programs that draw what is cached, and the shapes. They are
// made once, when first needed, and are constant from then on.
type shaders struct {
	plank, bowl, seed, shape, ground *ebiten.Shader
}

var theShaders = sync.OnceValue(func() *shaders {
	return &shaders{
		plank:  compile("wood", "plank"),
		bowl:   compile("wood", "bowl"),
		seed:   compile("seed"),
		shape:  compile("shape"),
		ground: compile("ground"),
	}
})

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
