package words

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"ayoayo/engine"
	"ayoayo/game/address"
)

func keyFiles() []string {
	return []string{"keys.go", "rules_keys.go", "records_keys.go", "study_keys.go", "lobby_keys.go", "heard_keys.go", "keyboard_keys.go", "lessons_keys.go", "trainer_keys.go", "puzzle_keys.go", "links_keys.go"}
}

// constants returns the values of the constants of a type in the files of keys.
func constants(t *testing.T, typ string) []string {
	t.Helper()
	var values []string
	for _, name := range keyFiles() {
		values = append(values, constantsIn(t, name, typ)...)
	}
	return values
}

// constantsIn returns the values of the constants of a type declared in a file.
func constantsIn(t *testing.T, name, typ string) []string {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	var values []string
	ast.Inspect(file, func(n ast.Node) bool {
		spec, ok := n.(*ast.ValueSpec)
		if !ok {
			return true
		}
		if name, ok := spec.Type.(*ast.Ident); ok && name.Name == typ {
			text, err := strconv.Unquote(spec.Values[0].(*ast.BasicLit).Value)
			if err != nil {
				t.Fatal(err)
			}
			values = append(values, text)
		}
		return false
	})
	if len(values) == 0 {
		t.Fatalf("%s declares no constant of type %s", name, typ)
	}
	return values
}

// members lists the names that each family of keys must know.
func members() map[Family][]string {
	voices := []string{string(VoiceYou), string(VoiceComputer), string(VoiceNamed)}
	all := map[Family][]string{
		EndBy:      {"half"},
		RefusedNow: {"over", "replay", "paused", "elsewhere"},
		MoveWay:    {"right", "left", "up", "down"},
		SpeedName:  {"slow", "normal", "fast", "instant"},
		SoundName:  {"off", "soft", "medium", "loud"},
		SpeechName: {"full", "brief"},
		ThemeName:  {"own", "wood", "sand", "soapstone", "contrast"},
		LightName:  {"system", "dark", "light"},

		LettersName: {"needed", "always", "never"},

		AddressOf:  append(address.Names(), address.Unknown),
		LinkBad:    {"spoiled", "newer", "long"},
		SaveAside:  {"game", "settings", "tally", "progress"},
		SaveNewer:  {"game", "settings", "tally", "progress"},
		SaveBeside: {"game", "settings", "tally", "progress"},
		SaveStuck:  {"game", "settings", "tally", "progress"},
		SaveFailed: {"game", "settings", "tally", "finished", "progress"},
		MotionName: {"system", "full", "reduced"},
		SideOf:     {"S", "N"},
		Greeting:   {"ayoayo"},
		Champion:   {"ayoayo"},
		PlaceName:  {"play", "learn", "games", "settings"},

		PositionRest:  {"S", "N"},
		PuzzleBy:      {"easier", "like", "harder"},
		PuzzleThemeOf: {"largest", "lesser", "quiet", "saving", "starve", "feed", "finish", "endgame", "endless", "slam", "long"},
		CountingStep:  {"laps.one", "laps.range", "laps.more", "seeds.range", "seeds.more", "store.more", "several.more", "round.more"},
		TeachersOf:    {"row", "row-front", "row-back", "store", "pit"},
	}
	for level := range 10 {
		for _, f := range []Family{LevelName, LevelThinks, LevelWho} {
			all[f] = append(all[f], strconv.Itoa(level+1))
		}
	}
	for n := range 101 {
		for f, name := range map[Family]string{LevelLooks: LooksAhead(n), LevelSlips: SlipsOften(n), LevelLaps: FollowsLaps(n)} {
			if !slices.Contains(all[f], name) {
				all[f] = append(all[f], name)
			}
		}
	}
	all[DifferRow] = Aspects()
	all[SideHeard], all[WayHeard] = []string{"S", "N"}, []string{"first", "second"}
	for _, g := range KeyGroups() {
		all[KeysOf] = append(all[KeysOf], g.Name)
		all[KeyName], all[KeyDoes] = append(all[KeyName], g.Keys...), append(all[KeyDoes], g.Keys...)
	}
	// Which sentences of the rules pages and of the finder are asked for the rulebook
	// knows, and its tests hold; here every language must have those of the first.
	first, err := New()
	if err != nil {
		panic(err)
	}
	for _, f := range []Family{Rule, RuleName, RuleMore, Aim, Seat, Reading, About, Differ, Finder, LessonStep, LessonTask, LessonPoint} {
		for _, k := range first.Keys(f) {
			all[f] = append(all[f], strings.TrimPrefix(string(k), string(f)+"."))
		}
	}
	all[Name] = []string{string(VoiceYou), string(VoiceComputer)}
	for _, f := range []Family{
		PlayAgainBy, Turn, Claim, Won, Again, Passes, Moved, Claimed, MoveAt, ClaimAt, RoundTakes, RoundBegins, RefusedOwner, ClaimOwn,
		AnalysisBest, ReasonNoMove, ReasonFeeds, BarAhead, BarFarAhead, BarWins, KnowsWin, KnowsSure, RowName, FrontRow, BackRow, StoreName, PitOf,
	} {
		all[f] = voices
	}
	addRules(all, voices)
	return all
}

