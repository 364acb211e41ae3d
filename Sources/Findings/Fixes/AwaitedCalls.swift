import Program
import Facts

/// The calls of completion handlers: functions that a closure has as parameters or captures. The code behind a handler waits for its call, also
/// after the death of the captured object.
struct AwaitedCalls {
  /// What an early exit has to do: call the handler.
  enum Exit: Equatable {
    case nothing
    case call(String)
    /// The call needs the object.
    case impossible(handler: String)
  }

  let exit: Exit

  init(in closure: FunctionID, _ context: FixContext) {
    let function = context.function(closure)
    let flow = ControlFlowGraph(of: function, in: context.facts)
    var calls: [String: [Int]] = [:]
    for (index, instruction) in function.instructions.enumerated() {
      guard case .call(let callee, _) = instruction.operation, let handler = Self.handler(callee, in: function, context) else { continue }
      calls[handler, default: []].append(index)
    }
    // Only what every path calls is awaited for certain.
    let awaited = calls.filter { flow.everyWay(passes: Set($0.value)) }
    guard let (handler, all) = awaited.min(by: { $0.key < $1.key }) else {
      exit = .nothing
      return
    }
    let free = all.last { Self.isFree(function.instructions[$0].operation, in: function, context) }
    exit = awaited.count == 1 && free != nil ? .call(context.text.text(function.instructions[free!].range)) : .impossible(handler: handler)
  }

  /// The name of the function value that is called: a parameter of the closure, or one of the code around it.
  private static func handler(_ callee: ValueID, in function: Function, _ context: FixContext) -> String? {
    var callee = callee
    while case .unwrap(let inner, _) = function[callee].operation { callee = inner }
    guard case .variable(let id) = function[callee].operation, context.facts[id].kind == .parameter else { return nil }
    // A parameter of unknown type that is called is a function all the same.
    let type = context.unit.variableType(id)
    return type.isFunction || type.isUnknown ? context.facts.name(context.facts[id].name) : nil
  }

  /// Whether the arguments are literals, or members of types.
  private static func isFree(_ call: Operation, in function: Function, _ context: FixContext) -> Bool {
    guard case .call(_, let arguments) = call else { return false }
    return function.arguments[arguments.indices].allSatisfy { argument in
      switch function[argument.value].operation {
      case .literal, .implicitMember: true
      default: false
      }
    }
  }
}
