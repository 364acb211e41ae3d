#!/usr/bin/env bash
# Counts the instructions of a run from nothing over the examples, and says by how much they are more or less than those that are written down.
# On one machine two runs of one build differ by a few in a million, so that a loss of a part in a hundred shows. Another compiler or C library
# gives another number.
#
#   instructions.sh           compares
#   instructions.sh --keep    writes the number down, for the commit that changes it
set -euo pipefail
cd "$(dirname "$0")/../../.."
kept=Tests/System/Benchmarks/instructions.txt

command -v valgrind >/dev/null || { echo "instructions.sh: valgrind is not here; install the package valgrind" >&2; exit 2; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# valgrind cannot read the debug information that Swift writes.
strip --strip-all -o "$work/unretain" .build/release/unretain
SWIFT_DETERMINISTIC_HASHING=1 valgrind --tool=callgrind --callgrind-out-file=/dev/null "$work/unretain" \
  lint --no-cache --jobs 1 --fail-on never Examples >/dev/null 2>"$work/log"
count=$(sed -n 's/.*I *refs: *//p' "$work/log" | tr -d ,)
[ -n "$count" ] || { cat "$work/log" >&2; exit 2; }
if [ "${1:-}" = --keep ]; then
  echo "$count" >$kept
fi
before=$(cat $kept)
awk -v now="$count" -v before="$before" 'BEGIN { printf "%d instructions, %+.2f %% of the %d written down\n", now, (now - before) * 100 / before, before }'
