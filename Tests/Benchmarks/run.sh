#!/usr/bin/env bash
# Measures the optimised program on the Swift files of some folders, next to
# the time that bare tree-sitter parsing of the same files takes on as many
# threads. Without a folder it measures a code base that generate.py writes.
#
#   [JOBS=N] run.sh [FOLDER...]
set -euo pipefail
folders=()
for folder in "$@"; do folders+=("$(cd "$folder" && pwd)"); done
cd "$(dirname "$0")/../.."

cc=${CC:-clang}
grammar=grammars/swift
work=.build/benchmarks
mkdir -p "$work"
flag() { sed -n "s/^$1: *//p" .build/tree-sitter/tree-sitter.pc; }
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
  -pthread -o "$work/parse-baseline" Tests/Benchmarks/parse-baseline.c $grammar/language.c \
  $grammar/generated/src/scanner.c "$parser" "${libs[@]}"

if [ ${#folders[@]} = 0 ]; then
  generated=$work/generated
  Tests/Benchmarks/generate.py "$generated"
  folders=("$PWD/$generated")
fi

# The same files for both: those that the program finds, without the folders that it passes over.
find "${folders[@]}" \( -name '.?*' -o -name Pods -o -name Carthage -o -name DerivedData \) -prune \
  -o -name '*.swift' -type f -print | LC_ALL=C sort >"$work/files"
jobs=${JOBS:-$(getconf _NPROCESSORS_ONLN)}
read -r files bytes parsing < <("$work/parse-baseline" "$jobs" <"$work/files")
if [ "$files" = 0 ]; then
  echo "error: there is no Swift file in ${folders[*]}" >&2
  exit 2
fi

run_program() {
  .build/release/unretain "${folders[@]}" --jobs "$jobs" --statistics >"$work/report.new" 2>"$work/statistics.new" || status=$?
}

# The best of some whole runs, each a process of its own, with the files in the system's cache.
TIMEFORMAT=%R
best=
for _ in 1 2 3; do
  status=0
  { time run_program; } 2>"$work/time"
  # Findings (1) and unreadable files (3) are results too.
  if [ "$status" != 0 ] && [ "$status" != 1 ] && [ "$status" != 3 ]; then
    cat "$work/statistics.new" >&2
    exit "$status"
  fi
  taken=$(cat "$work/time")
  if [ -z "$best" ] || awk "BEGIN { exit !($taken < $best) }"; then
    best=$taken
    mv "$work/report.new" "$work/report"
    mv "$work/statistics.new" "$work/statistics"
  fi
done

tail -3 "$work/report"
echo
cat "$work/statistics"
echo
awk -v files="$files" -v bytes="$bytes" -v jobs="$jobs" -v parsing="$parsing" -v whole="$best" 'BEGIN {
  printf "%d files, %.1f MB, threads: %d\n", files, bytes / 1e6, jobs
  printf "bare parsing  %7.3f s  %5.1f MB/s\n", parsing, bytes / 1e6 / parsing
  printf "unretain      %7.3f s  %5.1f MB/s\n", whole, bytes / 1e6 / whole
  printf "ratio         %7.2f\n", whole / parsing
}'