// addRules adds what is said of the engine's rules.
func addRules(all map[Family][]string, voices []string) {
	for _, end := range engine.Ends() {
		all[EndBy] = append(all[EndBy], apart(end.String(), end.ByPlayer() || end == engine.EndFrontRow, voices)...)
	}
	for _, why := range engine.Sweeps() {
		all[Swept] = append(all[Swept], apart(why.String(), why.ToOne(), voices)...)
	}
	all[TookByShort] = []string{engine.WhyOpposite.String() + ".lifted", engine.WhyOpposite.String() + ".along"}
	for why := engine.WhyOpposite; why < engine.WhyOwnRow; why++ {
		if why != engine.WhyCapturer { // which goes along
			all[TookByShort] = append(all[TookByShort], why.String())
		}
	}
	for _, why := range all[TookByShort] {
		all[TookBy] = append(all[TookBy], apart(why, true, voices)...)
	}
	for _, refusal := range engine.Refusals() {
		for _, f := range []Family{Refused, RefusedRule, RefusedInstead, RefusedSow} {
			all[f] = append(all[f], refusal.String())
		}
	}
	for _, spec := range engine.Specs() {
		for _, f := range []Family{GameName, GamePeople, GameLine} {
			all[f] = append(all[f], spec.Key)
		}
		for _, o := range spec.Options {
			all[OptionName] = append(all[OptionName], o.Name)
			all[OptionWhy] = append(all[OptionWhy], o.Name)
			for _, v := range o.Values {
				all[OptionValue] = append(all[OptionValue], o.Name+"."+v)
			}
		}
	}
}

// apart returns a name, or where it is told apart the name for each of several.
func apart(name string, told bool, by []string) []string {
	if !told {
		return []string{name}
	}
	var names []string
	for _, b := range by {
		names = append(names, name+"."+b)
	}
	return names
}

func TestEveryKeyHasASentence(t *testing.T) {
	wanted := map[Key]bool{}
	for _, k := range constants(t, "Key") {
		wanted[Key(k)] = true
	}
	families := members()
	for _, f := range constants(t, "Family") {
		if len(families[Family(f)]) == 0 {
			t.Errorf("the test knows no members of the family %q", f)
		}
		for _, m := range families[Family(f)] {
			wanted[Family(f).Of(m)] = true
		}
	}
	has := English()
	for k := range wanted {
		if has[k] == nil {
			t.Errorf("there is no sentence for %q", k)
		}
	}
	for k := range has {
		if !wanted[Key(strings.TrimSuffix(string(k), uprightMark))] {
			t.Errorf("there is a sentence for %q, which nothing asks for", k)
		}
	}
}

// A key that is given a sentence twice would have one of them, without a word.
func TestNoSentenceIsGivenTwice(t *testing.T) {
	files, err := filepath.Glob("*english.go")
	if err != nil {
		t.Fatal(err)
	}
	given := map[string]string{}
	for _, name := range files {
		source, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, key := range regexp.MustCompile(`(?m)^\t\t([A-Z].*?): +(?:one|count)\(`).FindAllSubmatch(source, -1) {
			if before := given[string(key[1])]; before != "" {
				t.Errorf("%s: %s has a sentence in %s", name, key[1], before)
			}
			given[string(key[1])] = name
		}
	}
	if has := len(English()) + len(PageEnglish()); len(given) != has {
		t.Errorf("the files give %d sentences, the language has %d", len(given), has)
	}
}

