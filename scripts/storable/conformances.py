"""The Swift code that stores the types which `declarations` finds."""

HEADER = """\
// Written by scripts/generate-storable.py from the declarations of types that are `Storable`. Do not edit.

"""
# What a number takes that stands for none, too, so that no bit says whether there is one.
NUMBERS = {"UInt32", "Int32"}


def is_number(declaration):
  """Is the type nothing but a number of another name, such as an index?"""
  return declaration.kind == "struct" and len(declaration.properties) == 1 and declaration.properties[0].type in NUMBERS


def _own(name):
  """A property's name where a parameter or variable of the same name would hide it."""
  return f"self.{name}" if name in ("reader", "writer", "flags") else name


class _Structure:
  """Stored properties one by one. Those that are yes or no share bytes in front, with whether there are the optional ones."""

  def __init__(self, declaration, numbers):
    self.type = declaration
    self.numbers = numbers
    self.given = [item for item in declaration.properties if item.exception == "given"]
    self.stored = [item for item in declaration.properties if item.exception in (None, "ascending")]
    self.flags = [item for item in self.stored if item.is_bool or self._is_flagged(item)]
    self.words = [self.flags[start:start + 8] for start in range(0, len(self.flags), 8)]

  def _is_flagged(self, item):
    return (item.type or "").endswith("?") and item.type[:-1].split(".")[-1] not in self.numbers

  def _flag_name(self, word):
    return "flags" if word == 0 else f"flags{word + 1}"

  def store(self):
    lines = []
    for number, word in enumerate(self.words):
      name = self._flag_name(number)
      lines.append(f"var {name}: UInt8 = 0")
      for bit, item in enumerate(word):
        holds = _own(item.name) if item.is_bool else f"{_own(item.name)} != nil"
        lines.append(f"if {holds} {{ {name} |= {1 << bit} }}")
      lines.append(f"writer.write(byte: {name})")
    for item in self.stored:
      if item.is_bool:
        continue
      if item.exception == "ascending":
        lines.append(f"writer.write(ascending: {_own(item.name)})")
      elif self._is_flagged(item):
        lines.append(f"if let value = {_own(item.name)} {{ writer.write(value) }}")
      else:
        lines.append(f"writer.write({_own(item.name)})")
    return lines

  def _value(self, item):
    if item.exception == "given":
      return item.name
    if item.exception == "ascending":
      return "reader.ascending()"
    if item not in self.flags:
      return "reader.read()"
    place = self.flags.index(item)
    test = f"{self._flag_name(place // 8)} & {1 << place % 8} != 0"
    return test if item.is_bool else f"{test} ? .some(reader.read()) : nil"

  def read(self):
    lines = [f"let {self._flag_name(number)} = reader.byte()" for number in range(len(self.words))]
    if self.type.kind != "class":
      return lines + [f"self.{item.name} = {self._value(item)}" for item in self.stored + self.given]
    items = [item for item in self.type.properties if item in self.stored + self.given]
    lines.append("self.init(")
    lines += [f"  {item.name}: {self._value(item)}{',' if item is not items[-1] else ')'}" for item in items]
    return lines


class _Cases:
  """The number of the case, and the parts of that case."""

  def __init__(self, declaration):
    self.type = declaration

  def store(self):
    lines = ["switch self {"]
    for number, case in enumerate(self.type.cases):
      values = [f"value{place}" if len(case.labels) > 1 else "value" for place in range(len(case.labels))]
      if not values:
        lines.append(f"case .{case.name}: writer.write(byte: {number})")
        continue
      lines.append(f"case .{case.name}({', '.join('let ' + value for value in values)}):")
      lines.append(f"  writer.write(byte: {number})")
      lines += [f"  writer.write({value})" for value in values]
    return lines + ["}"]

  def _read(self, case):
    parts = [f"{label}: reader.read()" if label else "reader.read()" for label in case.labels]
    return f".{case.name}({', '.join(parts)})" if parts else f".{case.name}"

  def read(self):
    lines = ["switch reader.byte() {"]
    lines += [f"case {number}: self = {self._read(case)}" for number, case in enumerate(self.type.cases)]
    plain = next((case for case in self.type.cases if not case.labels), None)
    if plain:
      lines.append(f"default: self = reader.refuse({self._read(plain)})")
    else:
      lines += ["default:", "  reader.expect(false)", f"  self = {self._read(self.type.cases[0])}"]
    return lines + ["}"]


def _function(access, head, lines):
  return [f"  {access}{head} {{"] + [f"    {line}" for line in lines] + ["  }"]


def _number(access, item):
  """What a number of another name does as that number does."""
  label = item.name
  return (
    _function(access, "static func store(optional value: Self?, to writer: inout StoreWriter)", [f"writer.write(value?.{label})"])
    + _function(access, "static func optional(from reader: inout StoreReader) -> Self?", [f"{item.type}?(from: &reader).map(Self.init(stored:))"])
    + _function(access, f"init(stored {label}: {item.type})", [f"self.{label} = {label}"]))


def conformance(declaration, numbers):
  """The extension that stores a type.

  Parameter: numbers  The names of the types that are numbers of another name.
  """
  content = _Cases(declaration) if declaration.kind == "enum" else _Structure(declaration, numbers)
  is_open = declaration.is_public and all("public" in item.modifiers.split() and "(set)" not in item.modifiers for item in declaration.properties)
  access = ("@inlinable public " if is_open else "public " if declaration.is_public else "")
  shared = declaration.protocol == "SharedStorable"
  reading = "contentFrom" if shared else "from"
  given = "".join(f", {item.name}: {item.type}" for item in declaration.properties if item.exception == "given")
  initializer = "convenience init" if declaration.kind == "class" else "init"
  lines = [f"extension {declaration.name} {{"]
  lines += _function(access, f"func {'storeContent' if shared else 'store'}(to writer: inout StoreWriter)", content.store())
  lines += _function(access, f"{initializer}({reading} reader: inout StoreReader{given})", content.read())
  if is_number(declaration):
    lines += _number(access, declaration.properties[0])
  return "\n".join(lines + ["}"]) + "\n"


def generated(declarations, imports, numbers):
  """The file for a module."""
  head = HEADER + "".join(f"import {name}\n" for name in sorted(imports)) + "\n"
  return head + "\n".join(conformance(declaration, numbers) for declaration in declarations)
