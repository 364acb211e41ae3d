#!/usr/bin/env bash
# Parses every Swift file here with the system's tree-sitter runtime and with
# the newest one, and fails if any tree differs. How a runtime recovers from text
# that the grammar rejects is its own affair, and changes from one to the next:
# of such a file only that both reject it is compared.
#
#   compare.sh [FOLDER...]    default: Examples Sources Tests
set -euo pipefail
cd "$(dirname "$0")/../../.."

folders=("$@")
if [ ${#folders[@]} -eq 0 ]; then
  for folder in Examples Sources Tests; do
    if [ -d "$folder" ]; then folders+=("$folder"); fi
  done
fi

cc=${CC:-clang}
grammar=grammars/swift
work=.build/runtimes
newest=$work/tree-sitter
lib=$newest/tree_sitter/core/lib
mkdir -p "$work"
scripts/fetch-sdist.sh Tests/System/Runtimes/tree-sitter.lock "$newest" 'tree_sitter/core/lib/*' LICENSE

# object SOURCE NAME FLAG...: compiles unless the result is newer than its source
object() {
  local source=$1 result=$work/$2.o
  shift 2
  if [ ! "$result" -nt "$source" ] || [ ! "$result" -nt Tests/System/Runtimes/compare.sh ]; then
    "$cc" -std=gnu11 "$@" -c "$source" -o "$result.new"
    mv "$result.new" "$result"
  fi
}

object $grammar/language.c language -O1 -I$grammar/include
object $grammar/generated/src/parser.c parser -O0 -I$grammar/generated/src
object $grammar/checked_scanner.c scanner -O1 -I$grammar/generated/src
object $lib/src/lib.c newest-runtime -O1 -w -I$lib/include -I$lib/src
object Tests/System/Runtimes/print-trees.c print-newest -O1 -I$lib/include -I$grammar/include

# The same library that the build takes; see scripts/setup.sh.
flag() { sed -n "s/^$1: *//p" .build/libraries/tree-sitter.pc; }
read -r -a cflags <<<"$(flag Cflags)"
read -r -a libs <<<"$(flag Libs)"
object Tests/System/Runtimes/print-trees.c print-system -O1 ${cflags[@]+"${cflags[@]}"} -I$grammar/include

shared=("$work/language.o" "$work/parser.o" "$work/scanner.o")
"$cc" "$work/print-newest.o" "$work/newest-runtime.o" "${shared[@]}" -o "$work/print-newest"
"$cc" "$work/print-system.o" "${shared[@]}" "${libs[@]}" -o "$work/print-system"

find "${folders[@]}" -name '*.swift' -type f -not -path '*/.build/*' | LC_ALL=C sort >"$work/files"
count=$(wc -l <"$work/files" | tr -d ' ')
if [ "$count" -eq 0 ]; then
  echo "error: no Swift file in ${folders[*]}" >&2
  exit 1
fi
for runtime in newest system; do
  "$work/print-$runtime" <"$work/files" >"$work/$runtime.txt"
done
# Leaves of a tree with errors no more than a line that says so.
accepted() {
  awk '
    function flush() { if (file != "") printf "%s\n%s", file, rejected ? "rejected\n" : nodes }
    /^== / { flush(); file = $0; nodes = ""; rejected = 0; next }
    / (ERROR|MISSING) / { rejected = 1 }
    { if (!rejected) nodes = nodes $0 "\n" }
    END { flush() }
  ' "$1"
}
for runtime in newest system; do
  accepted "$work/$runtime.txt" >"$work/$runtime.accepted"
done
if ! cmp -s "$work/newest.accepted" "$work/system.accepted"; then
  echo "error: the runtimes disagree:" >&2
  diff "$work/newest.accepted" "$work/system.accepted" | sed 20q >&2 || true
  exit 1
fi
rejected=$(grep -c '^rejected$' "$work/system.accepted" || true)
echo "$count files, $(grep -vc '^==' "$work/system.accepted") nodes: the same trees; $rejected files that both reject"
