"""Random ownership programs. A program is a choice for each dimension; its text follows from the choices alone.

Each has an `Owner` that stores one closure somewhere, in one of many ways, and perhaps lets go of it again. Half of the choices are
harmless. The first choice of each dimension is the plainest one: shrinking goes there.
"""

import random

# Where the closure lies. `members`: of Owner; `types`: beside it; `store`/`clear`: statements for the expression F; `other`: puts a harmless closure there.
SLOTS = {
  "own": dict(members="var slot: (() -> Void)?", store="slot = F", clear="slot = nil", call="slot?()"),
  "inherited": dict(base="Base§", types="class Base§ { var slot: (() -> Void)? }", store="slot = F", clear="slot = nil", call="slot?()"),
  "child": dict(types="final class Child§ { var slot: (() -> Void)? }", members="let child = Child§()", store="child.slot = F",
                clear="child.slot = nil", call="child.slot?()"),
  "optional_child": dict(types="final class Child§ { var slot: (() -> Void)? }", members="var child: Child§?", prepare="child = Child§()",
                         store="child?.slot = F", clear="child?.slot = nil", call="child?.slot?()"),
  "dropped_child": dict(types="final class Child§ { var slot: (() -> Void)? }", members="var child: Child§?", prepare="child = Child§()",
                        store="child?.slot = F", clear="child = nil", call="child?.slot?()"),
  "protocol_child": dict(types="protocol Slotted§: AnyObject { var slot: (() -> Void)? { get set } }\nfinal class Child§: Slotted§ { var slot: (() -> Void)? }",
                         members="let child: any Slotted§ = Child§()", store="child.slot = F", clear="child.slot = nil", call="child.slot?()"),
  "lazy_child": dict(types="final class Child§ { var slot: (() -> Void)? }", members="lazy var child = Child§()", store="child.slot = F",
                     clear="child.slot = nil", call="child.slot?()"),
  "grandchild": dict(types="final class Leaf§ { var slot: (() -> Void)? }\nfinal class Child§ { let leaf = Leaf§() }", members="let child = Child§()",
                     store="child.leaf.slot = F", clear="child.leaf.slot = nil", call="child.leaf.slot?()"),
  "box": dict(types="final class Box§<T> { var content: T?\n  init() {} }", members="let box = Box§<() -> Void>()", store="box.content = F",
              clear="box.content = nil", call="box.content?()"),
  "structure": dict(types="struct Config§ { var slot: (() -> Void)? }", members="var config = Config§()", store="config.slot = F",
                    clear="config.slot = nil", call="config.slot?()"),
  "fresh_structure": dict(types="struct Config§ { var slot: (() -> Void)? }", members="var config = Config§()", store="config = Config§(slot: F)",
                          clear="config = Config§()", call="config.slot?()"),
  "array": dict(members="var slots: [() -> Void] = []", store="slots.append(F)", clear="slots.removeAll()", call="slots.forEach { $0() }"),
  "array_last": dict(members="var slots: [() -> Void] = []", store="slots.append(F)", clear="_ = slots.popLast()", call="slots.forEach { $0() }"),
  "dictionary": dict(members="var slots: [String: () -> Void] = [:]", store='slots["a"] = F', clear='slots["a"] = nil', call='slots["a"]?()'),
  "dictionary_remove": dict(members="var slots: [String: () -> Void] = [:]", store='slots["a"] = F', clear='slots.removeValue(forKey: "a")',
                            call='slots["a"]?()'),
  "dictionary_other_key": dict(members="var slots: [String: () -> Void] = [:]", store='slots["a"] = F', clear='slots["b"] = nil', call='slots["a"]?()'),
  "payload": dict(types="enum State§ { case idle\n  case waiting(() -> Void) }", members="var state = State§.idle", store="state = .waiting(F)",
                  clear="state = .idle", call="if case .waiting(let f) = state { f() }"),
  "tuple": dict(members="var pair: (name: String, action: (() -> Void)?) = (\"\", nil)", store='pair = ("a", F)', clear="pair.action = nil",
                call="pair.action?()"),
  "children": dict(types="final class Child§ { var slot: (() -> Void)? }", members="var children: [Child§] = []",
                   store="let made = Child§(); made.slot = F; children.append(made)", clear="children.removeAll()", call="children.first?.slot?()"),
  "setter": dict(members="private var stored: (() -> Void)?\n  var slot: (() -> Void)? {\n    get { stored }\n    set { stored = newValue }\n  }",
                 store="slot = F", clear="slot = nil", call="slot?()"),
  "observer": dict(members="private var stored: (() -> Void)?\n  var slot: (() -> Void)? { didSet { stored = slot } }", store="slot = F", clear="slot = nil",
                   call="stored?()"),
  "local_object": dict(types="final class Child§ { var slot: (() -> Void)? }", store="let local = Child§(); local.slot = F; local.slot?()", clear="", call=""),
  "weak_child": dict(types="final class Child§ { var slot: (() -> Void)? }", members="weak var child: Child§?",
                     store="let made = Child§(); child = made; made.slot = F", clear="child = nil", call="child?.slot?()"),
  "other_instance": dict(members="var slot: (() -> Void)?", store="let other = Owner§(); other.slot = F; other.slot?()", clear="slot = nil", call="slot?()"),
  "kept_instance": dict(members="var slot: (() -> Void)?\n  var peer: Owner§?", store="let other = Owner§(); other.slot = F; peer = other", clear="peer = nil",
                        call="peer?.slot?()"),
  "registry": dict(types="final class Registry§ {\n  static let shared = Registry§()\n  var slots: [() -> Void] = []\n}", store="Registry§.shared.slots.append(F)",
                   clear="Registry§.shared.slots.removeAll()", call="Registry§.shared.slots.forEach { $0() }"),
}

