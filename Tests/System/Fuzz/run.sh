#!/usr/bin/env bash
# Fuzzes parts of the program with libFuzzer, led by what the inputs reach. Prints how many inputs were tried and for how long; inputs that
# break the program, or take longer than ten seconds, stay in .build/fuzz/found. Fails where there is one.
#
#   run.sh [SECONDS_EACH] [TARGET...]        the targets are those of Tests/System/FuzzTargets/FuzzTarget.swift
set -euo pipefail
root=$(cd "$(dirname "$0")/../../.." && pwd)
cd "$root"
seconds=${1:-60}
shift || true
targets=${*:-sources edits configuration rules models baseline query archive server}

resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
runtime=$(find "$(dirname "$resources")" -name 'libclang_rt.fuzzer_no_main-*.a' | head -1)
if [ -z "$runtime" ]; then
  echo "fuzz: this toolchain has no libFuzzer" >&2
  exit 2
fi
# All code counts what is reached, but only the last program has libFuzzer's loop: the compiler would link it with its own main into the tools
# of the build as well.
build=(
  swift build --package-path Tests/System/Fuzz --scratch-path .build/fuzz -c release --product Fuzz
  -Xswiftc -Xfrontend -Xswiftc -sanitize=fuzzer -Xcc -fsanitize=fuzzer-no-link -Xlinker "$runtime" -Xlinker -lstdc++
)
"${build[@]}" >&2
program=$("${build[@]}" --show-bin-path)/Fuzz

seeds=.build/fuzz/seeds
found=.build/fuzz/found
mkdir -p "$found"
for target in $targets; do
  mkdir -p "$seeds/$target" ".build/fuzz/corpus/$target"
  # What no random change would ever make.
  if [ -d "Tests/System/Fuzz/Seeds/$target" ]; then cp "Tests/System/Fuzz/Seeds/$target"/* "$seeds/$target"; fi
done
number=0
while IFS= read -r -d '' file; do
  number=$((number + 1))
  for target in sources edits; do if [ -d "$seeds/$target" ]; then cp "$file" "$seeds/$target/$number"; fi; done
done < <(find Examples Tests/Corpus/Scenarios -name '*.swift' -size -6k -print0)
if [ -d "$seeds/rules" ]; then cp Rules/catalog/*.yml "$seeds/rules"; fi
if [ -d "$seeds/models" ]; then cp Rules/models/*.yml "$seeds/models"; fi

total=0
start=$SECONDS
status=0
for target in $targets; do
  log=.build/fuzz/$target.log
  UNRETAIN_FUZZ_TARGET=$target "$program" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=4096 -max_len=4096 -seed=1 -print_final_stats=1 \
    -artifact_prefix="$found/$target-" ".build/fuzz/corpus/$target" "$seeds/$target" >"$log" 2>&1 || { status=1; tail -5 "$log"; }
  count=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
  total=$((total + ${count:-0}))
  echo "$target: ${count:-stopped} inputs"
done
echo "$total inputs in $((SECONDS - start)) s; what breaks the program: $(find "$found" -type f | wc -l)"
exit $status
