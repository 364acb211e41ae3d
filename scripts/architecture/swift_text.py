"""Swift sources as text: without comments, and without what strings say."""

import re

# An interpolation ends in its line, so that a string that is read wrongly costs no more than that.
_TOKEN = re.compile(
  r'(?P<line>//[^\n]*)|(?P<block>/\*.*?\*/)|(?P<long>#*"""(?:\\.|.)*?"""#*)|(?P<raw>#+"[^\n]*?"#+)'
  r'|(?P<string>"(?:\\\((?:[^()\\\n]|\([^()\n]*\))*\)|\\.|[^"\\\n])*")', re.DOTALL)


def _blank(text):
  return re.sub(r"[^\n]", " ", text)


def _interpolations(text):
  """A string literal of which only the code in `\\(…)` is left, at the same places."""
  kept = [" " if character != "\n" else "\n" for character in text]
  for match in re.finditer(r"\\\(((?:[^()\\]|\((?:[^()]|\([^()]*\))*\))*)\)", text):
    kept[match.start(1):match.end(1)] = text[match.start(1):match.end(1)]
  return "".join(kept)


def code(text):
  """The text with blanks in place of comments and of what stands in strings."""
  return _TOKEN.sub(lambda match: _interpolations(match[0]) if match.lastgroup in ("long", "string") else _blank(match[0]), text)


def imports(text):
  """The modules that a source imports, with the line of each."""
  pattern = re.compile(r"^\s*(?:@\w+ +)?(?:public +|internal +|package +)?import +(?:(?:struct|class|func|enum|protocol|typealias|var|let) +)?(\w+)")
  return [(number, match[1]) for number, line in enumerate(code(text).splitlines(), 1) if (match := pattern.match(line))]
