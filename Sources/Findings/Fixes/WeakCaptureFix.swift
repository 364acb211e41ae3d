import Ownership
import Program
import Facts

/// `[weak self]`, and an early exit if the object has died.
struct WeakCaptureFix {
  private let repair: Repair

  init(_ repair: Repair) { self.repair = repair }

  func attempt(_ contexts: inout FixContexts) -> FixAttempt {
    guard repair.subject == .closureCapture else { return .notMeant }
    if repair.form == .closure {
      return .refused("`\(repair.captured)` holds the closure itself, which cannot be captured weakly; it has to be let go of when it is done")
    }
    if repair.isInCopy {
      return .refused("the closure holds `\(repair.captured)` in a copy of the whole struct; capture it on its own instead, `[weak \(repair.captured)]`")
    }
    if let reason = repair.reasonAsOnlyHold { return .refused(reason) }
    let found: (context: FixContext, closure: FunctionID)
    var subject: CapturedSubject?
    var entry: CaptureListEntry?
    if let place = repair.entry {
      guard let (context, closure, known) = contexts.closure(withEntry: place) else { return .refused("its capture list is not in sight") }
      found = (context, closure)
      entry = known
      subject = .variable(known.variable)
    } else {
      guard let (context, closure) = contexts.closure(at: repair.closure) else { return .refused(reasonWithoutClosure) }
      found = (context, closure)
      subject = repair.use.flatMap { CaptureUses.subject(at: $0.range, in: closure, context) }
    }
    guard let subject else {
      return .refused("`\(repair.captured)` is captured through a nested function, which has no capture list")
    }
    return WeakCapture(name: repair.captured, subject: subject, entry: entry, closure: found.closure, context: found.context).attempt()
  }

  private var reasonWithoutClosure: String {
    repair.shape == .nestedFunction
      ? "a nested function has no capture list: write a closure in its place, `let name = { [weak \(repair.captured)] in … }`"
      : "an autoclosure has no capture list"
  }
}

/// A capture that is to become weak.
private struct WeakCapture {
  let name: String
  let subject: CapturedSubject
  let entry: CaptureListEntry?
  let closure: FunctionID
  let context: FixContext

  func attempt() -> FixAttempt {
    guard name.isPlainIdentifier else { return .refused("`\(name)` is no name that a capture list can have") }
    if let entry, entry.hasInitializer, case .call = operation(of: entry) {
      return .refused("the capture list makes `\(name)` anew, and a weak capture would let go of it at once")
    }
    let referability = referability
    if case .impossible(let reason) = referability { return .refused(reason) }
    let uses = CaptureUses(of: subject, in: closure, context)
    if let reason = obstacle(uses) { return .refused(reason) }
    if case .variable(let id) = subject, context.facts[id].kind == .local, context.facts[id].function == closure { return heldByItself(id, uses) }

    let strong = uses.uses.filter { !$0.isWeakEntry }
    if case .sameType = referability { return .fix(fix([])) }
    if strong.isEmpty { return .fix(fix([])) }
    if let position = ClosureBody(closure: closure, context: context).optionalChain(uses), context.hasContextType(closure) {
      return chained(at: position)
    }
    if let loop = ClosureBody(closure: closure, context: context).endlessLoop(uses) { return inside(loop, strong) }
    switch ClosureResult(of: closure, context) {
    case .nothing:
      switch AwaitedCalls(in: closure, context).exit {
      case .nothing: return .fix(fix(editor.statement("guard let \(name) else { return }")))
      case .call(let call): return .fix(fix(editor.statement("guard let \(name) else { return \(call) }")))
      case .impossible(let handler): return .refused("`\(handler)` has to be called even when `\(name)` is gone")
      }
    case .optional: return .fix(fix(editor.statement("guard let \(name) else { return nil }") + editor.writtenReturn))
    case .value: return .refused("the closure has to return a value even when `\(name)` is gone")
    case .unknown: return .refused("nothing in sight says whether the closure has to return a value")
    }
  }

