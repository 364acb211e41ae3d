#!/usr/bin/env bash
# Formats the repository's own Swift code as .swift-format says; with --check it
# changes nothing and fails on code that is not formatted. Scenarios, examples and
# golden files stay as they are: their lines are part of what they test.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! swift format --version >/dev/null 2>&1; then
  echo "format.sh: this Swift toolchain has no 'swift format'; Swift 6.0 and later have it" >&2
  exit 2
fi

code=(Package.swift Sources Plugins integrations/swiftpm/Package.swift integrations/swiftpm/Plugins Tests/System/CrossCheck/Package.swift Tests/System/CrossCheck/Sources Tests/Unit Tests/Corpus/CorpusTests Tests/System/*Tests Tests/System/FuzzTargets)
if [ "${1:-}" = --check ]; then
  swift format lint --strict --parallel --recursive "${code[@]}" || {
    echo "format.sh: run 'make format'" >&2
    exit 1
  }
else
  swift format format --in-place --parallel --recursive "${code[@]}"
fi
