"""What is absent from the code.

From the parser to the rules: no access to files, clocks or the environment (nothing is imported that gives it), and no
name of a framework's types (those of Rules/models, save for swift.yml, which models the language's own library).
"""

import re

from .swift_text import imports

PURE = ["Text", "Syntax", "Facts", "Catalog", "Program", "Ownership", "Findings", "Reporting"]
# Reads rule files, and knows the language's own by its name.
READERS = "Sources/Catalog/Reading/"
# Words of the language (`@MainActor`, `#if os(…)`) that are also names of frameworks.
LANGUAGE = {"MainActor", "os"}


def framework_types(models):
  """The names of frameworks and of their types; `models` has the text of each file."""
  names = set()
  for file, text in models.items():
    if file in ("swift.yml", "unknown.yml"):
      continue
    names.update(re.findall(r"^framework: *(\w+)", text, re.MULTILINE))
    names.update(re.findall(r"^ *- (?:\{ *)?name: *(\w+)", text, re.MULTILINE))
  return names - LANGUAGE


def problems(modules, models):
  """What is wrong. `modules` gives for each module its files, by path."""
  types = framework_types(models)
  if len(types) < 100:
    return ["Rules/models: the names of the models could not be read"]
  own = set(modules) | {"TreeSitterSwift"}
  result = []
  for module in PURE:
    for path, text in modules[module].items():
      for line, imported in imports(text):
        if imported not in own:
          result.append(f"{path}:{line}: imports {imported}; this module works on values alone")
      for number, line in enumerate(text.splitlines(), 1):
        if line.lstrip().startswith("//") or path.startswith(READERS):
          continue
        for literal in re.findall(r'"((?:[^"\\]|\\.)*)"', line):
          if literal in types:
            result.append(f"{path}:{number}: names `{literal}`, which belongs into Rules/models")
  return result
