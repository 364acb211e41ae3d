#!/usr/bin/env bash
# Brings a browser and its driver, where apt can install them without a password; elsewhere the tests say that they are skipped.
set -euo pipefail

if command -v chromedriver >/dev/null && { command -v chromium || command -v google-chrome; } >/dev/null; then exit; fi
command -v apt-get >/dev/null || exit 0
if [ "$(id -u)" = 0 ]; then
  as_root=
elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
  as_root="sudo -n"
else
  exit 0
fi
echo "setup: installing chromium and chromium-driver" >&2
install="$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium chromium-driver"
# The lists of packages may be absent or old, as in a fresh container.
$install >/dev/null 2>&1 </dev/null || { $as_root apt-get update -qq >&2 </dev/null && $install >&2 </dev/null; } \
  || echo "setup: chromium could not be installed" >&2
