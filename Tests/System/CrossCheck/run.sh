#!/usr/bin/env bash
# Compares what swift-syntax and Unretain's own reading find in Swift files:
# closures, capture lists, `self`, `@escaping`. Fails on a disagreement that is
# not explained in OmittedConstruct.swift. With --list it prints each one and
# does not fail.
#
#   [RELEASE=1] run.sh [--list] PATH...
#   [RELEASE=1] run.sh --build          only builds
set -euo pipefail
root=$(cd "$(dirname "$0")/../../.." && pwd)

# swift-syntax takes minutes to build, and much longer with optimisation, which
# only pays off for a large code base.
configuration=debug
if [ -n "${RELEASE:-}" ]; then configuration=release; fi
build=(
  swift build --package-path "$root/Tests/System/CrossCheck" --scratch-path "$root/.build/cross-check"
  -c "$configuration" --product CrossCheck
)
"${build[@]}" >&2
if [ "${1:-}" = --build ]; then exit 0; fi
"$("${build[@]}" --show-bin-path)/CrossCheck" "$@"
