import Program
import Facts

/// Whether a closure returns a value, which decides how it can exit early.
enum ClosureResult {
  case nothing
  /// A value for which `nil` is acceptable.
  case optional
  case value
  /// Its only expression may or may not be its result.
  case unknown

  init(of closure: FunctionID, _ context: FixContext) {
    let function = context.function(closure)
    if let declared = function.result {
      self = Self.meaning(of: declared, context.facts)
      return
    }
    if let expected = context.unit.closureTypes[closure], let known = Self.meaning(of: expected.result, context.program) {
      self = known
      return
    }
    let place = context.valueContext(of: closure)
    if let type = place?.result, let known = Self.meaning(of: type, context.program) {
      self = known
      return
    }
    // Code that can reach its end without a `return` returns nothing.
    if Self.reachesEnd(function, closure, context) {
      self = .nothing
      return
    }
    var result = ClosureResult.nothing
    for instruction in function.instructions {
      guard case .returnValue(let value?) = instruction.operation else { continue }
      let isWritten = context.text.text(instruction.range).hasPrefix("return")
      // A value that is discarded there is no result.
      if !isWritten, place?.isForItsEffects == true, Self.isDiscardable(value, in: function, closure, context) { continue }
      let own = Self.meaning(of: value, in: function, closure, context)
      switch own {
      case .nothing: continue
      case .unknown where !isWritten && place?.isOfOperator != true: result = .unknown
      // A discardable value need not be wanted, unless a `return` says so.
      default:
        self = .value
        return
      }
    }
    self = result
  }

  /// Whether some path leads to the end of the closure past every value that it may return.
  private static func reachesEnd(_ function: Function, _ id: FunctionID, _ context: FixContext) -> Bool {
    let body = context.body(id)
    let leaving = function.instructions.indices.filter { index in
      guard case .call(let target)? = body?.references[index] else { return false }
      return context.program.neverReturns(target, of: body?.types[index] ?? .unknown) != nil
    }
    let returns = function.instructions.indices.filter { index in
      switch function.instructions[index].operation {
      case .returnValue(_?), .throwValue: true
      default: false
      }
    }
    // Without a value nothing is in question.
    if returns.isEmpty { return false }
    let graph = ControlFlowGraph(of: function, in: context.facts, nonReturning: Set(leaving))
    return graph.canReachExit(avoiding: Set(returns)) { _, edge in edge.kind != .thrown }
  }

  /// Whether it is the discardable result of a framework function.
  private static func isDiscardable(_ value: ValueID, in function: Function, _ id: FunctionID, _ context: FixContext) -> Bool {
    guard case .call = function[value].operation, case .call(let target)? = context.body(id)?.reference(value), case .external = target.kind else {
      return false
    }
    return target.models.first.map { context.program.models.functions[$0].isDiscardable } ?? false
  }

  /// The result by a function's own declaration.
  init(declaredBy function: Function, _ facts: FileFacts) {
    self = function.result.map { Self.meaning(of: $0, facts) } ?? .nothing
  }

  private static func meaning(of type: TypeID, _ facts: FileFacts) -> ClosureResult {
    switch facts[type] {
    case .tuple(let elements): elements.isEmpty ? .nothing : .value
    case .optional: .optional
    case .named(let components): components.count == 1 && facts.name(components[0].name) == "Void" ? .nothing : .value
    default: .value
    }
  }

  private static func meaning(of type: Type, _ program: Program) -> ClosureResult? {
    switch type {
    case .tuple(let elements): elements.isEmpty ? .nothing : .value
    case .optional(let inner): inner.isUnknown ? nil : .optional
    case .external(let name, _): program.text(name) == "Void" ? .nothing : .value
    case .nominal, .array, .set, .dictionary, .function, .metatype, .composition: .value
    case .generic, .unknown: nil
    }
  }

  /// What the final value of the closure implies about its result.
  private static func meaning(of value: ValueID, in function: Function, _ id: FunctionID, _ context: FixContext) -> ClosureResult {
    var value = value
    while true {
      switch function[value].operation {
      case .await(let inner), .unwrap(let inner, _): value = inner
      case .call:
        guard case .call(let target)? = context.body(id)?.reference(value), let callee = target.functions.first else {
          return context.body(id).flatMap { meaning(of: $0.type(value), context.program) } ?? .unknown
        }
        let declaration = context.program.function(callee)
        if declaration.kind == .initializer { return .value }
        guard let result = declaration.result else { return .nothing }
        let facts = context.program.file(callee)
        if meaning(of: result, facts) == .nothing { return .nothing }
        return declaration.attributes.contains { facts.name($0) == "discardableResult" } ? .unknown : .value
      case .choice(let branches, _):
        let parts = function.arguments[branches.indices].map { meaning(of: $0.value, in: function, id, context) }
        if parts.contains(.nothing) { return .nothing }
        return parts.contains(.value) ? .value : .unknown
      case .macro, .subscript, .operator: return .unknown
      default: return .value
      }
    }
  }
}