func TestPluralsFollowTheNumber(t *testing.T) {
	p, err := New()
	if err != nil {
		t.Fatal(err)
	}
	for n, want := range map[int]string{0: "0 seeds", 1: "1 seed", 2: "2 seeds", 21: "21 seeds"} {
		if got := p.Say(Seeds, n); got != want {
			t.Errorf("%d: got %q, want %q", n, got, want)
		}
	}
}

func TestTheFirstLanguageThatIsSpokenIsTaken(t *testing.T) {
	for _, c := range []struct {
		liked []string
		want  string
	}{
		{nil, "en"},
		{[]string{"", "xx", "not a language"}, "en"},
		{[]string{"cs-CZ"}, "cs"},
		{[]string{"cs_CZ.UTF-8"}, "cs"},
		{[]string{"en-GB", "cs"}, "en"},
		{[]string{"de", "sr-Latn", "cs", "en"}, "cs"},
		{[]string{"", "cs-CZ", "en"}, "cs"},
	} {
		if got := Match(c.liked...); got != c.want {
			t.Errorf("%q: got %s, want %s", c.liked, got, c.want)
		}
	}
}

// What a language has no sentence for is said in the first one.
func TestTheFirstLanguageStandsIn(t *testing.T) {
	p, err := New()
	if err != nil {
		t.Fatal(err)
	}
	czech := Grammar{[]string{"one", "few", "other"}, "20111" + strings.Repeat("2", 195), " ", ","}
	table := Write(czech, []Key{Undo, Seeds}, map[Key]Sentence{
		Undo: one("Zpět"), Seeds: count("one", "%[1]d semínko", "few", "%[1]d semínka", "other", "%[1]d semínek"),
	})
	if err := p.Speak("cs", table); err != nil {
		t.Fatal(err)
	}
	for want, got := range map[string]string{
		"Zpět": p.Say(Undo), "Redo": p.Say(Redo), "1 lap": p.Say(Laps, 1), "2 laps": p.Say(Laps, 2),
		"1 semínko": p.Say(Seeds, 1), "3 semínka": p.Say(Seeds, 3), "0 semínek": p.Say(Seeds, 0), "21 semínek": p.Say(Seeds, 21),
	} {
		if got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
	if err := p.Speak("en", ""); err != nil || p.Say(Undo) != "Undo" || p.Code() != "en" {
		t.Errorf("back in the first language it says %q as %s, and %v", p.Say(Undo), p.Code(), err)
	}
	head := Marked + "one\tother\n" + EnglishGrammar().Rule + "\t,\t.\n"
	for _, broken := range []string{"", Marked, Marked + "one\tother", head + "undo\n", head + "undo\ta\tb\tc\n", strings.Replace(head, "1", "2", 1)} {
		if err := p.Speak("cs", broken); (err == nil) || p.Code() != "en" {
			t.Errorf("%q is taken for a table: %v", broken, err)
		}
	}
}

func TestLanguagesAreListedOnce(t *testing.T) {
	var codes []string
	for _, l := range Languages() {
		if slices.Contains(codes, l.Code) {
			t.Errorf("%s is listed twice", l.Code)
		}
		codes = append(codes, l.Code)
	}
}

// A sentence that the program never says is one too many.
func TestEverySentenceIsSaid(t *testing.T) {
	said, declared := map[string]bool{}, regexp.MustCompile(`(?m)^\t(\w+)\s+(?:Key|Family)\s+=`)
	asked := regexp.MustCompile(`(?:\bwords\.|\.Say\()([A-Z]\w*)`) // the latter in the package itself
	err := filepath.WalkDir("..", func(path string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		source, err := os.ReadFile(path)
		for _, name := range asked.FindAllSubmatch(source, -1) {
			said[string(name[1])] = true
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range keyFiles() {
		source, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		names := declared.FindAllSubmatch(source, -1)
		if len(names) == 0 {
			t.Errorf("%s declares no keys", file)
		}
		for _, name := range names {
			if !said[string(name[1])] {
				t.Errorf("%s: nothing says %s", file, name[1])
			}
		}
	}
}
