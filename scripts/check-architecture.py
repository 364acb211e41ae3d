#!/usr/bin/env python3
"""Guards what docs/architecture.md says is deliberately absent from the code.

From the parser to the rules: no access to files, clocks or the environment (nothing is imported that gives it), and no
name of a framework's types (those of Rules/models, save for swift.yml, which models the language's own library).
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PURE = ["SyntaxTree", "SourceFacts", "ControlFlow", "ProgramModel", "OwnershipAnalysis", "RuleFormat", "RuleEngine", "Fixes", "Suppressions", "Reporting"]
OWN = {path.name for path in (ROOT / "Sources").iterdir()} | {"TreeSitterSwift"}
# Words of the language (`@MainActor`, `#if os(…)`) that are also names of frameworks.
LANGUAGE = {"MainActor", "os"}


def framework_types():
  names = set()
  for file in sorted((ROOT / "Rules/models").glob("*.yml")):
    if file.name in ("swift.yml", "unknown.yml"):
      continue
    text = file.read_text()
    names.update(re.findall(r"^framework: *(\w+)", text, re.MULTILINE))
    names.update(re.findall(r"^ *- (?:\{ *)?name: *(\w+)", text, re.MULTILINE))
  return names - LANGUAGE


def main():
  problems = []
  types = framework_types()
  if len(types) < 100:
    sys.exit("error: the names of the models could not be read")
  for module in PURE:
    for file in sorted((ROOT / "Sources" / module).rglob("*.swift")):
      for number, line in enumerate(file.read_text().splitlines(), 1):
        where = f"{file.relative_to(ROOT)}:{number}"
        imported = re.match(r"\s*(?:@\w+ +)?(?:public +|internal +)?import +(?:struct |class |func |enum )?(\w+)", line)
        if imported and imported[1] not in OWN:
          problems.append(f"{where}: imports {imported[1]}; this module works on values alone")
        if line.lstrip().startswith("//"):
          continue
        for literal in re.findall(r'"((?:[^"\\]|\\.)*)"', line):
          if literal in types:
            problems.append(f"{where}: names `{literal}`, which belongs into Rules/models")
  for problem in problems:
    print(f"error: {problem}", file=sys.stderr)
  sys.exit(1 if problems else 0)


main()
