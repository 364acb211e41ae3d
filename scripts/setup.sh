#!/bin/sh
# Brings what a build needs: libtree-sitter, libyaml and the generated Swift grammar.
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

# find_library PACKAGE NAME HEADER: sets include_dir and library_dir to where a C library is; false if it is not.
find_library() {
  include_dir= library_dir=
  # Not the files that prepare_static_library wrote.
  PKG_CONFIG_PATH=$(echo "${PKG_CONFIG_PATH:-}" | tr : '\n' | grep -vxF "$PWD/.build/libraries" | paste -sd : -)
  export PKG_CONFIG_PATH
  if command -v pkg-config >/dev/null && pkg-config --exists "$1"; then
    candidates_include=$(pkg-config --variable=includedir "$1")
    candidates_library=$(pkg-config --variable=libdir "$1")
  else
    machine=$(uname -m)
    candidates_include="/usr/local/include /opt/homebrew/include /usr/include"
    candidates_library="/usr/local/lib /opt/homebrew/lib /usr/lib/$machine-linux-gnu /usr/lib64 /usr/lib"
  fi
  for directory in $candidates_include; do
    if [ -f "$directory/$3" ]; then
      include_dir=$directory
      break
    fi
  done
  for directory in $candidates_library; do
    for file in "$directory/lib$2".a "$directory/lib$2".so "$directory/lib$2".dylib; do
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

# prepare_static_library PACKAGE NAME: a folder with nothing but static libraries, and pkg-config files that
# point to them. Put first on PKG_CONFIG_PATH it makes the linker take the static library where a shared one lies next to it.
prepare_static_library() {
  folder=$PWD/.build/libraries
  mkdir -p "$folder"
  cflags=
  if [ "$include_dir" != /usr/include ]; then
    cflags="-I$include_dir"
  fi
  libs="-L$library_dir -l$2"
  if [ -f "$library_dir/lib$2.a" ]; then
    ln -sfn "$library_dir/lib$2.a" "$folder/lib$2.a"
    libs="-L$folder -l$2"
  else
    rm -f "$folder/lib$2.a"
    echo "setup: note: no lib$2.a in $library_dir; the program will need the shared library" >&2
  fi
  write_if_changed "$folder/$1.pc" <<EOF
Name: $1
Description: lib$2, the static one where there is one
Version: 0
Libs: $libs
Cflags: $cflags
EOF
}

# bring_library PACKAGE NAME HEADER DEBIAN FEDORA BREW: the library, installed where it is not there.
bring_library() {
  if ! find_library "$1" "$2" "$3"; then
    apt_install "$4" || true
    find_library "$1" "$2" "$3" || fail "lib$2 is needed, with its header. Install it with one of
  apt-get install $4
  dnf install $5
  brew install $6"
  fi
  prepare_static_library "$1" "$2"
}

command -v swift >/dev/null \
  || fail "Swift 6.1 or newer is needed: https://www.swift.org/install"

bring_library tree-sitter tree-sitter tree_sitter/api.h libtree-sitter-dev libtree-sitter-devel tree-sitter
bring_library yaml-0.1 yaml yaml.h libyaml-dev libyaml-devel libyaml

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
