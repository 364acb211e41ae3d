#!/usr/bin/env bash
# Brings the real pre-commit into .build/pre-commit; quick when it is there.
set -euo pipefail
cd "$(dirname "$0")/../../.."

version=4.0.1
folder=$PWD/.build/pre-commit/$version

if [ ! -x "$folder/bin/pre-commit" ]; then
  echo "setup: fetching pre-commit $version" >&2
  rm -rf "$folder" "$folder.partial"
  # No virtual environment: `venv` is missing from many a system's Python, and pip alone can do this.
  python3 -m pip install --quiet --disable-pip-version-check --target "$folder.partial" "pre-commit==$version" >&2 || {
    echo "error: pre-commit could not be fetched. It needs pip and a network, once: python3 -m pip install pre-commit==$version" >&2
    exit 1
  }
  mv "$folder.partial" "$folder"
fi
echo "$folder"
