#!/usr/bin/env bash
# Measures the optimised program on code bases, a folder each, next to the time
# that bare tree-sitter parsing of the same files takes on as many threads.
# Without a folder it measures a code base that generate.py writes.
#
#   [JOBS=N] [ROUNDS=N] run.sh [FOLDER...]
set -euo pipefail
folders=()
for folder in "$@"; do folders+=("$(cd "$folder" && pwd)"); done
cd "$(dirname "$0")/../../.."

cc=${CC:-clang}
grammar=grammars/swift
work=.build/benchmarks
mkdir -p "$work"
flag() { sed -n "s/^$1: *//p" .build/libraries/tree-sitter.pc; }
read -r -a cflags <<<"$(flag Cflags)"
read -r -a libs <<<"$(flag Libs)"

# The optimised parser takes half a minute to compile, so it is kept.
parser=$work/parser.o
if [ ! "$parser" -nt $grammar/generated/src/parser.c ] || [ ! "$parser" -nt $grammar/optimized_parser.c ]; then
  echo "compiling the parser for the yardstick" >&2
  "$cc" -std=gnu11 -O2 -I$grammar/generated/src -c $grammar/optimized_parser.c -o "$parser.new"
  mv "$parser.new" "$parser"
fi
"$cc" -std=gnu11 -O2 -I$grammar/generated/src -I$grammar/include ${cflags[@]+"${cflags[@]}"} \
  -pthread -o "$work/parse-baseline" Tests/System/Benchmarks/parse-baseline.c $grammar/language.c \
  $grammar/checked_scanner.c "$parser" "${libs[@]}"

if [ ${#folders[@]} = 0 ]; then
  generated=$work/generated
  Tests/System/Benchmarks/generate.py "$generated"
  folders=("$PWD/$generated")
fi

exec Tests/System/Benchmarks/measure.py --program .build/release/unretain --yardstick "$work/parse-baseline" --work "$work" \
  --jobs "${JOBS:-$(getconf _NPROCESSORS_ONLN)}" --rounds "${ROUNDS:-5}" "${folders[@]}"
