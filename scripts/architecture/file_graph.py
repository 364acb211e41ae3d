"""Which files of a module use which, measured on the text.

A file uses another if it names a type, function or variable that stands there at the top level, or a member that an extension there
adds to a type of somewhere else. A member is told by its name and the first label of its call; one that several files declare, or the file
itself, tells nothing and is not counted. So what is found is there, and something may be missing.

Files of one folder that declare or extend one type are its parts, and may use each other.
"""

import re
from collections import defaultdict
from pathlib import PurePosixPath

from .swift_text import code

_MODIFIERS = r"(?:(?:@\w+(?:\([^)]*\))?|public|package|internal|fileprivate|private|final|static|indirect|mutating|nonmutating|lazy|weak|override|nonisolated|consuming|borrowing|convenience|required|class(?= +(?:func|var|let)))(?:\(\w+\))? +)*"
_DECLARATION = re.compile(
  rf"^(?P<modifiers>{_MODIFIERS})(?P<kind>struct|enum|class|actor|protocol|typealias|extension|func|var|let|subscript|init|case) *(?P<rest>.*)")
_TYPES = {"struct", "enum", "class", "actor", "protocol", "typealias"}


class File:
  """What a file declares and names."""

  def __init__(self, path, text):
    self.path = path
    self.code = code(text)
    # Top-level names that others can see.
    self.names = set()
    # Types that are extended here, and for each the keys of the members that others can see.
    self.extensions = defaultdict(set)
    # All that is declared here at any depth, as keys.
    self.declared = set()
    self._read()

  def _read(self):
    depth, extended, hidden = 0, None, False
    for line in self.code.splitlines():
      stripped = line.strip()
      match = _DECLARATION.match(stripped)
      if match:
        kind, rest = match["kind"], match["rest"]
        is_private = re.search(r"\b(?:file)?private\b(?!\()", match["modifiers"]) is not None
        keys = _keys(kind, rest)
        self.declared |= keys
        if depth == 0:
          extended = None
          if kind == "extension":
            extended = re.match(r"[\w.]+|\[\w+\]", rest)[0].strip("[]").split(".")[0]
            hidden = is_private
            self.extensions[extended]
          elif not is_private:
            self.names |= {name for name, _ in keys}
        elif depth == 1 and extended and not is_private and not hidden and kind != "init":
          self.extensions[extended] |= keys
      depth += line.count("{") - line.count("}")


def _keys(kind, rest):
  """The name and the first label of what is declared; no label for what is not called."""
  if kind == "extension":
    return set()
  if kind in ("func", "subscript", "init"):
    match = re.match(r"(`?\w*`?|[^\w\s(<]+)\s*(?:<[^(]*>)?\s*\(\s*(\w*)", rest)
    return {(match[1].strip("`"), match[2] or None)} if match else set()
  if kind == "case":
    return {(name, None) for name in re.findall(r"(?:^|, *)`?(\w+)", re.sub(r"\([^)]*\)", "", rest))}
  if kind in ("var", "let"):
    names = re.match(r"\(([^)]*)\)", rest)
    return {(name, None) for name in (re.findall(r"\w+", names[1]) if names else re.findall(r"^`?(\w+)", rest))}
  return {(name, None) for name in re.findall(r"^\w+", rest)}


class FileGraph:
  """Which file uses which.

  Parameter: sources  The text of each file, by path.
  """

  def __init__(self, sources):
    self.files = {path: File(path, text) for path, text in sources.items()}
    # For each file the files that it uses, with the names that it uses of them.
    self.uses = defaultdict(lambda: defaultdict(set))
    homes = {name: path for path, file in self.files.items() for name in file.names}
    self._find_types(homes)
    self._find_members()

  def _find_types(self, homes):
    for path, file in self.files.items():
      words = set(re.findall(r"(?<![.\w])[A-Za-z_]\w*", file.code))
      own = {name for name, _ in file.declared}
      for name in words & homes.keys():
        if homes[name] != path and name not in own:
          self.uses[path][homes[name]].add(name)

  def _find_members(self):
    declaring = defaultdict(set)
    for path, file in self.files.items():
      for key in file.declared:
        declaring[key].add(path)
    for home, file in self.files.items():
      for key in set().union(*file.extensions.values()) if file.extensions else ():
        if len(declaring[key]) > 1:
          continue
        name, label = key
        call = {None: rf"(?<!func )\b{name}\b(?!\s*\(\s*\w+\s*:)", "_": rf"(?<!func )\b{name}\s*\((?!\s*\w+\s*:)"}.get(label, rf"(?<!func )\b{name}\s*\(\s*{label}\s*:")
        if not re.match(r"\w", name):
          continue
        for path, other in self.files.items():
          if path != home and (name, None) not in other.declared and re.search(call, other.code):
            self.uses[path][home].add(name)

  def circles(self):
    """Groups of files that use each other, each as a sorted list of paths. The parts of one type are none: see above."""
    order, low, stack, result = {}, {}, [], []

    def visit(path):
      order[path] = low[path] = len(order)
      stack.append(path)
      for other in sorted(self.uses[path]):
        if other not in order:
          visit(other)
        if other in stack:
          low[path] = min(low[path], low[other])
      if low[path] == order[path]:
        group = []
        while not group or group[-1] != path:
          group.append(stack.pop())
        if len(group) > 1 and not self._is_one_type(group):
          result.append(sorted(group))

    for path in sorted(self.files):
      if path not in order:
        visit(path)
    return sorted(result)

  def _is_one_type(self, group):
    """Do all files of a group declare or extend one type, in one folder?"""
    if len({PurePosixPath(path).parent for path in group}) > 1:
      return False
    return bool(set.intersection(*(self.files[path].names | set(self.files[path].extensions) for path in group)))

  def reasons(self, group):
    """For each use between the files of a circle a line that says what is used."""
    return [
      f"{path} uses {', '.join(sorted(names))} of {PurePosixPath(other).name}"
      for path in group for other, names in sorted(self.uses[path].items()) if other in group]
