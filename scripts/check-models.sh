#!/usr/bin/env bash
# Compares the models of the modules that the toolchain ships with what it declares. Interfaces are made once for each toolchain.
set -euo pipefail
cd "$(dirname "$0")/.."
program=${UNRETAIN:-.build/release/unretain}

if [ "$(uname -s)" != Linux ]; then
  echo "the models are held against the open-source libraries, on Linux"
  exit 0
fi
target=$(swift -print-target-info | python3 -c 'import json, sys; print(json.load(sys.stdin)["target"]["unversionedTriple"])')
cache=.build/interfaces/$(swift --version 2>/dev/null | cksum | cut -d' ' -f1)
mkdir -p "$cache"

interface() {
  local file=$cache/$1.swiftinterface shipped
  if [ ! -s "$file" ]; then
    shipped=$(swift -print-target-info | python3 -c 'import json, sys; print(json.load(sys.stdin)["paths"]["runtimeResourcePath"])')
    shipped=$(find "${shipped}_static/" "$shipped/" -path "*/$1.swiftmodule/$target.swiftinterface" 2>/dev/null | head -1)
    if [ -n "$shipped" ]; then
      cp "$shipped" "$file"
    else
      swift-synthesize-interface -module-name "$1" -target "$target" >"$file.part" 2>/dev/null
      mv "$file.part" "$file"
    fi
  fi
  echo "$file"
}

check() {
  local framework=$1 files=()
  shift
  for module in "$@"; do files+=("$(interface "$module")"); done
  echo "$framework:"
  "$program" models check --open-source --framework "$framework" -- "${files[@]}"
}

check Swift Swift _Concurrency _StringProcessing
check Observation Observation _Concurrency
check Synchronization Synchronization
check Dispatch Dispatch
check Foundation Foundation FoundationEssentials FoundationNetworking
check XCTest XCTest
check Glibc SwiftGlibc
