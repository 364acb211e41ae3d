import Program
import Facts

/// One node for several objects: those made by an expression in each iteration of a loop.
extension UnitEvaluator {
  /// `child.parent = rows[id]` and `node.children[key] = Node()`, with both made in a loop: they share a node, but are two objects.
  mutating func apart(_ nodes: [NodeID], given source: ValueID, from target: ValueID) -> [NodeID] {
    guard let holder = holder(of: target), !isSameExpression(holder, source) else { return nodes }
    let holders = value(holder)
    guard nodes.contains(where: holders.contains), isMadeRepeatedly(holder) else { return nodes }
    var result: [NodeID] = []
    for node in nodes {
      result.unite([holders.contains(node) ? heap.graph.node(.former(node, .content), type: heap.graph[node].type) : node])
    }
    return result
  }

  /// The object into whose property, or collection in a property, an assignment stores.
  private func holder(of target: ValueID) -> ValueID? {
    switch operation(target) {
    case .member(let holder, _): holder
    case .subscript(let collection, _): if case .member(let holder, _) = operation(unwrapped(collection)) { holder } else { nil }
    default: nil
    }
  }

  /// Whether both expressions name the same object by the same names.
  private func isSameExpression(_ first: ValueID, _ second: ValueID) -> Bool {
    switch (operation(unwrapped(first)), operation(unwrapped(second))) {
    case (.member(let left, let leftName), .member(let right, let rightName)): leftName == rightName && isSameExpression(left, right)
    case (.variable(let left), .variable(let right)): isOneObject(left, right)
    case (.name(let left, _), .name(let right, _)): left == right
    case (.selfReference, .selfReference): true
    default: false
    }
  }

  /// Whether it is one variable, or one was unwrapped or copied from the other.
  private func isOneObject(_ left: VariableID, _ right: VariableID) -> Bool {
    left == right || origin(of: left) == origin(of: right)
  }

  /// The variable whose value a constant received at its declaration.
  private func origin(of variable: VariableID) -> VariableID {
    let function = frames[top].code.function
    var variable = variable
    var seen: Set<VariableID> = []
    while seen.insert(variable).inserted, program.files[file][variable].isLet {
      let declared = function.instructions.lazy.compactMap { instruction -> ValueID? in
        if case .declare(variable, let value?, extracted: false) = instruction.operation { value } else { nil }
      }.first
      guard let declared, case .variable(let next) = operation(unwrapped(declared)) else { break }
      variable = next
    }
    return variable
  }

  /// Whether the objects of the expression, or of its base, were made in a loop.
  private mutating func isMadeRepeatedly(_ expression: ValueID) -> Bool {
    var expression = expression
    while true {
      if value(expression).contains(where: { isMadeRepeatedly($0) }) { return true }
      switch operation(expression) {
      case .member(let base, _), .unwrap(let base, _), .await(let base), .cast(let base, _, _): expression = base
      default: return false
      }
    }
  }

  private func isMadeRepeatedly(_ node: NodeID) -> Bool {
    guard case .allocation(let made, let instance) = heap.graph[node].kind else { return false }
    if instance == 0 { return made.file == file && program.runsRepeatedly(made.range, in: root) }
    guard let call = heap.contexts.first(where: { $0.value == instance })?.key else { return false }
    return call.inner == 0 && Int(call.callee.file) == made.file && program.runsRepeatedly(made.range, in: call.callee)
      || program.runsRepeatedly(call.range, in: root)
  }
}

extension Program {
  /// Whether code of a function lies in a loop, or in a closure that its receiver may call for each element.
  fileprivate func runsRepeatedly(_ range: ByteRange, in function: FunctionReference) -> Bool {
    if nested(in: function).contains(where: { self.function($0).range.contains(range) }) { return true }
    var depth = 0
    for instruction in self.function(function).instructions {
      switch instruction.operation {
      case .beginLoop: depth += 1
      case .endLoop: depth -= 1
      default: if depth > 0, instruction.range == range { return true }
      }
    }
    return false
  }
}
