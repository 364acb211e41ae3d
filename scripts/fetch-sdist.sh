#!/bin/sh
# Fetches a source package named by a lock file and unpacks a part of it.
#
#   fetch-sdist.sh [--is-current] LOCK DESTINATION PATTERN...
#
# LOCK is a pip requirements file with one package, its version and SHA-256.
# Members that match a PATTERN (shell style, relative to the package's root)
# land in DESTINATION. A DESTINATION that was made from the same lock and
# patterns is left alone; --is-current only asks whether it is so. An
# interrupted run leaves nothing behind: the new folder takes its final name
# when it is complete.
#
# The variable UNRETAIN_SDISTS may name a folder of already downloaded package
# files, for machines without a registry. Checksums are checked all the same.
set -eu

only_ask=
if [ "$1" = --is-current ]; then
  only_ask=yes
  shift
fi
lock=$1
destination=$2
shift 2

stamp="$(cat "$lock") $*"
if [ -f "$destination/.stamp" ] && [ "$(cat "$destination/.stamp")" = "$stamp" ]; then
  exit 0
fi
if [ -n "$only_ask" ]; then
  exit 1
fi

requirement=$(sed -n '/^[a-z]/p' "$lock")
package=${requirement%%==*}
version=${requirement#*==}
version=${version%% *}
sha256=${requirement##*sha256:}

mkdir -p "$(dirname "$destination")"
work=$(mktemp -d "$destination.XXXXXX")
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

if [ -n "${UNRETAIN_SDISTS:-}" ]; then
  file=$UNRETAIN_SDISTS/$(echo "$package" | tr - _)-$version.tar.gz
else
  mkdir "$work/download"
  # pip compares the hash before it runs anything of the package.
  if ! python3 -m pip --disable-pip-version-check download --quiet --no-deps \
    --no-binary "$package" --require-hashes --dest "$work/download" \
    --requirement "$lock" >"$work/log" 2>&1 </dev/null; then
    cat "$work/log" >&2
    cat >&2 <<EOF

error: cannot fetch $package $version.
  It comes from the Python package index, through pip. Is the network up?
  Behind a proxy or with a mirror, tell pip (pip config set global.index-url …
  or the variables HTTPS_PROXY, PIP_INDEX_URL). Without any network, put the
  file $(echo "$package" | tr - _)-$version.tar.gz into a folder and name that: UNRETAIN_SDISTS=FOLDER
EOF
    exit 1
  fi
  file=$(echo "$work"/download/*.tar.gz)
fi

mkdir "$work/tree"
python3 - "$file" "$sha256" "$work/tree" "$@" <<'EOF'
import fnmatch, hashlib, pathlib, sys, tarfile

file, sha256, destination, *patterns = sys.argv[1:]
if not pathlib.Path(file).is_file():
  sys.exit(f"error: there is no {file}")
found = hashlib.sha256(pathlib.Path(file).read_bytes()).hexdigest()
if found != sha256:
  sys.exit(f"error: {file} has SHA-256 {found}, the lock file says {sha256}")
matched = set()
with tarfile.open(file) as archive:
  for member in archive:
    _, _, path = member.name.partition("/")
    hits = [p for p in patterns if fnmatch.fnmatchcase(path, p)]
    if not member.isfile() or not hits or ".." in path.split("/"):
      continue
    matched.update(hits)
    target = pathlib.Path(destination, path)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(archive.extractfile(member).read())
missing = set(patterns) - matched
if missing:
  sys.exit(f"error: {file} holds no {', '.join(sorted(missing))}")
EOF

printf '%s\n' "$stamp" >"$work/tree/.stamp"
# A directory cannot replace another one in one step: move the old one aside.
if [ -e "$destination" ]; then
  mv "$destination" "$work/old"
fi
mv "$work/tree" "$destination"
