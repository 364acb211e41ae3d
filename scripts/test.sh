#!/usr/bin/env bash
# Runs every test and says how long each step took. Stops at the first that
# fails. A new kind of test is one more line at the end. With --quick only what
# tells within a minute or two, once built, whether a change is right so far.
set -euo pipefail
cd "$(dirname "$0")/.."

step() {
  local name=$1 start=$SECONDS
  shift
  echo "== $name"
  "$@" </dev/null
  echo "== $name: $((SECONDS - start)) s"
}

step "node kinds in step with the grammar" scripts/generate-node-kinds.py --check
step "what stores values in step with the types" scripts/generate-storable.py --check
step "the code is formatted" scripts/format.sh --check
step "the checks of the structure can fail" Tests/System/Architecture/test_architecture.py
step "the types that are stored are read as they stand" Tests/System/Architecture/test_storable.py
step "the code has the structure that it says" scripts/check-architecture.py
if [ "${1:-}" = --quick ]; then
  # Left out is what repeats the analysis hundreds of times: growth, other orders and spellings, and hostile texts.
  step "swift test" swift test --explicit-target-dependency-import-check error \
    --skip 'GrowthTests|MetamorphicTests|MutationTests|NestingTests|RobustnessTests|everyExampleTypeChecks'
  # A line of our own code can be one that the two read differently, so it belongs here.
  step "old and new tree-sitter agree" Tests/System/Runtimes/compare.sh
  exit
fi
step "the runtime agrees with the corpus's table" Tests/Corpus/run.py --check
step "swift test" swift test --explicit-target-dependency-import-check error
step "old and new tree-sitter agree" Tests/System/Runtimes/compare.sh
step "SARIF is valid" Tests/System/SARIF/check_sarif.py --source-root .build/sarif/sample Tests/Unit/ReportingTests/Golden/*.sarif

# `swift test` has built the program as well.
program=${UNRETAIN:-$(swift build --show-bin-path)/unretain}

sarif_of_examples() {
  "$program" Examples --format sarif=.build/sarif/examples.sarif --fail-on never
  Tests/System/SARIF/check_sarif.py --source-root . .build/sarif/examples.sarif
}
step "SARIF of a whole run is valid" sarif_of_examples
step "sarif-tools reads SARIF" env UNRETAIN="$program" Tests/System/SARIF/test_sarif_tools.py
step "a sample of the fixes frees its objects" env UNRETAIN="$program" Tests/Corpus/fix.py --quick
step "random programs agree with the ARC runtime" env UNRETAIN="$program" Tests/System/Torture/run.py --programs 200 --batch 200 --seed 5 --no-shrink --allowed-misses 3 --allowed-alarms 1
step "fixes keep what they must" env UNRETAIN="$program" Tests/System/EndToEnd/test_fix.py
step "the program does what it promises" env UNRETAIN="$program" Tests/System/EndToEnd/test_command_line.py
step "code of strangers" env UNRETAIN="$program" Tests/System/EndToEnd/test_untrusted.py
step "what a failure of the program leaves" env UNRETAIN="$program" Tests/System/EndToEnd/test_doctor.py
step "threads leave nothing behind" Tests/System/EndToEnd/test_handler_stacks.py
step "on a terminal" env UNRETAIN="$program" Tests/System/EndToEnd/test_terminal.py
step "reports of the examples stay as they are" env UNRETAIN="$program" Tests/System/EndToEnd/test_golden.py
step "why, and graphs" env UNRETAIN="$program" Tests/System/EndToEnd/test_explanations.py
step "sources of every kind" env UNRETAIN="$program" Tests/System/EndToEnd/test_source_texts.py
step "configuration and rules of a project" env UNRETAIN="$program" Tests/System/EndToEnd/test_configuration.py
step "the schema of the configuration" env UNRETAIN="$program" Tests/System/EndToEnd/test_configuration_schema.py
step "rules, their pages, and those of a project" env UNRETAIN="$program" Tests/System/EndToEnd/test_rules.py
step "comments that suppress" env UNRETAIN="$program" Tests/System/EndToEnd/test_suppressions.py
step "known findings" env UNRETAIN="$program" Tests/System/EndToEnd/test_baseline.py
step "parts of a project, put together" env UNRETAIN="$program" Tests/System/EndToEnd/test_shards.py
step "the cache" env UNRETAIN="$program" Tests/System/EndToEnd/test_cache.py
step "reports that others read" env UNRETAIN="$program" Tests/System/EndToEnd/test_reports.py
step "the documentation" env UNRETAIN="$program" Tests/System/Docs/test_docs.py
step "HTML reports, in a browser" env UNRETAIN="$program" Tests/System/Browser/test_html.py
step "the steps of the GitHub Action" env UNRETAIN="$program" Tests/System/EndToEnd/test_action.py
step "targets of Bazel" env UNRETAIN="$program" Tests/System/Bazel/test_bazel.py
step "packages install and run" env UNRETAIN="$program" Tests/System/Distribution/test_dist.py
step "the plugins of a Swift package" env UNRETAIN="$program" Tests/System/Distribution/test_swiftpm.py
step "a survey of projects sees trouble" env UNRETAIN="$program" Tests/System/EndToEnd/test_survey.py
step "changed code" env UNRETAIN="$program" Tests/System/EndToEnd/test_changes.py
step "commits through pre-commit" env UNRETAIN="$program" Tests/System/PreCommit/test_pre_commit.py
step "the language server as editors drive it" env UNRETAIN="$program" Tests/System/Editors/test_protocol.py
step "the language server survives nonsense" env UNRETAIN="$program" Tests/System/Editors/test_robustness.py
step "Neovim shows a leak and repairs it" env UNRETAIN="$program" Tests/System/Editors/test_neovim.py
step "Emacs does, too" env UNRETAIN="$program" Tests/System/Editors/test_emacs.py
step "models agree with the toolchain" env UNRETAIN="$program" scripts/check-models.sh
step "swift-syntax finds the same" Tests/System/CrossCheck/run.sh Sources Tests Examples