  private var function: Function { context.function(closure) }
  private var editor: ClosureEditor { ClosureEditor(function: function, text: context.text) }

  private func chained(at position: UInt32) -> FixAttempt {
    // An assignment has no result. A call of an unknown function compiles where its value is not needed, or may be `nil`.
    if case .value = ClosureResult(of: closure, context) { return .refused("the closure has to return a value even when `\(name)` is gone") }
    return .fix(fix([.insert(at: position, "?")]))
  }

  private func fix(_ body: [TextEditDraft], extraEntries: [String] = []) -> Fix {
    var drafts = body
    if let entry {
      let start = context.facts[entry.variable].nameRange.start
      drafts.append(.replace(entry.range.start, start, "weak "))
      if !extraEntries.isEmpty { drafts.append(.insert(at: entry.range.end, ", " + extraEntries.joined(separator: ", "))) }
    } else {
      drafts.append(editor.adding(entry: (["weak \(name)"] + extraEntries).joined(separator: ", ")))
    }
    return Fix("capture `\(name)` weakly", drafts)
  }

  // MARK: Loops

  /// In an endless loop the object must be released in each iteration, or the closure would still hold it for ever.
  private func inside(_ loop: EndlessLoop, _ strong: [CaptureUse], removing guardLine: TextEditDraft? = nil) -> FixAttempt {
    var drafts: [TextEditDraft] = []
    var hoisted: [String] = []
    for use in strong where !loop.hasInBody(use.range) {
      guard use.function == closure, loop.header.start <= use.range.start, use.range.end <= loop.header.end else {
        return .refused("`\(name)` is used both in an endless loop and outside of it")
      }
      guard let (property, range) = property(of: use), !hoisted.contains(property) else {
        return .refused("the endless loop asks `\(name)` for what it loops over")
      }
      hoisted.append(property)
      if !use.isImplicit { drafts.append(.replace(range.start, range.end, property)) }
    }
    if strong.contains(where: { loop.hasInBody($0.range) }) {
      drafts += editor.first("guard let \(name) else { return }", in: loop.bodyStart, body: loop.bodyEnd, on: loop.statement.start)
    }
    let extra = hoisted.map { "\($0) = \(name).\($0)" }
    guard let guardLine else { return .fix(fix(drafts, extraEntries: extra)) }
    drafts.append(guardLine)
    if !extra.isEmpty { drafts.append(editor.adding(entry: extra.joined(separator: ", "))) }
    return .fix(Fix("hold `\(name)` for one round of the loop at a time", drafts))
  }

  /// The closure captures weakly, but binds a strong reference before a loop that may run for ever.
  private func heldByItself(_ variable: VariableID, _ uses: CaptureUses) -> FixAttempt {
    guard let loop = ClosureBody(closure: closure, context: context).endlessLoop(uses),
      let line = bindingLine(context.facts[variable].nameRange.start), line.end <= loop.statement.start
    else { return .refused("the closure makes a strong `\(name)` of its own, which has to be let go of sooner") }
    return inside(loop, uses.uses.filter { !$0.isWeakEntry }, removing: .replace(line.start, line.end, ""))
  }

  /// The line of `guard let self else { return }`, if it contains nothing else.
  private func bindingLine(_ offset: UInt32) -> ByteRange? {
    let text = context.text
    let line = text.line(of: offset)
    guard line + 1 < text.lineStarts.count else { return nil }
    let range = ByteRange(start: text.lineStarts[line], end: text.lineStarts[line + 1])
    let words = text.text(range).split { $0.isWhitespace || "{};".contains($0) }.joined(separator: " ")
    return ["guard let \(name) else return", "guard let \(name) = \(name) else return"].contains(words) ? range : nil
  }