# How the closure comes there. `around`: a statement with STORE(x), which becomes the store of x; `members`, `functions`: what it needs.
WAYS = {
  "direct": dict(around="STORE(C)"),
  "local": dict(around="let action: () -> Void = C\nSTORE(action)"),
  "method": dict(members="func keep(_ action: @escaping () -> Void) { STORE(action) }", around="keep(C)"),
  "two_methods": dict(members="func keep(_ action: @escaping () -> Void) { STORE(action) }\n  func hand(_ action: @escaping () -> Void) { keep(action) }", around="hand(C)"),
  "wrapped": dict(functions="func wrap§(_ action: @escaping () -> Void) -> () -> Void { { action() } }", around="STORE(wrap§(C))"),
  "passed_through": dict(functions="func same§<T>(_ value: T) -> T { value }", around="let action: () -> Void = same§(C)\nSTORE(action)"),
  "dropped": dict(functions="func drop§(_ action: @escaping () -> Void) -> () -> Void { action(); return {} }", around="STORE(drop§(C))"),
  "factory": dict(members="func make() -> () -> Void { C }", around="STORE(make())"),
  "conditional": dict(around="let action: () -> Void = value > 0 ? C : {}\nSTORE(action)"),
  "branch": dict(around="if value > 0 { STORE(C) } else { value += 1 }"),
  "choice": dict(around="switch value {\ncase 0: break\ndefault: STORE(C)\n}"),
  "loop": dict(around="for _ in 0..<2 { STORE(C) }"),
  "at_once": dict(around="[1].forEach { _ in STORE(C) }"),
  "caught": dict(members="func check() throws { value += 1 }", around="do { try check(); STORE(C) } catch { value = 0 }"),
  "deferred": dict(around="defer { STORE(C) }\nvalue += 1"),
  "overwritten_local": dict(around="var action: () -> Void = C\naction = { print(\"other\") }\nSTORE(action)"),
  "inout": dict(functions="func fill§(_ target: inout (() -> Void)?, _ action: @escaping () -> Void) { target = action }",
                around="var action: (() -> Void)?\nfill§(&action, C)\nif let action { STORE(action) }"),
}

