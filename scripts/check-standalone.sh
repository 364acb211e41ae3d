#!/bin/sh
# Fails if a program needs anything beside the C and C++ runtime and the system.
set -eu
case $(uname -s) in
  Linux)
    needed=$(ldd "$1" | awk '{print $1}' \
      | grep -vE '^(linux-vdso|libc|libm|libdl|libpthread|librt|libgcc_s|libstdc\+\+)\.so|/ld-(linux|musl)' || true)
    ;;
  Darwin)
    needed=$(otool -L "$1" | awk 'NR > 1 {print $1}' | grep -vE '^(/usr/lib|/System)/' || true)
    ;;
  *) needed= ;;
esac
if [ -n "$needed" ]; then
  echo "error: $1 needs libraries that may be absent elsewhere:" >&2
  echo "$needed" >&2
  exit 1
fi
