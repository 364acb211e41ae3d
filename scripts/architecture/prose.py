"""No words in Ownership: its results are typed values, and `Words` in Findings describes them."""

import re

# A name or an operator of the language, which code is compared with.
NAME = re.compile(r"\$?\w*|[!=<>&|+\-*/.]+")
# The reasons of failures are for developers.
FAILURE = re.compile(r"\b(?:preconditionFailure|precondition|fatalError|assertionFailure|assert)\(")
LITERAL = re.compile(r'"((?:[^"\\]|\\.)*)"')


def problems(modules):
  """What is wrong. `modules` gives for each module its files, by path."""
  result = []
  for path, text in sorted(modules["Ownership"].items()):
    for number, line in enumerate(text.splitlines(), 1):
      line = re.sub(r"(?:^|\s)//.*", "", line)
      if FAILURE.search(line):
        continue
      if '"""' in line:
        result.append(f"{path}:{number}: contains a text; words are made in Sources/Findings/Words")
        continue
      for literal in LITERAL.findall(line):
        if not NAME.fullmatch(literal):
          result.append(f"{path}:{number}: contains the text \"{literal}\"; words are made in Sources/Findings/Words")
  return result