# What the closure is. `text`: the closure; `before`: statements before it; `members`, `types`: what it needs.
CAPTURES = {
  "strong": dict(text="{ self.tick() }"),
  "listed": dict(text="{ [self] in tick() }"),
  "weak": dict(text="{ [weak self] in self?.tick() }"),
  "weak_guard": dict(text="{ [weak self] in\n  guard let self else { return }\n  self.tick()\n}"),
  "value": dict(text="{ [value] in print(value) }"),
  "copy_of_self": dict(before="let me = self", text="{ me.tick() }"),
  "weak_local": dict(before="weak var me = self", text="{ me?.tick() }"),
  "method": dict(text="self.tick", isReference=True),
  "nothing": dict(text="{ print(\"nothing\") }"),
  "helper": dict(types="final class Helper§ { var count = 0 }", before="let helper = Helper§()", text="{ helper.count += 1 }"),
  "helper_with_owner": dict(types="final class Helper§ { var owner: Owner§? }", before="let helper = Helper§()\nhelper.owner = self",
                            text="{ helper.owner?.tick() }"),
  "helper_with_weak_owner": dict(types="final class Helper§ { weak var owner: Owner§? }", before="let helper = Helper§()\nhelper.owner = self",
                                 text="{ helper.owner?.tick() }"),
  "inner_weak": dict(functions="func later§(_ action: @escaping () -> Void) { action() }", text="{ later§ { [weak self] in self?.tick() } }"),
  "outer_weak": dict(functions="func later§(_ action: @escaping () -> Void) { action() }",
                     text="{ [weak self] in\n  guard let self else { return }\n  later§ { self.tick() }\n}"),
  "nested_function": dict(before="func act() { self.tick() }", text="act", isReference=True),
}

# How it ends. `after`: statements behind the store, with CLEAR and CALL; `first`: before it; `use`: what the scenario does then; `body`: in the closure.
ENDINGS = {
  "none": dict(),
  "cleared": dict(after="CLEAR"),
  "cleared_in_method": dict(members="func stop() { CLEAR }", after="stop()"),
  "cleared_by_caller": dict(members="func stop() { CLEAR }", use="owner.stop()"),
  "never_cleared": dict(members="func stop() { CLEAR }"),
  "cleared_before": dict(first="CLEAR"),
  "deferred": dict(first="defer { CLEAR }"),
  "both_branches": dict(after="if value > 0 { CLEAR } else { CLEAR }"),
  "every_case": dict(after="switch value {\ncase 0:\nvalue += 1\nCLEAR\ndefault:\nvalue += 1\nCLEAR\n}"),
  "cleared_and_stored": dict(after="CLEAR\ndo { STORE(C2) }"),
  "overwritten": dict(after="do { STORE({ print(\"other\") }) }"),
  "called": dict(after="CALL"),
  "called_and_cleared": dict(after="CALL\nCLEAR"),
  "returns_before": dict(after="if value == 1 { return }\nCLEAR"),
  "throws_before": dict(members="func fail() throws { throw Failure§.now }", types="enum Failure§: Error { case now }",
                        after="do {\ntry fail()\nCLEAR\n} catch { value += 1 }"),
  "cleared_in_catch": dict(members="func fail() throws { throw Failure§.now }", types="enum Failure§: Error { case now }",
                           after="do { try fail() } catch { CLEAR }"),
  "deinit": dict(members="deinit { CLEAR }"),
  "by_other_object": dict(types="final class Cleaner§ { func clean(_ owner: Owner§) { owner.stop() } }", members="func stop() { CLEAR }",
                          use="Cleaner§().clean(owner)"),
}

# Values that a call decides, not the text: an analyser may not know.
RUN_DECIDED = {"returns_before", "throws_before", "cleared_in_catch"}
DIMENSIONS = {"slot": SLOTS, "way": WAYS, "capture": CAPTURES, "ending": ENDINGS}


# What keeps a program from leaking is by far the larger part of the choices; these weights make half of the programs leak.
LASTING = {
  "capture": {"strong", "listed", "copy_of_self", "method", "helper_with_owner", "inner_weak", "nested_function"},
  "ending": {"none", "never_cleared", "cleared_before", "called", "cleared_and_stored"},
}


def choices(generator):
  """A random program."""
  return {
    name: generator.choices(list(options), [6 if option in LASTING.get(name, ()) else 1 for option in options])[0]
    for name, options in DIMENSIONS.items()}


def is_decided_by_text(program):
  """Does the text alone say what becomes of the owner? Else calls and values decide, and what else might be called is no mistake."""
  slot, way, capture, ending = (program[name] for name in DIMENSIONS)
  if ending in RUN_DECIDED:
    return False
  # Another run of the method, with another value, would clear it.
  if ending == "cleared_before" and way in ("branch", "caught", "choice", "loop", "at_once"):
    return False
  # One of two elements is taken out.
  if slot == "array_last" and way == "loop":
    return False
  # Another object than the owner is kept for ever.
  return not (slot == "registry" and capture in ("helper", "helper_with_weak_owner"))


