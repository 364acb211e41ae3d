#!/usr/bin/env python3
"""A rule that needs nothing but the text: a closure that mentions `self` shall capture it weakly.

usage: weak_self_rule.py [--known-harmless] FILE...

It is what many style guides say and a custom rule of a linter does, and is here to be compared with. `--known-harmless` leaves out closures that
are handed to functions of the standard library and of frameworks which are known to call them at once or to let go of them.
"""

import re
import sys

# What is not code keeps its length and its line ends.
NOT_CODE = re.compile(r'//[^\n]*|/\*.*?\*/|"""(?:\\.|.)*?"""|"(?:\\.|[^"\\\n])*"', re.DOTALL)
# A brace behind one of these words, in the statement that it belongs to, opens no closure.
DECLARES = re.compile(
  r"\b(?:func|init|deinit|subscript|class|struct|enum|extension|protocol|actor|if|else|guard|while|for|switch|do|catch|repeat|defer|get|set|"
  r"willSet|didSet|_modify|_read|import|operator|precedencegroup|macro)\b"
)
ACCESSOR = re.compile(r"^\s*(?:get|set|willSet|didSet|_modify|_read)\b")
CAPTURE_LIST = re.compile(r"\s*\[([^\]]*)\]")
WEAK_SELF = re.compile(r"\b(?:weak|unowned(?:\((?:un)?safe\))?)\s+self\b|\b(?:weak|unowned)\s+var\s+\w+\s*=\s*self\b|\b(?:weak|unowned)\s+\w+\s*=\s*self\b")
MENTIONS_SELF = re.compile(r"(?<!\.)\bself\b")
# Functions that are well known to let go of a closure by themselves: sequences, locks, and what runs once.
KNOWN_HARMLESS = re.compile(
  r"\b(?:map|flatMap|compactMap|filter|forEach|reduce|sort|sorted|first|contains|allSatisfy|min|max|prefix|drop|removeAll|firstIndex|lastIndex|"
  r"mapValues|compactMapValues|withLock|sync|withExtendedLifetime|withUnsafe\w+|autoreleasepool|measure|async|asyncAfter|animate|performAndWait|"
  r"withAnimation|withCheckedContinuation|withCheckedThrowingContinuation)\s*(?:\([^(){}]*\)?|\(\s*\w*:?\s*)?\s*$"
)


def flagged_lines(text, known_harmless=False):
  """The lines (1-based) of the closures that the rule objects to."""
  code = NOT_CODE.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), text)
  return [code.count("\n", 0, start) + 1 for start, end in closures(code) if is_flagged(code, start, end, known_harmless)]


def is_flagged(code, start, end, known_harmless):
  body = code[start + 1:end]
  if not MENTIONS_SELF.search(body):
    return False
  captures = CAPTURE_LIST.match(body)
  if captures and WEAK_SELF.search(captures[1]):
    return False
  return not (known_harmless and KNOWN_HARMLESS.search(code[max(0, start - 200):start]))


def closures(code):
  """Where closures open and close."""
  stack, found = [], []
  for index, character in enumerate(code):
    if character == "{":
      stack.append((index, opens_closure(code, index)))
    elif character == "}" and stack:
      start, is_closure = stack.pop()
      if is_closure:
        found.append((start, index))
  return sorted(found)


def opens_closure(code, index):
  before = code[:index].rstrip()
  if before[-1:] in set("=(,:[?&|!>") and not before.endswith("->"):
    # `-> Type {` ends in a name; `T> {` of a declaration is seen below.
    if before[-1:] not in ">?!":
      return True
  statement = statement_before(code, index)
  if ACCESSOR.match(statement):
    return False
  if DECLARES.search(statement):
    # In a condition only what is in parentheses can be a closure, and that has been seen.
    return False
  if re.search(r"\b(?:var|let)\b", statement):
    # `var x: Int {` computes, `let x = make {` calls.
    return "=" in statement.replace("==", "")
  return bool(re.search(r"[\w)\]?!>]\s*$", statement)) or re.search(r"\b(?:return|in|try|await)\s*$", statement) is not None


def statement_before(code, index):
  """What stands before a brace in its statement: back to a line's beginning at which no parenthesis is open and no chain goes on."""
  depth, position = 0, index - 1
  while position >= 0:
    character = code[position]
    if character in ")]":
      depth += 1
    elif character in "([":
      if depth == 0:
        break
      depth -= 1
    elif depth == 0 and character in "{};":
      break
    elif depth == 0 and character == "\n":
      rest = code[position + 1:index].lstrip()
      if rest and not rest.startswith((".", "?", ":", "&&", "||", "->", "where ", "throws", "async", "{")):
        break
    position -= 1
  return code[position + 1:index].strip()


def main():
  arguments = sys.argv[1:]
  known = "--known-harmless" in arguments
  for path in [argument for argument in arguments if not argument.startswith("--")]:
    with open(path, encoding="utf-8") as file:
      for line in flagged_lines(file.read(), known):
        print(f"{path}:{line}: warning: this closure mentions `self` and does not capture it weakly")


if __name__ == "__main__":
  main()
