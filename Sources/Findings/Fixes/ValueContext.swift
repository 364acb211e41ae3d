import Program
import Facts

/// The destination of a closure or method reference, as far as it determines the type.
struct ValueContext {
  /// Whether the destination has a type of its own. Otherwise the closure's text alone determines its type.
  private(set) var hasType = false
  /// The type of the closure's result, if it becomes an element of a collection of functions.
  private(set) var result: Type?
  /// Whether the value is passed to a stream operator, which needs a result for each value.
  private(set) var isOfOperator = false
  /// Whether it is passed to a framework function that ignores the closure's result.
  private(set) var isForItsEffects = false
  /// Whether the closure is released after a single run, as in a task.
  private(set) var isRunOnce = false

  init(of index: Int, in id: FunctionID, _ context: FixContext) {
    let function = context.function(id)
    let users = context.users(in: id).users
    var values: Set<UInt32> = [UInt32(index)]
    var positions = users[UInt32(index)] ?? []
    var next = 0
    while next < positions.count {
      let position = positions[next]
      next += 1
      guard case .fullName = function.instructions[Int(position)].operation, values.insert(position).inserted else { continue }
      positions += users[position] ?? []
    }
    for position in Set(positions).sorted() {
      switch function.instructions[Int(position)].operation {
      case .call(let callee, let arguments):
        guard let argument = function.arguments[arguments.indices].first(where: { values.contains($0.value.index) }) else { continue }
        hasType = true
        read(callee, position, argument, in: function, id, context)
      case .assign: hasType = true
      case .returnValue: hasType = function.kind != .closure && (function.result != nil || function.property.map { context.facts[$0].type != nil } == true)
      case .declare(let variable, _, _): hasType = context.facts[variable].type != nil
      default: continue
      }
    }
  }

  private mutating func read(
    _ callee: ValueID, _ call: UInt32, _ argument: Argument, in function: Function, _ id: FunctionID, _ context: FixContext
  ) {
    guard let body = context.body(id), case .call(let target) = body.references[Int(call)] else { return }
    if case .initializer(let type) = target.kind, target.functions.isEmpty, let member = memberwise(argument, type, context) {
      result = Self.functionResult(member)
    }
    guard let row = target.models.first else { return }
    let model = context.program.models.functions[row]
    isOfOperator = model.streamEnd == .withReceiver
    isForItsEffects = [.other, .object, .receiver, .kept].contains(model.result) && !isOfOperator && !model.effects.contains(where: \.retainsReturned)
    isRunOnce = model.effects.contains(where: \.isUntilReturn)
    // An argument stored in a collection is one of its elements.
    if case .member(let base, _) = function[callee].operation, model.effects.contains(where: { $0.keeper == .receiver }) {
      result = Self.functionResult(body.type(base).element)
    }
  }

  /// The type of the stored property that a memberwise initialiser sets from an argument.
  private func memberwise(_ argument: Argument, _ type: NominalID, _ context: FixContext) -> Type? {
    let properties = context.program.storedProperties(of: type)
    let label = argument.label.map { context.program.name($0, in: context.file) }
    let found =
      argument.kind == .trailingClosure
      ? properties.last { context.program.type(of: $0).isFunction }
      : properties.first { context.program.name(context.program.property($0).name, in: Int($0.file)) == label }
    return found.map { context.program.type(of: $0) }
  }

  private static func functionResult(_ type: Type) -> Type? {
    if case .function(let function) = type.unwrapped { function.result } else { nil }
  }
}

extension FixContext {
  /// Whether the type of a closure is known from outside its text.
  func hasContextType(_ closure: FunctionID) -> Bool {
    unit.closureTypes[closure] != nil || function(closure).result != nil || valueContext(of: closure)?.hasType == true
  }

  /// The destination of a closure.
  func valueContext(of closure: FunctionID) -> ValueContext? {
    guard let parent = function(closure).parent, let index = users(in: parent).closures[closure] else { return nil }
    return ValueContext(of: index, in: parent, self)
  }
}
