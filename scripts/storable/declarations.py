"""The types of a Swift source that say they are `Storable`, with their stored properties or cases."""

import re
from dataclasses import dataclass, field

from architecture.swift_text import code

PROTOCOLS = {"Storable", "PartlyStorable", "SharedStorable"}
EXCEPTIONS = {"skipped", "given", "ascending"}

_HEAD = re.compile(
  r"(?P<modifiers>(?:\b(?:public|package|fileprivate|private|final|indirect)\s+)*)\b(?P<kind>struct|enum|class|actor|protocol|extension)\s+"
  r"(?P<name>[A-Za-z_][\w.]*)\s*(?P<generics><[^{}]*?>)?\s*(?P<clause>:[^{}]*)?(?:\bwhere\b[^{}]*)?\{")
_PROPERTY = re.compile(
  r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?P<modifiers>(?:(?:public|package|internal|fileprivate|private|static|lazy|weak|unowned|nonisolated|final|class)"
  r"(?:\(\w+\))?\s+)*)(?P<keyword>let|var)\s+(?P<rest>.*)$")
_ANNOTATION = re.compile(r"//\s*storable:\s*(?P<what>\w+)\s*$")


class Problem(Exception):
  """A declaration that cannot be stored as it is, with its place."""


@dataclass
class Property:
  name: str
  # `None` where it follows from the default value.
  type: str | None
  default: str | None
  modifiers: str
  is_constant: bool
  # One of EXCEPTIONS.
  exception: str | None = None

  @property
  def is_bool(self):
    return self.type == "Bool" or self.type is None and self.default in ("true", "false")


@dataclass
class Case:
  name: str
  # For each part its label, or `None`.
  labels: list


@dataclass
class Declaration:
  """A type with the whole name that it has in its module."""

  name: str
  kind: str
  protocol: str
  is_public: bool
  properties: list = field(default_factory=list)
  cases: list = field(default_factory=list)


def _matching(text, start):
  """The end of the brackets that open at `start`."""
  depth = 0
  for place in range(start, len(text)):
    depth += {"{": 1, "}": -1}.get(text[place], 0)
    if depth == 0:
      return place
  return len(text)


def _flat(body):
  """The body with nothing in the brackets of its members; lines stay where they are."""
  result, depth = [], 0
  for character in body:
    if character == "}":
      depth -= 1
    result.append(character if depth == 0 or character == "\n" else " ")
    if character == "{":
      depth += 1
  return "".join(result)


def split(text, separator=","):
  """The parts of a text at separators that stand in no brackets."""
  parts, depth, start = [], 0, 0
  for place, character in enumerate(text):
    depth += {"(": 1, "[": 1, "<": 1, "{": 1, ")": -1, "]": -1, ">": -1, "}": -1}.get(character, 0)
    # The arrow of a function type opens and closes nothing.
    if character == ">" and text[place - 1] == "-":
      depth += 1
    if character == separator and depth == 0:
      parts.append(text[start:place])
      start = place + 1
  return [part.strip() for part in parts + [text[start:]]]


def _is_open(text):
  """Does a declaration go on in the next line?"""
  return text.count("(") + text.count("[") > text.count(")") + text.count("]") or text.rstrip().endswith(",")


def _statements(lines):
  """The lines of a body, those of one declaration together, each with the number of its last line."""
  pending = ""
  for number, line in enumerate(lines):
    pending += line if not pending else " " + line.strip()
    if not _is_open(pending):
      yield number, pending
      pending = ""


def _property(match, annotation, kind, place):
  names = split(match["rest"])
  if len(names) > 1 and "=" not in names[0]:
    raise Problem(f"{place}: declare one property a line")
  head, *default = split(match["rest"], "=")
  if "{" in head:
    return None
  name, *written = split(head, ":")
  found = Property(
    name, written[0] if written else None, default[0].split("{")[0].strip() if default else None, match["modifiers"], match["keyword"] == "let",
    annotation)
  if annotation != "skipped":
    if re.search(r"\b(?:file)?private\b", found.modifiers):
      raise Problem(f"{place}: {name} is private, where Storable.generated.swift does not reach it")
    if found.is_constant and found.default is not None:
      raise Problem(f"{place}: {name} always has the same value; say `// storable: skipped`")
    if re.search(r"\b(?:lazy|weak|unowned)\b", found.modifiers):
      raise Problem(f"{place}: {name} is lazy, weak or unowned; say `// storable: skipped`")
  # The initialiser of a class makes it.
  if annotation == "skipped" and kind != "class" and found.default is None and not (found.type or "").endswith("?"):
    raise Problem(f"{place}: {name} is skipped, and has no default value to be read as")
  return found


def _cases(statement):
  listed = re.match(r"^\s*(?:indirect\s+)?case\s+(.*)$", statement, re.DOTALL)
  for case in split(listed[1]) if listed else []:
    parts = re.match(r"(`?\w+`?)\s*(?:\((.*)\))?", case, re.DOTALL)
    payload = split(parts[2]) if parts[2] else []
    labels = [re.match(r"(\w+)\s*(?:\w+\s*)?:", part) for part in payload]
    yield Case(parts[1], [label[1] if label and label[1] != "_" else None for label in labels])


def _members(declaration, flat, original, path, first):
  original = original.split("\n")
  for number, statement in _statements(flat.split("\n")):
    place = f"{path}:{first + number}"
    if declaration.kind == "enum":
      declaration.cases += _cases(statement)
      continue
    match = _PROPERTY.match(statement)
    if not match or re.search(r"\b(?:static|class)\b", match["modifiers"]):
      continue
    annotation = _ANNOTATION.search(original[number])
    if annotation and annotation["what"] not in EXCEPTIONS:
      raise Problem(f"{place}: `storable: {annotation['what']}` is none of {', '.join(sorted(EXCEPTIONS))}")
    found = _property(match, annotation["what"] if annotation else None, declaration.kind, place)
    if found:
      declaration.properties.append(found)


def declarations(text, path):
  """The types of a source that say they are stored, in their order."""
  plain = code(text)
  heads = [(match, _matching(plain, match.end() - 1)) for match in _HEAD.finditer(plain)]
  result = []
  for head, end in heads:
    # Only what stands in the clause of the declaration itself.
    protocols = PROTOCOLS & set(re.findall(r"[\w.]+", (head["clause"] or "").lstrip(":")))
    if head["kind"] in ("extension", "protocol") or not protocols:
      continue
    outer = [match for match, last in heads if match.end() <= head.start() and end <= last]
    first = plain.count("\n", 0, head.end()) + 1
    if re.search(r"\b(?:file)?private\b", head["modifiers"]) or any(re.search(r"\b(?:file)?private\b", match["modifiers"]) for match in outer):
      raise Problem(f"{path}:{first}: {head['name']} is private, where Storable.generated.swift does not reach it")
    declaration = Declaration(
      ".".join([match["name"] for match in outer] + [head["name"]]), head["kind"], protocols.pop(), re.search(r"\bpublic\b", head["modifiers"]) is not None)
    _members(declaration, _flat(plain[head.end():end]), text[head.end():end], path, first)
    result.append(declaration)
  return result
