#!/usr/bin/env bash
# Builds, plays, tests and packs Ayoayo. ./build.sh help says how.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

staticcheck=honnef.co/go/tools/cmd/staticcheck@v0.8.2
gofumpt=mvdan.cc/gofumpt@v0.12.0
govulncheck=golang.org/x/vuln/cmd/govulncheck@v1.9.0

# Nothing here depends on the history, which go would look at with git.
export GOFLAGS="${GOFLAGS:+$GOFLAGS }-buildvcs=false"

# What the native program and its tests need beside Go, as Debian packages.
desktop_packages=(gcc libc6-dev pkg-config libgl-dev libegl-dev libgl1-mesa-dri
	libxcursor-dev libxi-dev libxinerama-dev libxrandr-dev libxxf86vm-dev libasound2-dev)
test_packages=(xvfb xauth shellcheck webkit2gtk-driver)

command_help() {
	cat <<-'END'
		./build.sh play      build the web version, serve it on this machine, open a browser (needs only Go)
		./build.sh desktop   build and run the native program
		./build.sh shots     take pictures of every scene into shots/; after it, parts of the names of those wanted;
		                     with language=cs before these the program speaks Czech
		./build.sh fits      look whether every text fits in every scene and window, in each language or those named after it
		./build.sh prove     prove who wins, check the certificates in proofs/, make anew what the program ships; after it, parts of
		                     the names of the rule-sets wanted. Most take a minute or a few, bao-children twenty; they need up to 4 GB of memory
		./build.sh bench     measure rules, search, proofs and tables, natively and as WASM, in one report
		./build.sh soak      play a game of a thousand plies, and five hundred games, natively and in Chromium, and print what a ply
		                     takes and what is held in memory first and last
		./build.sh secure    fuzz each reader of what comes from outside for a minute, or for the time after it, and look for
		                     known vulnerabilities
		./build.sh test      install what the tests need, then check and test everything
		./build.sh dist      build everything there is to publish into dist/, with sizes
		./build.sh help      print this
	END
}

command_play() {
	need_go
	say "Building the web version"
	exec go run ./web/build play
}

command_desktop() {
	need_go
	need_packages "${desktop_packages[@]}"
	say "Building the native program"
	go build -o bin/ayoayo .
	say "Running bin/ayoayo"
	exec bin/ayoayo
}

command_dist() {
	need_go
	need_packages "${desktop_packages[@]}"
	say "Building what is published"
	go run ./web/build dist
}

