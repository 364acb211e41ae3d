#!/usr/bin/env python3
"""Writes Sources/MODULE/Storable.generated.swift: how the types of each module are stored that are `Storable`.

Reads the declarations of these types (Sources/Engine/Storage/Storable.swift says what a declaration can say). Run it after a change of one:

    scripts/generate-storable.py           write the files
    scripts/generate-storable.py --check   fail if they are out of step
"""

import pathlib
import sys

from architecture.swift_text import imports
from storable.conformances import NUMBERS, generated, is_number
from storable.declarations import Problem, declarations

ROOT = pathlib.Path(__file__).resolve().parent.parent
NAME = "Storable.generated.swift"


def outputs(sources):
  """For each module with stored types the text of its file. `sources` gives for each module its files, by path."""
  found, imported = {}, {}
  for module, files in sources.items():
    if module == "Engine":
      continue
    for path, text in sorted(files.items()):
      types = declarations(text, path)
      if not types:
        continue
      found.setdefault(module, []).extend(types)
      # The types of the properties, and what stores them, may be of any module that the declarations import.
      imported.setdefault(module, {"Engine"}).update(name for _, name in imports(text) if name in sources)
  types = [type for all in found.values() for type in all]
  numbers = {type.name.split(".")[-1] for type in types if is_number(type)} | NUMBERS
  clashing = {type.name for type in types if type.name.split(".")[-1] in numbers and not is_number(type)}
  if clashing:
    raise Problem(f"{', '.join(sorted(clashing))}: another type of this name is a number")
  return {module: generated(all, imported[module], numbers) for module, all in found.items()}


def main():
  root = pathlib.Path(sys.argv[sys.argv.index("--root") + 1]) if "--root" in sys.argv else ROOT
  folders = [folder for folder in sorted((root / "Sources").iterdir()) if folder.is_dir()]
  sources = {
    folder.name: {str(file.relative_to(root)): file.read_text() for file in sorted(folder.rglob("*.swift")) if file.name != NAME} for folder in folders}
  try:
    texts = outputs(sources)
  except Problem as problem:
    sys.exit(f"error: {problem}")
  for folder in folders:
    path, text = folder / NAME, texts.get(folder.name)
    if "--check" in sys.argv:
      if (path.read_text() if path.exists() else None) != text:
        sys.exit(f"error: {path.relative_to(root)} is out of step; run scripts/generate-storable.py")
    elif text is not None:
      path.write_text(text)
    elif path.exists():
      path.unlink()


main()
