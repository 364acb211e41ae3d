#!/usr/bin/env python3
"""Packs a built program for those who only want to run it: a tarball, a Python wheel, a SwiftPM artifact bundle, an SBOM, and their checksums.

usage: dist.py --program FILE [--out FOLDER] [--manual FILE]
       dist.py --merge BUNDLE... [--out FOLDER]

The same program gives the same bytes: names are sorted, and the time of all files is that of the last commit (or SOURCE_DATE_EPOCH).
The program is stripped; what a debugger needs of it goes to a file beside it.
"""

import argparse
import base64
import gzip
import hashlib
import io
import json
import os
import pathlib
import platform
import re
import shutil
import struct
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
SUMMARY = "Finds Swift closures that keep objects alive by mistake"

# Platform tags of wheels (PEP 425, 600, 656) and triples of Swift, by system and machine. The Linux program brings its own C library.
PLATFORMS = {
  ("Linux", "x86_64"): ("linux-x86_64", "manylinux_2_17_x86_64.manylinux2014_x86_64.musllinux_1_1_x86_64", "x86_64-unknown-linux-gnu"),
  ("Linux", "aarch64"): ("linux-arm64", "manylinux_2_17_aarch64.manylinux2014_aarch64.musllinux_1_1_aarch64", "aarch64-unknown-linux-gnu"),
  ("Darwin", "arm64"): ("macos-arm64", "macosx_13_0_arm64", "arm64-apple-macosx"),
  ("Darwin", "x86_64"): ("macos-x86_64", "macosx_13_0_x86_64", "x86_64-apple-macosx"),
}


def epoch():
  """The time that all packed files get, in seconds since 1970."""
  if "SOURCE_DATE_EPOCH" in os.environ:
    return int(os.environ["SOURCE_DATE_EPOCH"])
  result = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
  # Zip knows no time before 1980.
  return int(result.stdout or 0) or 315532800


def platform_of(program):
  """What a program was built for, by its own header: the machine that packs it may run others too."""
  with open(program, "rb") as file:
    header = file.read(20)
  if header[:4] == b"\x7fELF":
    machine = struct.unpack("<H" if header[5] == 1 else ">H", header[18:20])[0]
    key = ("Linux", {62: "x86_64", 183: "aarch64"}.get(machine, f"ELF machine {machine}"))
  elif header[:4] == b"\xcf\xfa\xed\xfe":
    kind = struct.unpack("<I", header[4:8])[0]
    key = ("Darwin", {0x01000007: "x86_64", 0x0100000C: "arm64"}.get(kind, f"Mach-O processor {kind}"))
  else:
    key = (platform.system(), platform.machine())
  if key not in PLATFORMS:
    sys.exit(f"error: nothing is known of how to pack for {key[0]} on {key[1]}")
  return PLATFORMS[key]


def version(program):
  """The version that the program says of itself; it has to be the one in the sources."""
  said = subprocess.run([program, "--version"], check=True, stdout=subprocess.PIPE).stdout.decode().split()[0]
  source = (ROOT / "Sources/Project/ToolVersion.swift").read_text()
  written = re.search(r'number = "([^"]+)"', source)[1]
  if said != written:
    sys.exit(f"error: {program} is version {said}, the sources are {written}: build it anew")
  return said


def strip(program, folder):
  """A copy without symbols, and, where the tools are there, one with nothing else."""
  stripped = folder / "unretain"
  symbols = folder / "unretain.debug"
  shutil.copyfile(program, stripped)
  stripped.chmod(0o755)
  if platform.system() == "Darwin":
    subprocess.run(["strip", "-x", stripped], check=True)
    return stripped, None
  if not shutil.which("objcopy"):
    print("dist: no objcopy, so the program keeps its symbols", file=sys.stderr)
    return stripped, None
  subprocess.run(["objcopy", "--only-keep-debug", stripped, symbols], check=True)
  # A debugger finds the symbols where they lie beside the program.
  subprocess.run(["objcopy", "--strip-all", "--remove-section=.comment", f"--add-gnu-debuglink={symbols}", stripped], check=True)
  return stripped, symbols


def completions(program):
  places = {"bash": "share/bash-completion/completions/unretain", "zsh": "share/zsh/site-functions/_unretain",
            "fish": "share/fish/vendor_completions.d/unretain.fish"}
  for shell, place in places.items():
    yield place, subprocess.run([program, "--generate-completion-script", shell], check=True, stdout=subprocess.PIPE).stdout


