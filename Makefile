# The everyday commands; `make help` lists them. Plain `swift build` and
# `swift test` work as well once `make setup` has run.

# What `make run` hands to the program.
ARGS ?= Examples
PREFIX ?= /usr/local
# What `make bench` measures; by default a code base that a script writes.
BENCH ?=
# What `make ecosystem` compares with, and the projects that it and `make survey` look at.
BASE ?= main
REPOSITORIES ?=
# How many random programs `make torture` makes, and from which seed.
PROGRAMS ?= 2000
SEED ?= 1
# What `make nightly` does.
PARTS ?= sanitize growth random torture
# What `make cross-check` reads.
FOLDER ?= .

# Puts the static libraries that scripts/setup.sh laid ready first.
STATIC := PKG_CONFIG_PATH="$(CURDIR)/.build/libraries:$$PKG_CONFIG_PATH"

RELEASE := -c release
ifeq ($(shell uname -s),Linux)
# With the C library inside too, where it can be had, the program starts sooner and runs on
# any Linux; lld says nothing of functions in there that the program never calls.
# Not --static-swift-stdlib: that one leaves out the tools that run during the build, so
# that both variants of what they share would be built in turn, each time.
RELEASE += -Xswiftc $(if $(filter /%,$(shell cc -print-file-name=libc.a)),-static-executable -Xswiftc -use-ld=lld,-static-stdlib)
endif
PROGRAM := .build/release/unretain

.DEFAULT_GOAL := build
.PHONY: fuzz sanitize nightly help setup build run format check test golden docs site corpus fix-corpus ratchet torture install dist bench instructions ecosystem survey cross-check clean

help: ## list the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-11s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: ## bring libtree-sitter and the Swift grammar; quick when they are there
	@scripts/setup.sh

build: setup ## build the program, optimised
	$(STATIC) swift build $(RELEASE) --product unretain --explicit-target-dependency-import-check error

run: build ## run the program: make run ARGS="lint Examples"
	@# Findings (1) are a result here, not a failure.
	@$(PROGRAM) $(ARGS) || [ $$? -eq 1 ]

format: ## format the Swift code of the repository, as .swift-format says
	@scripts/format.sh

check: setup ## the inner loop: format and structure of the code, and the quick tests
	@$(STATIC) scripts/test.py --quick

test: setup ## run every test; a failure stops nothing, and the end says what failed
	@$(STATIC) scripts/test.py

golden: build ## write anew what tests compare the output of the examples with
	@UNRETAIN_UPDATE_GOLDEN=1 UNRETAIN=$(PROGRAM) Tests/System/EndToEnd/test_golden.py Golden

docs: build ## write anew the pages about the rules and the options
	@$(PROGRAM) rules --write-pages docs/rules
	@scripts/help-pages.py --program $(PROGRAM)

site: ## build the documentation as a site, into .build/site
	@PYTHONPATH="$$(Tests/System/Docs/setup.sh)" python3 -m mkdocs build --strict --quiet

corpus: ## measure the whole corpus on the ARC runtime and write its table anew
	Tests/Corpus/run.py

fix-corpus: ## apply the fixes to every scenario, and run what comes out (slow the first time)
	Tests/Corpus/fix.py

ratchet: setup ## record how the analyser fares on the corpus, unless it fares worse
	@$(STATIC) UNRETAIN_TIGHTEN_RATCHET=1 swift test --filter CorpusTests

torture: build ## compare random programs with the ARC runtime: make torture PROGRAMS=5000 SEED=1
	@UNRETAIN=$(PROGRAM) Tests/System/Torture/run.py --programs $(PROGRAMS) --seed $(SEED)

install: build ## put the program into $(PREFIX)/bin: make install PREFIX=~/.local
	@scripts/check-standalone.sh $(PROGRAM)
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 $(PROGRAM) "$(DESTDIR)$(PREFIX)/bin/unretain"
	@# More than half of the file is names for debuggers; `make dist` packs them beside the program.
	strip $(if $(filter Darwin,$(shell uname -s)),-x,--strip-all) "$(DESTDIR)$(PREFIX)/bin/unretain"

fuzz: setup ## try inputs of every kind, led by what they reach: make fuzz SECONDS_EACH=800 TARGETS="sources edits"
	@Tests/System/Fuzz/run.sh $(or $(SECONDS_EACH),60) $(TARGETS)

sanitize: ## build the parser and its C code with sanitizers and try inputs: make sanitize SECONDS_EACH=600
	@scripts/sanitize.sh $(or $(SECONDS_EACH),60)

# What does not break goes on, so that the night shows all that is wrong. SEED is another one each night.
nightly: ## what takes hours: sanitizers, growth of all shapes, random inputs, random programs: make nightly SEED=7 PARTS="growth torture"
	@swift build --product unretain
	@status=0; seed=$(or $(SEED),0); \
	for part in $(PARTS); do case $$part in \
	  sanitize) scripts/sanitize.sh 1800 $$((seed + 1)) || status=1 ;; \
	  growth) Tests/System/Growth/run.py --count 0 --seed $$seed || status=1 ;; \
	  random) for kind in bytes tokens grammar edits configuration rules models cache stores frames; do \
	    Tests/System/Fuzz/random_runs.py $$kind --from $$((seed * 10000)) --count 10000 || status=1; \
	  done ;; \
	  torture) Tests/System/Torture/run.py --programs 2000 --seed $$seed --no-shrink || status=1 ;; \
	  *) echo "make nightly: there is no part $$part" >&2; status=2 ;; \
	esac; done; \
	exit $$status

dist: build ## pack the program: tarball, wheel, artifact bundle, checksums, into .build/dist
	@scripts/check-standalone.sh $(PROGRAM)
	@rm -rf .build/dist
	@scripts/help-pages.py --program $(PROGRAM) --manual .build/manual/unretain.1
	@scripts/dist.py --program $(PROGRAM) --manual .build/manual/unretain.1
	@UNRETAIN=$(PROGRAM) Tests/System/Distribution/test_dist.py

bench: build ## measure speed against bare parsing: make bench BENCH="FOLDER..."
	@Tests/System/Benchmarks/run.sh $(BENCH)

instructions: build ## count the instructions of a run over the examples (valgrind), against those written down
	@Tests/System/Benchmarks/instructions.sh

ecosystem: build ## compare findings and times with another build: make ecosystem BASE=main REPOSITORIES="FOLDER..."
	@scripts/ecosystem.py --base $(BASE) --head $(PROGRAM) $(REPOSITORIES)

survey: build ## look for crashes, hangs and the like in projects and their histories: make survey REPOSITORIES="FOLDER..."
	@scripts/survey.py --program $(PROGRAM) $(REPOSITORIES)

cross-check: setup ## compare with swift-syntax, optimised (slow to build): make cross-check FOLDER=path
	$(STATIC) RELEASE=1 Tests/System/CrossCheck/run.sh --list $(FOLDER)

clean: ## remove what builds have made; the fetched grammar stays
	rm -rf .build
