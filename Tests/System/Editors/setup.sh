#!/usr/bin/env bash
# Brings an editor, or a client of the protocol, for tests; quick when it is there.
#
# usage: setup.sh pytest-lsp|neovim|emacs
# For pytest-lsp the folder is printed in which it lies.
set -euo pipefail
cd "$(dirname "$0")/../../.."

# installed PROGRAM PACKAGE...: installs Debian packages unless the program is there.
installed() {
  local program=$1
  shift
  command -v "$program" >/dev/null && return
  echo "setup: installing $*" >&2
  local as_root=()
  [ "$(id -u)" = 0 ] || as_root=(sudo -n)
  if ! command -v apt-get >/dev/null \
    || ! "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null 2>&1 </dev/null; then
    echo "error: $program is missing, and $* could not be installed" >&2
    exit 1
  fi
}

case ${1:-} in
  neovim) installed nvim neovim ;;
  emacs) installed emacs emacs-nox elpa-eglot ;;
  pytest-lsp)
    version=1.0.1
    folder=$PWD/.build/pytest-lsp/$version
    if [ ! -d "$folder" ]; then
      echo "setup: fetching pytest-lsp $version" >&2
      rm -rf "$folder.partial"
      # No virtual environment: `venv` is missing from many a system's Python, and pip alone can do this.
      python3 -m pip install --quiet --disable-pip-version-check --target "$folder.partial" "pytest-lsp==$version" >&2 || {
        echo "error: pytest-lsp could not be fetched. It needs pip and a network, once: python3 -m pip install pytest-lsp==$version" >&2
        exit 1
      }
      mv "$folder.partial" "$folder"
    fi
    echo "$folder"
    ;;
  *)
    echo "usage: setup.sh pytest-lsp|neovim|emacs" >&2
    exit 2
    ;;
esac