  /// The stored property that a use reads, with the range of the whole expression.
  private func property(of use: CaptureUse) -> (String, ByteRange)? {
    let body = context.body(closure)
    if use.isImplicit {
      guard case .property(let property, _)? = body?.references[use.instruction] else { return nil }
      return (context.program.text(context.program.name(context.program.property(property).name, in: Int(property.file))), use.range)
    }
    for (index, instruction) in function.instructions.enumerated() {
      guard case .member(let base, let name) = instruction.operation, Int(base.index) == use.instruction else { continue }
      guard case .property? = body?.references[index] else { return nil }
      return (context.facts.name(name), instruction.range)
    }
    return nil
  }

  // MARK: What stands in the way

  private func obstacle(_ uses: CaptureUses) -> String? {
    if uses.usesSuper { return "`super` holds the object strongly, whatever the capture list says" }
    if isActor, runsOnActor, let use = uses.uses.first(where: { !isAwaited($0) }) {
      return "a closure that captures an actor weakly does not run on it, and `\(context.text.text(use.range))` would need an `await`"
    }
    if let nested = uses.nestedFunction { return "the closure calls the nested function `\(nested)`, which captures `\(name)` itself" }
    if uses.isAssigned { return "the closure assigns to `\(name)`, and what a capture list names cannot change" }
    if entry == nil, case .variable(let id) = subject, !context.facts[id].isLet, isAssignedLater(id) {
      return "`\(name)` gets its value only after the closure is made, and a capture list takes the value of that moment"
    }
    return nil
  }

  /// Whether it captures the `self` of an actor.
  private var isActor: Bool {
    guard name == "self", let owner = context.program.owner(of: context.root) else { return false }
    return context.program[owner].kind == .actor
  }

  /// A task runs on the actor that its closure captures strongly. Other closures run independently of their captures.
  private var runsOnActor: Bool {
    let hasAwait = function.instructions.contains { if case .await = $0.operation { true } else { false } }
    return hasAwait || context.valueContext(of: closure)?.isRunOnce == true
  }

  private func isAwaited(_ use: CaptureUse) -> Bool {
    if use.isWeakEntry { return true }
    return context.function(use.function).instructions.contains {
      guard case .await = $0.operation else { return false }
      return $0.range.start <= use.range.start && use.range.end <= $0.range.end
    }
  }

  private func isAssignedLater(_ variable: VariableID) -> Bool {
    let start = function.range.start
    for function in context.program.functions(within: context.root).lazy.map(context.program.function) {
      for instruction in function.instructions where instruction.range.end >= start {
        if case .assign(let target, _, _) = instruction.operation, case .variable(variable) = function[target].operation { return true }
        if case .declare(variable, _, _) = instruction.operation, instruction.range.start <= start { return true }
      }
    }
    return false
  }

  private var referability: WeakReferability {
    switch subject {
    case .selfObject:
      guard let owner = context.program.owner(of: context.root) else { return .impossible("`self` is not known") }
      return WeakReferability(of: context.program.selfType(of: owner), name: name, in: context.program)
    case .variable(let id):
      var type = context.unit.variableType(id)
      if type.isUnknown, name == "self", let owner = context.program.owner(of: context.root) { type = context.program.selfType(of: owner) }
      // A weak variable is already optional. One declared with `!` is not optional where it is used.
      return WeakReferability(of: type, isImplicitlyUnwrapped: isImplicitlyUnwrapped(id), name: name, in: context.program)
    }
  }

  private func isImplicitlyUnwrapped(_ id: VariableID) -> Bool {
    if let type = context.facts[id].type, case .implicitlyUnwrapped = context.facts[type] { return true }
    guard let entry, let parent = function.parent else { return false }
    let outer = context.function(parent)
    switch outer[entry.value].operation {
    case .variable(let source): return context.facts[source].type.map { if case .implicitlyUnwrapped = context.facts[$0] { true } else { false } } ?? false
    case .name, .member:
      guard case .property(let property, _)? = context.body(parent)?.reference(entry.value),
        let type = context.program.property(property).type
      else { return false }
      if case .implicitlyUnwrapped = context.program.files[Int(property.file)][type] { return true }
      return false
    default: return false
    }
  }

  private func operation(of entry: CaptureListEntry) -> Operation? {
    function.parent.map { context.function($0)[entry.value].operation }
  }
}
