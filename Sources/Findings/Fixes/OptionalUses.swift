import Program
import Facts

/// The edits at the uses of a property that becomes optional.
///
/// A statement that begins with the property (`peer.ring()`) continues with `?`. A function without result, or with an optional one, can exit before its
/// first use. Everything else needs a human decision.
struct OptionalUses {
  private let property: PropertyReference
  private let name: String
  private let program: Program

  init(of property: PropertyReference, name: String, in program: Program) {
    self.property = property
    self.name = name
    self.program = program
  }

  /// Why the uses cannot be changed: a sentence part that continues "`x` becomes optional, and".
  struct Obstacle: Error { var reason: String }

  /// The edits, all in the property's file.
  func edits(_ contexts: inout FixContexts) throws(Obstacle) -> [TextEditDraft] {
    guard program.isUsedInSightOnly(property) else { throw Obstacle(reason: "code that is not in sight may use it") }
    let wanted = program.name(program.property(property).name, in: Int(property.file))
    var drafts: [TextEditDraft] = []
    for use in contexts.properties(named: wanted).uses(of: property) {
      guard use.unit.file == property.file else {
        throw Obstacle(reason: "another file uses it, as far as can be seen: `\(program.files[Int(use.unit.file)].path)`")
      }
      drafts += try edits(for: use.instructions, in: use.function, contexts.context(of: use.unit))
    }
    return drafts
  }

  // MARK: Finding the uses

  /// The instructions that name the property, including key paths.
  private func uses(in id: FunctionID, _ context: FixContext) -> [Int] {
    guard let body = context.body(id) else { return [] }
    let function = context.function(id)
    return function.instructions.indices.filter { index in
      switch function.instructions[index].operation {
      case .keyPath(_, let components, _): return components.contains { context.facts.name($0) == name }
      case .name, .member:
        if case .property(property, _) = body.references[index] { return true }
        // A member of an unknown value may be this one.
        if case .unknown = body.references[index], case .member(_, let member) = function.instructions[index].operation {
          return context.facts.name(member) == name
        }
        return false
      default: return false
      }
    }
  }

  // MARK: Changing them

  private func edits(for uses: [Int], in id: FunctionID, _ context: FixContext) throws(Obstacle) -> [TextEditDraft] {
    let function = context.function(id)
    let flow = ValueFlow(of: function, in: context.facts)
    var chained: [TextEditDraft] = []
    var reads: [Int] = []
    var isAssigned = false
    var areChained = true
    for use in uses {
      switch kind(of: use, in: id, flow, context) {
      case .assigned: isAssigned = true
      case .indifferent: continue
      case .chain:
        chained.append(.insert(at: function.instructions[use].range.end, "?"))
        reads.append(use)
      case .value:
        areChained = false
        reads.append(use)
      }
    }
    if areChained { return chained }
    return try ended(reads, in: id, isAssigned: isAssigned, context)
  }

  private enum Kind {
    /// It is the target of an assignment.
    case assigned
    /// Its destination accepts an optional as well.
    case indifferent
    /// A statement begins with it.
    case chain
    case value
  }

  private func kind(of use: Int, in id: FunctionID, _ flow: ValueFlow, _ context: FixContext) -> Kind {
    let function = context.function(id)
    if case .keyPath = function.instructions[use].operation { return .value }
    var value = UInt32(use)
    var isFirst = true
    while true {
      let users = flow.users(of: value)
      guard users.count <= 1 else { return .value }
      guard let user = users.first else { return isFirst || !flow.isStatement(value) ? .value : .chain }
      let isBase: Bool
      switch function.instructions[user].operation {
      case .assign(let target, _, let name) where target.index == value:
        if isFirst { return name == nil ? .assigned : .value }
        return .chain
      case .operator(let name, _) where isFirst: return ["===", "!=="].contains(context.facts.name(name)) ? .indifferent : .value
      case .returnValue: return !isFirst && givesNothing(id, context) ? .chain : .value
      case .member(let base, _), .subscript(let base, _): isBase = base.index == value
      case .call(let callee, _): isBase = callee.index == value && !isFirst
      case .unwrap(let inner, _): isBase = inner.index == value && !isFirst
      case .await(let inner): isBase = inner.index == value && !isFirst
      default: return .value
      }
      if !isBase { return .value }
      value = UInt32(user)
      isFirst = false
    }
  }

