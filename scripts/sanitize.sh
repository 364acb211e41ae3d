#!/usr/bin/env bash
# Builds all that is written in C around the parser with address and undefined-behaviour sanitizers, its runtime
# included, and lets libFuzzer try inputs against it.
#
#   scripts/sanitize.sh [SECONDS [SEED]]    default: 60 1
set -euo pipefail
cd "$(dirname "$0")/.."

seconds=${1:-60}
seed=${2:-1}
here=Tests/System/Sanitizers
work=.build/sanitize
lib=$work/tree-sitter/tree_sitter/core/lib
grammar=grammars/swift
scripts/setup.sh
scripts/fetch-sdist.sh $here/tree-sitter.lock $work/tree-sitter 'tree_sitter/core/lib/*' LICENSE
compiler=$(dirname "$(readlink -f "$(command -v swift)")")/clang
if [ ! -x "$compiler" ]; then compiler=clang; fi

# object SOURCE NAME FLAG...: compiles unless the result is newer than its source
object() {
  local source=$1 result=$work/$2.o
  shift 2
  if [ ! "$result" -nt "$source" ] || [ ! "$result" -nt scripts/sanitize.sh ]; then
    "$compiler" -std=gnu11 -g "$@" -c "$source" -o "$result.new"
    mv "$result.new" "$result"
  fi
}

# The generated scanner declares its functions without prototypes.
checks=(-O1 -fno-omit-frame-pointer -fsanitize=address,undefined,fuzzer-no-link -fno-sanitize=function -fno-sanitize-recover=undefined)
headers=(-I$grammar/include -I$lib/include -ISources/CTreeSitter)
object $grammar/language.c language "${checks[@]}" -I$grammar/include
object $grammar/bounded_parse.c bounded_parse "${checks[@]}" -I$grammar/include
object $grammar/checked_scanner.c scanner "${checks[@]}" -w -I$grammar/generated/src
object $lib/src/lib.c runtime "${checks[@]}" -w -I$lib/include -I$lib/src
object $here/parse.c parse "${checks[@]}" "${headers[@]}"
# Generated tables: nearly all of it is data.
object $grammar/generated/src/parser.c parser -O0 -fsanitize=address -w -I$grammar/generated/src
"$compiler" -fsanitize=address,undefined,fuzzer "$work"/{language,bounded_parse,scanner,runtime,parse,parser}.o -o "$work/parse"

mkdir -p "$work/corpus" "$work/seeds" "$work/found"
number=0
while IFS= read -r -d '' file; do
  number=$((number + 1))
  # The first byte: not repeated, or often.
  { printf '\000'; cat "$file"; } >"$work/seeds/$number"
done < <(find Examples Tests/Corpus/Scenarios -name '*.swift' -size -4k -print0)
for piece in 'catch (' 'f(x: ' 'a(b[' '!' '@a(' '{ ' '"\(' 'class A { var c: (() -> Void)? ' '#if a' '/*' 'a ? b : ' 'x.map { $0 }' '0123456789abcdef' '[' '() -> '; do
  number=$((number + 1))
  printf '\014%s' "$piece" >"$work/seeds/$number"
done

# A parser whose parse was ended cannot be freed.
export ASAN_OPTIONS=detect_leaks=0:allocator_may_return_null=1 UBSAN_OPTIONS=print_stacktrace=1
exec "$work/parse" -max_total_time="$seconds" -seed="$seed" -timeout=120 -report_slow_units=60 -rss_limit_mb=4096 -max_len=4096 -print_final_stats=1 \
  -artifact_prefix="$work/found/" "$work/corpus" "$work/seeds"