def write_tarball(path, files, moment):
  """`files`: name, bytes, mode."""
  buffer = io.BytesIO()
  with tarfile.open(fileobj=buffer, mode="w", format=tarfile.GNU_FORMAT) as archive:
    for name, content, mode in sorted(files):
      entry = tarfile.TarInfo(name)
      entry.size, entry.mode, entry.mtime = len(content), mode, moment
      archive.addfile(entry, io.BytesIO(content))
  with open(path, "wb") as file, gzip.GzipFile(filename="", fileobj=file, mode="wb", compresslevel=6, mtime=moment) as packed:
    packed.write(buffer.getvalue())


def write_zip(path, files, moment):
  when = time.gmtime(moment)[:6]
  with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as archive:
    for name, content, mode in files:
      entry = zipfile.ZipInfo(name, when)
      entry.external_attr = (0o100000 | mode) << 16
      entry.create_system = 3
      entry.compress_type = zipfile.ZIP_DEFLATED
      archive.writestr(entry, content)


def wheel_files(number, tags, program):
  """The program as a script of the wheel: pip puts it beside python, and runs nothing of it."""
  info = f"unretain-{number}.dist-info"
  metadata = "\n".join([
    "Metadata-Version: 2.1", "Name: unretain", f"Version: {number}", f"Summary: {SUMMARY}", "License: MIT",
    "Classifier: Environment :: Console", "Classifier: Topic :: Software Development :: Quality Assurance",
    "Description-Content-Type: text/markdown", "", (ROOT / "README.md").read_text()])
  tag_lines = "".join(f"Tag: py3-none-{tag}\n" for tag in tags.split("."))
  files = [
    (f"unretain-{number}.data/scripts/unretain", program, 0o755),
    (f"{info}/METADATA", metadata.encode(), 0o644),
    (f"{info}/WHEEL", f"Wheel-Version: 1.0\nGenerator: unretain dist\nRoot-Is-Purelib: false\n{tag_lines}".encode(), 0o644),
    (f"{info}/licenses/LICENSE", (ROOT / "LICENSE").read_bytes(), 0o644),
  ]
  record = ""
  for name, content, _ in files:
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
    record += f"{name},sha256={digest},{len(content)}\n"
  return files + [(f"{info}/RECORD", f"{record}{info}/RECORD,,\n".encode(), 0o644)]


def bundle_files(number, triple, program):
  """SE-0305: an executable that package plugins can run."""
  place = f"unretain-{number}-{triple}/bin/unretain"
  info = {
    "schemaVersion": "1.0",
    "artifacts": {"unretain": {"type": "executable", "version": number, "variants": [{"path": place, "supportedTriples": [triple]}]}},
  }
  return [
    ("unretain.artifactbundle/info.json", json.dumps(info, indent=2).encode() + b"\n", 0o644),
    (f"unretain.artifactbundle/{place}", program, 0o755),
    ("unretain.artifactbundle/LICENSE", (ROOT / "LICENSE").read_bytes(), 0o644),
  ]


def merge(bundles, out):
  """One artifact bundle for all platforms, of those that each of them has packed."""
  files, info = {}, None
  for bundle in bundles:
    with zipfile.ZipFile(bundle) as archive:
      own = json.loads(archive.read("unretain.artifactbundle/info.json"))
      for entry in archive.infolist():
        files[entry.filename] = (archive.read(entry), entry.external_attr >> 16 & 0o777)
    if info is None:
      info = own
      continue
    if own["artifacts"]["unretain"]["version"] != info["artifacts"]["unretain"]["version"]:
      sys.exit(f"error: {bundle} is of another version")
    info["artifacts"]["unretain"]["variants"] += own["artifacts"]["unretain"]["variants"]
  info["artifacts"]["unretain"]["variants"].sort(key=lambda variant: variant["path"])
  files["unretain.artifactbundle/info.json"] = (json.dumps(info, indent=2).encode() + b"\n", 0o644)
  out.mkdir(parents=True, exist_ok=True)
  path = out / f"unretain-{info['artifacts']['unretain']['version']}.artifactbundle.zip"
  write_zip(path, [(name, *files[name]) for name in sorted(files)], epoch())
  print(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}")


