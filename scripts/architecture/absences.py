"""What is absent from the code.

From the parser to the rules: no access to files, clocks or the environment (nothing is imported that gives it), and no
name of a framework's types (those of Rules/models, save for swift.yml, which models the language's own library).

From all modules but the program itself: what only the owner of the process may decide. No object is leaked to save the
time of freeing it, and no hook of the whole process is called; the program gives a `WorkObserver` instead.
"""

import re

from .swift_text import code, imports

PURE = ["Text", "Syntax", "Facts", "Catalog", "Program", "Ownership", "Findings", "Reporting"]
# Reads rule files, and knows the language's own by its name.
READERS = "Sources/Catalog/Reading/"
# Words of the language (`@MainActor`, `#if os(…)`) that are also names of frameworks.
LANGUAGE = {"MainActor", "os"}
# The module that owns the process.
PROGRAM = "Commands"
# It counts its references by hand, and gives back each.
COUNTING = "Sources/Support/Lazy.swift"
OF_PROCESS = re.compile(r"\bUnmanaged\s*\.\s*passRetained\b|\bunretain_(?:working_on|take_back)\b")


def framework_types(models):
  """The names of frameworks and of their types; `models` has the text of each file."""
  names = set()
  for file, text in models.items():
    if file in ("swift.yml", "unknown.yml"):
      continue
    names.update(re.findall(r"^framework: *(\w+)", text, re.MULTILINE))
    names.update(re.findall(r"^ *- (?:\{ *)?name: *(\w+)", text, re.MULTILINE))
  return names - LANGUAGE


def process_problems(modules):
  """Where library code decides for the process."""
  result = []
  for module, files in modules.items():
    if module == PROGRAM:
      continue
    for path, text in files.items():
      if path == COUNTING:
        continue
      for number, line in enumerate(code(text).splitlines(), 1):
        for match in OF_PROCESS.finditer(line):
          result.append(f"{path}:{number}: uses `{match[0]}`; only the program itself decides for its process")
  return result


def problems(modules, models):
  """What is wrong. `modules` gives for each module its files, by path."""
  types = framework_types(models)
  if len(types) < 100:
    return ["Rules/models: the names of the models could not be read"]
  own = set(modules) | {"TreeSitterSwift"}
  result = process_problems(modules)
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
