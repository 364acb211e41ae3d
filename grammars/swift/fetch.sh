#!/bin/sh
# Puts the generated parser that grammar.lock names into generated/.
# With --is-current it only asks whether it is there.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
exec "$here/../../scripts/fetch-sdist.sh" "$@" "$here/grammar.lock" "$here/generated" \
  src/parser.c src/scanner.c 'src/tree_sitter/*.h' LICENSE