def fits(program):
  """Combinations that are no program."""
  slot, way, capture, ending = (program[name] for name in DIMENSIONS)
  if way == "factory" and "before" in CAPTURES[capture]:
    return False
  # Two different things would be cleared or kept under one name.
  if way == "overwritten_local" and CAPTURES[capture].get("isReference"):
    return False
  if slot in ("local_object", "weak_child", "other_instance", "kept_instance", "children") and way in ("loop", "deferred", "at_once", "inout", "two_methods", "method", "conditional"):
    return way in ("method", "two_methods")
  if ending == "deinit" and slot in ("registry", "local_object"):
    return False
  if SLOTS[slot]["clear"] == "" and ending != "none":
    return False
  return True


def indented(text, depth):
  return "\n".join(("  " * depth + line) if line else line for line in text.split("\n"))


def source(program, number):
  """The text of the file. The line of the closure ends with a comment that says `mark`."""
  slot, way, capture, ending = (DIMENSIONS[name][program[name]] for name in DIMENSIONS)
  parts = [slot, way, capture, ending]

  def collect(key):
    return [part[key] for part in parts if part.get(key)]

  def filled(text):
    # From the inside out: a store holds a closure, a clear neither.
    while "STORE(" in text:
      start = text.index("STORE(")
      depth, end = 1, start + 6
      while depth:
        depth += {"(": 1, ")": -1}.get(text[end], 0)
        end += 1
      text = text[:start] + slot["store"].replace("F", "\0").replace("\0", text[start + 6:end - 1]) + text[end:]
    text = text.replace("CLEAR", slot["clear"]).replace("CALL", slot["call"])
    return text.replace("C2", capture["text"])

  lines = []
  for text in collect("types") + collect("functions"):
    lines.append(text)
  members = ["var value = 1"] + ([slot["members"]] if "members" in slot else [])
  members += [filled(substitute(part["members"], capture)) for part in parts[1:] if part.get("members")]
  statements = [slot.get("prepare", ""), filled(ending.get("first", "")), capture.get("before", ""), filled(substitute(way["around"], capture)),
                filled(ending.get("after", ""))]
  body = "\n".join(part for part in statements if part)
  base = ": " + slot["base"] if "base" in slot else ""
  initializer = "override init() {}" if "base" in slot else "init() {}"
  lines.append(f"final class Owner§{base} {{")
  for member in members + [initializer, "func tick() { value += 1 }"]:
    lines.append(indented(member, 1))
  lines.append("  func start() {")
  lines.append(indented(body, 2))
  lines.append("  }\n}")
  use = ending.get("use", "")
  lines.append(f"func scenario§() -> Owner§ {{\n  let owner = Owner§()\n  owner.start()\n{'  ' + use + chr(10) if use else ''}  return owner\n}}")
  return "\n".join(lines).replace("§", str(number)) + "\n"


def substitute(text, capture):
  """Puts the closure where a lone C stands."""
  result = ""
  for index, character in enumerate(text):
    before, after = text[index - 1:index], text[index + 1:index + 2]
    if character == "C" and not before.isalnum() and not after.isalnum() and before != ".":
      result += capture["text"]
    else:
      result += character
  return result


def driver(numbers):
  """Says of each program whether its owner outlives the scenario."""
  lines = ["func isAlive<T: AnyObject>(_ make: () -> T) -> Bool {", "  weak var owner: T?", "  do { let made = make(); owner = made }", "  return owner != nil", "}"]
  lines += [f'print("{number}", isAlive(scenario{number}) ? "leaked" : "freed")' for number in numbers]
  return "\n".join(lines) + "\n"


def random_programs(seed, count):
  """Different programs that fit, the same for the same seed."""
  generator = random.Random(seed)
  found, seen = [], set()
  while len(found) < count:
    program = choices(generator)
    key = tuple(program.values())
    if fits(program) and key not in seen:
      seen.add(key)
      found.append(program)
  return found


def shrunk_choices(program):
  """Programs that are plainer in one dimension."""
  for name, options in DIMENSIONS.items():
    plainest = next(iter(options))
    if program[name] != plainest:
      plainer = {**program, name: plainest}
      if fits(plainer):
        yield plainer
