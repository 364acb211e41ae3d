/// Instructions as text.
extension FactsDump {
  func operation(_ operation: Operation, _ function: Function) -> String {
    switch operation {
    case .selfReference: "self"
    case .superReference: "super"
    case .variable(let id): "variable \(variable(id))"
    case .name(let name, let binding): "name \(facts.name(name))" + (binding.map { " self: \(variable($0))" } ?? "")
    case .implicitMember(let name): "implicit .\(facts.name(name))"
    case .literal(let literal, _): "literal \(literal)"
    case .type(let id): "type \(type(id))"
    case .closure(let id): "closure \(label(id))"
    case .keyPath(let root, let components, let arguments):
      "keypath \\" + (root.map { type($0) } ?? "") + components.map { ".\(facts.name($0))" }.joined()
        + (arguments.count > 0 ? " [\(list(arguments, function))]" : "")
    case .poundLiteral: "pound"
    case .member(let base, let name): "member %\(base.index).\(facts.name(name))"
    case .call(let callee, let arguments): "call %\(callee.index)(\(list(arguments, function)))"
    case .subscript(let base, let arguments): "subscript %\(base.index)[\(list(arguments, function))]"
    case .macro(let name, let arguments): "macro #\(facts.name(name))(\(list(arguments, function)))"
    case .array(let elements): "array [\(list(elements, function))]"
    case .dictionary(let elements): "dictionary [\(list(elements, function))]"
    case .tuple(let elements): "tuple (\(list(elements, function)))"
    case .choice(let values, let condition):
      "choice " + (condition.map { "%\($0.index) ? " } ?? "") + "(\(list(values, function)))"
    case .operator(let name, let operands): "operator \(facts.name(name)) (\(list(operands, function)))"
    case .cast(let value, let type, let kind): "cast %\(value.index) \(spelling(kind)) \(self.type(type))"
    case .typeCheck(let value, let type): "check %\(value.index) is \(self.type(type))"
    case .interpolation(let values): "interpolation (\(list(values, function)))"
    case .unwrap(let value, let forced): "unwrap %\(value.index)\(forced ? "!" : "?")"
    case .await(let value): "await %\(value.index)"
    case .fullName(let base, let labels):
      "fullname %\(base.index)(\(labels.map { ($0.map { facts.name($0) } ?? "_") + ":" }.joined()))"
    default: effect(operation)
    }
  }

  private func effect(_ operation: Operation) -> String {
    switch operation {
    case .declare(let id, let value, let extracted):
      "declare \(facts[id].isLet ? "let" : "var") \(ownership(id))\(variable(id))"
        + (value.map { " \(extracted ? "in" : "=") %\($0.index)" } ?? "")
    case .declareFunction(let id):
      "declare func \(variable(id))" + (facts[id].nestedFunction.map { " \(label($0))" } ?? "")
    case .assign(let target, let value, let name):
      "assign %\(target.index) \(name.map { facts.name($0) } ?? "=") %\(value.index)"
    case .returnValue(let value): "return" + (value.map { " %\($0.index)" } ?? "")
    case .throwValue(let value): "throw %\(value.index)"
    case .mayThrow: "may throw"
    case .jump(let jump, let label): "\(jump)" + (label.map { " \(facts.name($0))" } ?? "")
    case .label(let name): "label \(facts.name(name))"
    case .condition(let value, let test, let place): condition(value, test, place)
    case .beginBranches(let kind, let subject): "\(kind)\(subject.map { " %\($0.index)" } ?? "") {"
    case .nextBranch: "} or {"
    case .endBranches(let exhaustive): exhaustive ? "} exhaustive" : "}"
    case .beginLoop(let kind, let sequence): "loop \(kind)\(sequence.map { " %\($0.index)" } ?? "") {"
    case .endLoop: "} loop"
    case .beginScope: "scope {"
    case .endScope: "} scope"
    case .beginDefer: "defer {"
    case .endDefer: "} defer"
    default: "\(operation)"
    }
  }

  private func condition(_ value: ValueID?, _ test: ConditionTest, _ place: ConditionPlace) -> String {
    let tested =
      switch test {
      case .isTrue: ""
      case .hasValue: " has value"
      case .matches: " matches"
      case .isAvailable: " is available"
      }
    return "condition" + (value.map { " %\($0.index)" } ?? "") + tested + " of \(place)"
  }

  private func ownership(_ id: VariableID) -> String {
    facts[id].ownership == .strong ? "" : facts[id].ownership.rawValue + " "
  }

  private func spelling(_ kind: CastKind) -> String {
    switch kind {
    case .coerce: "as"
    case .conditional: "as?"
    case .forced: "as!"
    }
  }

  private func list(_ range: ArgumentRange, _ function: Function) -> String {
    function.arguments[range.indices].map { argument in
      let label = argument.label.map { "\(facts.name($0)): " } ?? ""
      let mark =
        switch argument.kind {
        case .plain: ""
        case .inout: "&"
        case .trailingClosure: "trailing "
        case .labeledTrailingClosure: "trailing "
        }
      return mark + label + "%\(argument.value.index)"
    }.joined(separator: ", ")
  }
}
