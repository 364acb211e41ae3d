"""The public face of the library names no type of another module.

The compiler refuses a public declaration with a type of a module that is imported internally. So each file of the library has
to import our other modules with `internal import`: the plain form would make their types part of the face.
"""

import re

from .swift_text import code, imports

LIBRARY = "Unretain"
INTERNAL = re.compile(r"\s*internal +import\b")


def problems(modules):
  """What is wrong. `modules` gives for each module its files, by path."""
  own = set(modules) | {"TreeSitterSwift"}
  result = []
  for path, text in modules.get(LIBRARY, {}).items():
    lines = code(text).splitlines()
    for number, imported in imports(text):
      if imported in own and not INTERNAL.match(lines[number - 1]):
        result.append(f"{path}:{number}: imports {imported} for all to see; `internal import` keeps its types out of the public face")
  return result
