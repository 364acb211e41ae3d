#!/usr/bin/env python3
"""Writes Sources/Syntax/Tree/NodeKind+Constants.swift and FieldName+Constants.swift.

Reads the tables of the generated parser (grammars/swift/generated/src/parser.c):
every visible symbol becomes a constant whose value is the symbol's *public* id,
the one that ts_node_symbol gives. Run it after a change of grammar.lock:

    scripts/generate-node-kinds.py           write the files
    scripts/generate-node-kinds.py --check   fail if they are out of step
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PARSER = ROOT / "grammars/swift/generated/src/parser.c"
OUTPUT = ROOT / "Sources/Syntax/Tree"

CHARACTERS = {
  "!": "Bang", "?": "Question", ".": "Dot", ",": "Comma", ":": "Colon", ";": "Semicolon",
  "(": "LeftParen", ")": "RightParen", "[": "LeftBracket", "]": "RightBracket",
  "{": "LeftBrace", "}": "RightBrace", "<": "Less", ">": "Greater", "=": "Equal",
  "+": "Plus", "-": "Minus", "*": "Star", "/": "Slash", "%": "Percent", "&": "Ampersand",
  "|": "Pipe", "^": "Caret", "~": "Tilde", "@": "At", "#": "Hash", "\\": "Backslash",
  '"': "Quote", "_": "Underscore",
}
TOKEN_NAMES = {
  "->": "tokenArrow",
  "unowned(safe)": "tokenUnownedSafe",
  "unowned(unsafe)": "tokenUnownedUnsafe",
}
SWIFT_KEYWORDS = {
  "as", "break", "case", "catch", "class", "default", "do", "else", "enum", "extension",
  "false", "for", "func", "if", "import", "in", "init", "is", "let", "operator", "protocol",
  "repeat", "return", "self", "static", "struct", "super", "switch", "throw", "throws",
  "true", "try", "var", "where", "while",
}


def block(source, start):
  begin = source.index(start)
  return source[begin:source.index("\n};", begin)]


def read_tables(source):
  ids = {"ts_builtin_sym_end": 0}
  for name, value in re.findall(r"(\w+) = (\d+)", block(source, "enum ts_symbol_identifiers {")):
    ids[name] = int(value)
  strings = {
    symbol: re.sub(r"\\(.)", r"\1", text)
    for symbol, text in re.findall(
      r'\[(\w+)\] = "((?:[^"\\]|\\.)*)"', block(source, "ts_symbol_names[] = {"))
  }
  public = dict(re.findall(r"\[(\w+)\] = (\w+)", block(source, "ts_symbol_map[] = {")))
  flags = {
    symbol: (visible == "true", named == "true")
    for symbol, visible, named in re.findall(
      r"\[(\w+)\] = \{\s*\.visible = (\w+),\s*\.named = (\w+)",
      block(source, "ts_symbol_metadata[] = {"))
  }
  fields = [
    (name, int(value))
    for name, value in re.findall(r"field_(\w+) = (\d+)", block(source, "enum ts_field_identifiers {"))
  ]

  kinds = {}
  for symbol in ids:
    visible, named = flags[symbol]
    if not visible:
      continue
    key = (strings[symbol], named)
    value = ids[public[symbol]]
    if kinds.setdefault(key, value) != value:
      sys.exit(f"error: {key} has two public ids")
  return sorted((value, text, named) for (text, named), value in kinds.items()), fields


def camel(text):
  head, *tail = [part for part in text.split("_") if part]
  return head[0].lower() + head[1:] + "".join(part[0].upper() + part[1:] for part in tail)


def token_name(text):
  if text in TOKEN_NAMES:
    return TOKEN_NAMES[text]
  parts = re.findall(r"[A-Za-z]+|[^A-Za-z]", text)
  # `x.Protocol` next to `protocol`
  prefix = "tokenCapital" if text[0].isupper() else "token"
  return prefix + "".join(CHARACTERS.get(p) or p[0].upper() + p[1:] for p in parts)


def constant(name):
  return f"`{name}`" if name in SWIFT_KEYWORDS else name


def swift_string(text):
  return text.replace("\\", "\\\\").replace('"', '\\"')


HEADER = "// Written by scripts/generate-node-kinds.py from the grammar's tables. Do not edit.\n\n"


def kinds_file(kinds):
  out = [HEADER, "extension NodeKind {\n"]
  names = {}
  for wanted, title in ((True, "Named nodes"), (False, "Tokens")):
    out.append(f"  // MARK: {title}\n\n")
    for value, text, named in kinds:
      if named != wanted:
        continue
      name = camel(text) if named else token_name(text)
      if name in names:
        sys.exit(f"error: {text} and {names[name]} would both be {name}")
      names[name] = text
      what = "A node" if named else "The token"
      out.append(f"  /// {what} `{text}`.\n")
      out.append(
        f"  @inlinable public static var {constant(name)}: NodeKind {{ NodeKind(rawValue: {value}) }}\n")
    out.append("\n")
  out.append("  /// Every constant above, with the name and the namedness that the grammar gives it.\n")
  out.append("  static let table: [(kind: NodeKind, name: String, isNamed: Bool)] = [\n")
  for value, text, named in kinds:
    name = camel(text) if named else token_name(text)
    out.append(f'    (.{constant(name)}, "{swift_string(text)}", {str(named).lower()}),\n')
  out.append("  ]\n}\n")
  return "".join(out)


def fields_file(fields):
  out = [HEADER, "extension FieldName {\n"]
  for text, value in fields:
    out.append(f"  /// The field `{text}`.\n")
    out.append(
      f"  @inlinable public static var {constant(camel(text))}: FieldName "
      f"{{ FieldName(rawValue: {value}) }}\n")
  out.append("\n  /// Every constant above, with the name that the grammar gives it.\n")
  out.append("  static let table: [(field: FieldName, name: String)] = [\n")
  for text, _ in fields:
    out.append(f'    (.{constant(camel(text))}, "{text}"),\n')
  out.append("  ]\n}\n")
  return "".join(out)


def main():
  if not PARSER.exists():
    sys.exit("error: the grammar is not there yet; run grammars/swift/fetch.sh")
  kinds, fields = read_tables(PARSER.read_text())
  files = {
    "NodeKind+Constants.swift": kinds_file(kinds),
    "FieldName+Constants.swift": fields_file(fields),
  }
  for name, text in files.items():
    path = OUTPUT / name
    if "--check" in sys.argv[1:]:
      if not path.exists() or path.read_text() != text:
        sys.exit(f"error: {path.relative_to(ROOT)} is out of step; run scripts/generate-node-kinds.py")
    else:
      path.write_text(text)


main()
