"""Every target imports what Package.swift declares for it, and needs all of that.

The compiler sees to the first only where the module is not there at all: what another target needs is there for everybody. Its
`--explicit-target-dependency-import-check` is content with what a declared module depends on.
"""

import re

from .swift_text import imports

# Bring nothing of the project.
TOOLCHAIN = {"Darwin", "Dispatch", "Foundation", "Glibc", "Musl", "PackageDescription", "PackagePlugin", "Swift", "Synchronization", "Testing", "XCTest"}


def targets(manifest):
  """For each target of Package.swift its dependencies, and whether a plugin writes some of its sources."""
  found = {}
  for match in re.finditer(r"\.(?:target|executableTarget|testTarget)\(", manifest):
    depth, end = 1, match.end()
    while depth:
      depth += {"(": 1, ")": -1}.get(manifest[end], 0)
      end += 1
    text = re.sub(r'package: *"\w+"', "", manifest[match.end():end])
    name = re.search(r'name: *"(\w+)"', text)[1]
    depth, start = 0, text.find("dependencies:")
    listed = ""
    for character in text[start:] if start >= 0 else "":
      depth += {"[": 1, "]": -1}.get(character, 0)
      listed += character
      if character == "]" and depth == 0:
        break
    found[name] = (set(re.findall(r'"(\w+)"', listed)), "plugins:" in text)
  return found


def problems(manifest, sources):
  """What is wrong. `sources` gives for each target its files, by path."""
  result = []
  for name, (declared, is_generated) in targets(manifest).items():
    seen = set()
    for path, text in sorted(sources.get(name, {}).items()):
      for line, module in imports(text):
        seen.add(module)
        if module not in declared | TOOLCHAIN | {name}:
          result.append(f"{path}:{line}: imports {module}, which Package.swift does not declare for {name}")
    # A C target's headers are not read here.
    if sources.get(name) and not is_generated:
      result += [f"Package.swift: {name} depends on {module}, which none of its files imports" for module in sorted(declared - seen)]
  return result