def pkg_version(name):
  """The version of a C library that is linked, as pkg-config knows it."""
  try:
    result = subprocess.run(["pkg-config", "--modversion", name], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
  except OSError:
    return "NOASSERTION"
  return result.stdout.decode().strip() or "NOASSERTION"


def bill_of_materials(number, name, program, grammar, moment):
  """What the program is made of, in SPDX 2.3."""
  def package(identifier, version, place, license_name):
    return {
      "SPDXID": f"SPDXRef-{identifier}", "name": identifier, "versionInfo": version, "downloadLocation": place, "filesAnalyzed": False,
      "licenseConcluded": license_name, "licenseDeclared": license_name, "copyrightText": "NOASSERTION"}

  parts = [package(pin["identity"], pin["state"]["version"], "git+" + pin["location"], "Apache-2.0")
           for pin in json.loads((ROOT / "Package.resolved").read_text())["pins"]]
  parts += [
    package("tree-sitter-swift", grammar, "https://github.com/alex-pinkus/tree-sitter-swift", "MIT"),
    package("tree-sitter", pkg_version("tree-sitter"), "https://github.com/tree-sitter/tree-sitter", "MIT"),
    package("libyaml", pkg_version("yaml-0.1"), "https://github.com/yaml/libyaml", "MIT"),
  ]
  own = package("unretain", number, "https://github.com/unretain/unretain", "MIT")
  own["checksums"] = [{"algorithm": "SHA256", "checksumValue": hashlib.sha256(program).hexdigest()}]
  bill = {
    "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": f"unretain-{number}-{name}",
    "documentNamespace": f"https://github.com/unretain/unretain/releases/{number}/{name}/{own['checksums'][0]['checksumValue']}",
    "creationInfo": {"created": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(moment)), "creators": ["Tool: scripts/dist.py"]},
    "packages": [own, *parts],
    "relationships": [{"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES", "relatedSpdxElement": "SPDXRef-unretain"}]
    + [{"spdxElementId": "SPDXRef-unretain", "relationshipType": "STATIC_LINK", "relatedSpdxElement": part["SPDXID"]} for part in parts]}
  return json.dumps(bill, indent=2).encode() + b"\n"


def main():
  parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
  parser.add_argument("--program", type=pathlib.Path)
  parser.add_argument("--merge", nargs="+", type=pathlib.Path, metavar="BUNDLE", help="join artifact bundles of several platforms")
  parser.add_argument("--out", type=pathlib.Path, default=ROOT / ".build/dist")
  parser.add_argument("--manual", type=pathlib.Path, help="the page for man, to go into the tarball")
  arguments = parser.parse_args()
  if arguments.merge:
    return merge(arguments.merge, arguments.out)
  if not arguments.program:
    parser.error("--program or --merge is needed")
  name, tags, triple = platform_of(arguments.program)
  number = version(arguments.program)
  moment = epoch()
  arguments.out.mkdir(parents=True, exist_ok=True)

  with tempfile.TemporaryDirectory() as scratch:
    stripped, symbols = strip(arguments.program, pathlib.Path(scratch))
    program = stripped.read_bytes()
    top = f"unretain-{number}-{name}"
    files = [(f"{top}/bin/unretain", program, 0o755)]
    files += [(f"{top}/{place}", content, 0o644) for place, content in completions(arguments.program)]
    files += [(f"{top}/{page}", (ROOT / page).read_bytes(), 0o644) for page in ("LICENSE", "NOTICE", "README.md")]
    if arguments.manual:
      files.append((f"{top}/share/man/man1/unretain.1", arguments.manual.read_bytes(), 0o644))
    write_tarball(arguments.out / f"{top}.tar.gz", files, moment)
    write_zip(arguments.out / f"unretain-{number}-py3-none-{tags}.whl", wheel_files(number, tags, program), moment)
    write_zip(arguments.out / f"unretain-{number}-{name}.artifactbundle.zip", bundle_files(number, triple, program), moment)
    said = subprocess.run([arguments.program, "--version"], check=True, stdout=subprocess.PIPE).stdout.decode()
    grammar = re.search(r"tree-sitter-swift ([\w.]+)", said)[1]
    (arguments.out / f"{top}.spdx.json").write_bytes(bill_of_materials(number, name, program, grammar, moment))
    if symbols:
      write_tarball(arguments.out / f"{top}-debug.tar.gz", [(f"{top}/unretain.debug", symbols.read_bytes(), 0o644)], moment)

  packed = sorted(path for path in arguments.out.iterdir() if path.name.startswith(f"unretain-{number}-"))
  sums = "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in packed)
  (arguments.out / "SHA256SUMS").write_text(sums)
  for path in packed:
    print(f"{path.stat().st_size / 1e6:7.1f} MB  {path.name}")


if __name__ == "__main__":
  main()
