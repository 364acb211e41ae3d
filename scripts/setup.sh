#!/bin/sh
# Brings what a build needs: libtree-sitter and the generated Swift grammar.
#
# Does nothing, quickly, where everything is there. Installs system packages
# only as root, or where sudo asks for no password; otherwise it names them.
set -eu
cd "$(dirname "$0")/.."

fail() {
  echo "error: $*" >&2
  exit 1
}

# Runs a command as root; fails where that would need a password.
as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
    sudo -n "$@"
  else
    return 1
  fi
}

# apt_install PACKAGE: true if apt is here and could install the package.
apt_install() {
  command -v apt-get >/dev/null || return 1
  as_root true || return 1
  echo "setup: installing $1" >&2
  # The lists of packages may be absent or old, as in a fresh container.
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$1" >/dev/null 2>&1 </dev/null \
    || { as_root apt-get update -qq >&2 </dev/null \
      && as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$1" >&2 </dev/null; }
}

# Sets include_dir and library_dir to where libtree-sitter is; false if it is not.
find_tree_sitter() {
  include_dir= library_dir=
  # Not the file that prepare_static_library wrote.
  PKG_CONFIG_PATH=$(echo "${PKG_CONFIG_PATH:-}" | tr : '\n' | grep -vxF "$PWD/.build/tree-sitter" | paste -sd : -)
  export PKG_CONFIG_PATH
  if command -v pkg-config >/dev/null && pkg-config --exists tree-sitter; then
    candidates_include=$(pkg-config --variable=includedir tree-sitter)
    candidates_library=$(pkg-config --variable=libdir tree-sitter)
  else
    machine=$(uname -m)
    candidates_include="/usr/local/include /opt/homebrew/include /usr/include"
    candidates_library="/usr/local/lib /opt/homebrew/lib /usr/lib/$machine-linux-gnu /usr/lib64 /usr/lib"
  fi
  for directory in $candidates_include; do
    if [ -f "$directory/tree_sitter/api.h" ]; then
      include_dir=$directory
      break
    fi
  done
  for directory in $candidates_library; do
    for file in "$directory"/libtree-sitter.a "$directory"/libtree-sitter.so "$directory"/libtree-sitter.dylib; do
      if [ -f "$file" ]; then
        library_dir=$directory
        break 2
      fi
    done
  done
  [ -n "$include_dir" ] && [ -n "$library_dir" ]
}

# Writes FILE if its content would change, so that nothing is rebuilt in vain.
write_if_changed() {
  content=$(cat)
  if [ ! -f "$1" ] || [ "$(cat "$1")" != "$content" ]; then
    printf '%s\n' "$content" >"$1.new"
    mv "$1.new" "$1"
  fi
}

# A folder with nothing but the static library, and a pkg-config file that
# points to it. Put first on PKG_CONFIG_PATH it makes the linker take the
# static library where a shared one lies next to it.
prepare_static_library() {
  folder=$PWD/.build/tree-sitter
  mkdir -p "$folder"
  cflags=
  if [ "$include_dir" != /usr/include ]; then
    cflags="-I$include_dir"
  fi
  libs="-L$library_dir -ltree-sitter"
  if [ -f "$library_dir/libtree-sitter.a" ]; then
    ln -sfn "$library_dir/libtree-sitter.a" "$folder/libtree-sitter.a"
    libs="-L$folder -ltree-sitter"
  else
    rm -f "$folder/libtree-sitter.a"
    echo "setup: note: no libtree-sitter.a in $library_dir; the program will need the shared library" >&2
  fi
  write_if_changed "$folder/tree-sitter.pc" <<EOF
Name: tree-sitter
Description: An incremental parsing system for programming tools
Version: 0
Libs: $libs
Cflags: $cflags
EOF
}

command -v swift >/dev/null \
  || fail "Swift 6.1 or newer is needed: https://www.swift.org/install"

if ! find_tree_sitter; then
  apt_install libtree-sitter-dev || true
  find_tree_sitter || fail "libtree-sitter is needed, with its header. Install it with one of
  apt-get install libtree-sitter-dev
  dnf install libtree-sitter-devel
  brew install tree-sitter"
fi
prepare_static_library

if ! grammars/swift/fetch.sh --is-current; then
  if ! python3 -m pip --version >/dev/null 2>&1; then
    apt_install python3-pip || true
    python3 -m pip --version >/dev/null 2>&1 || fail "Python 3 with pip is needed to fetch the grammar. Install it with one of
  apt-get install python3-pip
  dnf install python3-pip
  brew install python"
  fi
  echo "setup: fetching the Swift grammar" >&2
  grammars/swift/fetch.sh
fi