  private func givesNothing(_ id: FunctionID, _ context: FixContext) -> Bool {
    let function = context.function(id)
    switch function.kind {
    case .closure: if case .nothing = ClosureResult(of: id, context) { return true } else { return false }
    case .function, .deinitializer: return ClosureResult(declaredBy: function, context.facts) == .nothing
    default: return false
    }
  }

  /// `guard let peer else { return }` at the beginning.
  private func ended(_ reads: [Int], in id: FunctionID, isAssigned: Bool, _ context: FixContext) throws(Obstacle) -> [TextEditDraft] {
    let function = context.function(id)
    let described = function.kind == .closure ? "a closure" : function.name.map { "`\(context.facts.name($0))`" } ?? "other code"
    let needed = Obstacle(reason: "\(described) needs its value")
    guard function.parent == nil, [.function, .deinitializer].contains(function.kind), !isAssigned, name.isPlainIdentifier else { throw needed }
    let statement: String
    let editor = ClosureEditor(function: function, text: context.text)
    var drafts: [TextEditDraft] = []
    switch ClosureResult(declaredBy: function, context.facts) {
    case .nothing: statement = "guard let \(name) else { return }"
    case .optional:
      statement = "guard let \(name) else { return nil }"
      drafts = editor.writtenReturn
    case .value, .unknown: throw needed
    }
    let isTaken = context.facts.variables.contains {
      function.range.start <= $0.nameRange.start && $0.nameRange.end <= function.range.end && context.facts.name($0.name) == name
    }
    // A closure inside would capture the binding of the statement.
    let isUsedInside = program.nested(in: context.reference(id)).contains { !uses(in: $0.function, context).isEmpty }
    guard !isTaken, !isUsedInside, let brace = bodyStart(of: function, context) else { throw needed }
    drafts += editor.first(statement, in: brace + 1, body: function.range.end - 1, on: function.range.start)
    for read in reads {
      let instruction = function.instructions[read]
      switch instruction.operation {
      case .name(_, selfBinding: nil): continue
      case .member(let base, _):
        guard case .selfReference = function[base].operation else { throw needed }
        drafts.append(.replace(instruction.range.start, instruction.range.end, name))
      default: throw needed
      }
    }
    return drafts
  }

  /// The opening brace of a declaration's body, which its last byte closes.
  private func bodyStart(of function: Function, _ context: FixContext) -> UInt32? {
    var offset = function.nameRange.end
    while offset < function.range.end {
      switch context.text.byte(offset) {
      case 0x7B: return context.text.closing(of: offset) == function.range.end - 1 ? offset : nil
      case 0x28, 0x5B:
        guard let close = context.text.closing(of: offset) else { return nil }
        offset = close + 1
      default: offset = max(offset + 1, context.text.skippingTrivia(from: offset))
      }
    }
    return nil
  }
}

/// The instructions that use a value.
private struct ValueFlow {
  private var takers: [UInt32: [Int]] = [:]
  private let used: Set<UInt32>

  init(of function: Function, in facts: FileFacts) {
    used = function.usedValues(in: facts)
    for (index, instruction) in function.instructions.enumerated() {
      for value in instruction.operation.operands(in: function) { takers[value.index, default: []].append(index) }
    }
  }

  func users(of value: UInt32) -> [Int] { takers[value] ?? [] }

  /// Whether an unused value is a statement of its own.
  func isStatement(_ value: UInt32) -> Bool { !used.contains(value) }
}