# All pictures together, some two thousand, take ten minutes or more, and over
# two gigabytes.
command_shots() {
	need_go
	need_packages "${desktop_packages[@]}" xvfb xauth
	local language=en
	if [[ ${1:-} == language=* ]]; then
		language=${1#*=}
		shift
	fi
	xvfb-run -a -s '-screen 0 1280x800x24' \
		go test ./game -v -count 1 -timeout 0 -run TakePictures -shots "$PWD/shots" -language "$language" -parts "$*"
}

# A language takes half an hour, so this is for releases and translators.
command_fits() {
	need_go
	need_packages "${desktop_packages[@]}" xvfb xauth
	local language languages=("$@")
	[[ $# -gt 0 ]] || languages=(cs el ru be yo sw fr)
	for language in "${languages[@]}"; do
		say "Whether what is said fits: $language"
		xvfb-run -a -s '-screen 0 1280x800x24' \
			go test ./game -count 1 -timeout 0 -run 'EverySceneFitsEveryWindow|BrokenToAWord' -language "$language" || return
	done
}

# What is proven: the rule-set, the megabytes of its table, others that have the
# same proof, and, where trying both sides takes hours, who wins after which move.
proofs=(
	'bao-kujifunza 64'
	'ayoayo 256 ayoayo;win=majority'
	'ayoayo;leftovers=side 256'
	'bao-laps;capturer=taken 256'
	'bao-laps 1024'
	'ayoayo;capturer=stays 1024'
	'bao-children;capturer=taken 2048 - H=S,A=N,B=N,C,D,E,F,G'
	'bao-children 2048 - H=S,F=S,G=S,A=N,B=N,C=N,D=N,E=N'
)

command_prove() {
	need_go
	mkdir -p bin proofs
	go build -o bin ./ai/ayo ./ai/lab
	local line rules memory also moves
	for line in "${proofs[@]}" 'namnam 512'; do
		read -r rules memory also moves <<<"$line"
		if ! wanted "$rules" "$@"; then
			continue
		fi
		say "$rules, with a table of $memory MB"
		if ! has_memory $((memory * 3 / 2 + 256)); then
			echo "Left out: it needs $((memory * 3 / 2 + 256)) MB of free memory."
			continue
		fi
		prove_start "$rules" "$memory" "$also" "$moves"
	done
}

# prove_start proves who wins a rule-set and has the certificate checked.
prove_start() {
	local cert=proofs/${1//;/,}.cert
	if [[ $1 == namnam ]]; then
		bin/ayo prove -rules "$1" -round -memory "$2" -o "$cert"
	else
		bin/lab book -rules "$1" -memory "$2" -also "${3#-}" -moves "$4" -cert "$cert" -o "ai/prove/book/${1//;/,}.book"
	fi
	bin/ayo verify "$cert"
}

# wanted reports whether a name has one of the parts that follow it, if any do.
wanted() {
	local name=$1 part
	shift
	for part; do
		if [[ $name == *"$part"* ]]; then
			return 0
		fi
	done
	(($# == 0))
}

# has_memory reports whether a number of megabytes is free, where that is known.
has_memory() {
	[[ ! -r /proc/meminfo ]] || (($(awk '/^MemAvailable:/ { print int($2 / 1024) }' /proc/meminfo) >= $1))
}

command_bench() {
	need_go
	need_packages "$(unless_here nodejs node)"
	go run ./web/build bench
}

# Long use: a person's weeks in some minutes.
command_soak() {
	need_go
	need_packages "${desktop_packages[@]}" xvfb xauth "$(unless_here "$(chromium_package)" chromium chromium-browser google-chrome)"
	xvfb-run -a -s '-screen 0 1280x800x24' \
		go test ./game -v -count 1 -timeout 0 -run '^$' -bench Soak -benchtime 1x
	go test ./web -count 1 -timeout 0 -run '^$' -bench SoakInBrowser -benchtime 1x
}

# Fuzzes each reader of what comes from outside, and looks for known vulnerabilities.
# What reaches new code stays in Go's cache, from where the next run goes on; what
# fails is written beside the tests, to stay.
command_secure() {
	need_go
	local packages package target
	mapfile -t packages < <(go list ./engine/... ./ai/... ./game/address ./game/link ./game/save ./web/reloop)
	for package in "${packages[@]}"; do
		for target in $(go test -list ^Fuzz "$package" | grep ^Fuzz); do
			say "$target of $package"
			go test -run '^$' -fuzz "^$target\$" -fuzztime "${1:-1m}" "$package"
		done
	done
	say "Known vulnerabilities (govulncheck)"
	check_vulnerabilities
}

# Their database can't be reached from everywhere, which is no fault of the program.
check_vulnerabilities() {
	local said
	if said=$(go run "$govulncheck" ./... 2>&1); then
		echo "$said"
	elif [[ $said == *'fetching vulnerabilities:'* ]]; then
		printf '%s\nNot checked: the database of vulnerabilities could not be reached from here.\n' "$said"
	else
		echo "$said" >&2
		return 1
	fi
}

command_test() {
	need_go
	need_test_packages
	results=$(mktemp -d)
	trap 'rm -rf "$results"' EXIT

	say "Formatting (gofumpt)"
	check_formatting
	say "Shell scripts (shellcheck)"
	shellcheck build.sh .ci/run
	say "Vet, native and for the browser"
	go vet ./...
	GOOS=js GOARCH=wasm go vet ./...
	say "Staticcheck, native and for the browser"
	mkdir -p bin
	GOBIN=$PWD/bin go install "$staticcheck"
	bin/staticcheck ./...
	GOOS=js GOARCH=wasm bin/staticcheck ./...
	say "Generated code is current (go generate)"
	check_generated

	say "Tests, native (Xvfb stands in for a display, Chromium for a player)"
	test_natively
	say "Tests that need no window as WASM (node)"
	test_as_wasm
	summary
}

check_formatting() {
	local wrong
	wrong=$(go run "$gofumpt" -l .)
	if [[ -n $wrong ]]; then
		printf 'Not formatted:\n%s\nThis formats them: go run %s -w .\n' "$wrong" "$gofumpt" >&2
		return 1
	fi
}

# Generates in a copy, so that nothing here changes, and so that it works on changes
# not yet committed.
check_generated() {
	local copies=$results/generated
	mkdir -p "$copies/here"
	tar -c --exclude=./{.git,bin,dist,shots,proofs} . | tar -x -C "$copies/here"
	cp -a "$copies/here" "$copies/anew"
	(cd "$copies/anew" && go generate ./...) || return
	if ! diff -rq "$copies/here" "$copies/anew"; then
		echo "These files are not what go generate makes of their sources. Run it, and commit what it changes." >&2
		return 1
	fi
	rm -r "$copies"
}

# There need not be a sound device: ALSA gets one that takes everything.
test_natively() {
	echo 'pcm.!default { type null }' >"$results/alsa.conf"
	ALSA_CONFIG_PATH=$results/alsa.conf tally xvfb-run -a -s '-screen 0 1280x800x24' \
		go test -v -timeout 3h ./...
}

test_as_wasm() {
	go build -o bin/build ./web/build
	GOOS=js GOARCH=wasm tally go test -v -timeout 3h -exec="'$PWD/bin/build' node" \
		./engine/... ./ai/... ./game/save ./game/opponent ./web/reloop
}

# tally runs go test -v, shows what is worth reading, and keeps the counts.
# Under CI a test that skips has failed.
tally() {
	local status=0
	"$@" 2>&1 | awk -v ci="${CI:-}" -v counts="$results/counts" '
		/^[[:space:]]*=== / { next }
		/^[[:space:]]*--- PASS/ { passed++; next }
		/^[[:space:]]*--- FAIL/ { failed++; named = 1 }
		/^[[:space:]]*--- SKIP/ { skipped++; if (ci) failed++ }
		/^FAIL\t/ { if (!named) failed++; named = 0 } # did not build, or ended early
		/^PASS$/ || /\[no test files\]$/ { next }
		{ print; fflush() }
		END { print passed + 0, failed + 0, skipped + 0 >> counts }
	' || status=$?
	if [[ $status != 0 ]]; then
		touch "$results/failed"
	fi
}

# summary prints the counts of all runs as the last line.
summary() {
	echo
	awk -v ci="${CI:-}" '
		{ passed += $1; failed += $2; skipped += $3 }
		END {
			if (skipped) printf "%d skipped%s\n", skipped, ci ? ", which counts as failed here" : ""
			printf "%d passed, %d failed\n", passed, failed
			exit failed > 0
		}
	' "$results/counts"
	[[ ! -e $results/failed ]]
}

say() {
	printf '\n== %s\n' "$1"
}

need_go() {
	if ! command -v go >/dev/null; then
		echo "Go is not here. Install version 1.26 or later, as https://go.dev/doc/install says." >&2
		exit 1
	fi
}

need_test_packages() {
	need_packages "${desktop_packages[@]}" "${test_packages[@]}" "$(unless_here nodejs node)" "$(unless_here npm npm)" \
		"$(unless_here firefox-esr firefox-esr firefox)" \
		"$(unless_here "$(chromium_package)" chromium chromium-browser google-chrome)"
}

# chromium_package prints the name of the package that brings Chromium.
chromium_package() {
	if grep -qs '^ID=ubuntu$' /etc/os-release; then
		echo chromium-browser
	else
		echo chromium
	fi
}

# unless_here prints the name of a package unless one of the programs that follow
# it, any of which does, is here from wherever.
unless_here() {
	local package=$1 program
	shift
	for program; do
		if command -v "$program" >/dev/null; then
			return
		fi
	done
	echo "$package"
}

# need_packages installs the missing ones of the packages, or says how to.
need_packages() {
	local missing=() package
	if ! command -v dpkg-query >/dev/null; then
		echo "This is not a Debian or Ubuntu system. The following must be here, under the names they have in yours: $*"
		return
	fi
	for package; do
		if [[ -n $package && $(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) != installed ]]; then
			missing+=("$package")
		fi
	done
	if ((${#missing[@]} == 0)); then
		return
	fi
	say "Installing system packages: ${missing[*]}"
	if ((EUID != 0)); then
		echo "This needs root. Please run:" >&2
		echo "  sudo apt-get update && sudo apt-get install -y --no-install-recommends ${missing[*]}" >&2
		exit 1
	fi
	apt-get update -q
	DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "${missing[@]}"
}

case ${1:-} in
	"" | -h | --help) command_help ;;
	play | desktop | shots | fits | prove | bench | soak | secure | test | dist | help) "command_$1" "${@:2}" ;;
	*)
		echo "build.sh: there is no command \"$1\"." >&2
		command_help >&2
		exit 2
		;;
esac
