#!/usr/bin/env python3
"""Guards what docs/architecture.md says of the code's structure; scripts/architecture has the questions, a file each."""

import pathlib
import sys

from architecture import absences, declared_imports, layers, prose, public_face, storage

ROOT = pathlib.Path(__file__).resolve().parent.parent


def texts(folder):
  """The Swift files below a folder, by their path in the project."""
  return {str(file.relative_to(ROOT)): file.read_text() for file in sorted(folder.rglob("*.swift"))}


def main():
  modules = {folder.name: texts(folder) for folder in (ROOT / "Sources").iterdir() if folder.is_dir()}
  tests = {folder.name: texts(folder) for folder in (ROOT / "Tests").rglob("*Tests") if folder.is_dir()}
  models = {file.name: file.read_text() for file in sorted((ROOT / "Rules/models").glob("*.yml"))}
  problems = absences.problems(modules, models)
  problems += declared_imports.problems((ROOT / "Package.swift").read_text(), modules | tests)
  problems += layers.problems(modules)
  problems += prose.problems(modules)
  problems += public_face.problems(modules)
  problems += storage.problems(modules)
  for problem in problems:
    print(f"error: {problem}", file=sys.stderr)
  sys.exit(1 if problems else 0)


main()
