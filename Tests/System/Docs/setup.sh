#!/usr/bin/env bash
# Brings mkdocs into .build/mkdocs; quick when it is there. Prints the folder.
set -euo pipefail
cd "$(dirname "$0")/../../.."

version=1.6.1
folder=$PWD/.build/mkdocs/$version

if [ ! -d "$folder" ]; then
  echo "setup: fetching mkdocs $version" >&2
  rm -rf "$folder.partial"
  # No virtual environment: `venv` is missing from many a system's Python, and pip alone can do this.
  python3 -m pip install --quiet --disable-pip-version-check --target "$folder.partial" "mkdocs==$version" >&2
  mv "$folder.partial" "$folder"
fi
echo "$folder"
