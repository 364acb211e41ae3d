import Catalog
import Program
import Facts

/// The arguments that frameworks pass to methods they call.
extension UnitEvaluator {
  /// A delegate or data source method receives the sender first. It is most likely the object's content of that type.
  mutating func holdSender(_ function: Function) {
    // A framework can call an override of its method, whoever else calls it.
    let isFrameworks = program.overridesFramework(root) || (!isCalledInSight && program.canBeCalledByFramework(root))
    guard let owner = program.owner(of: root), isFrameworks, function.parameters.count > 1,
      isForSender(function.parameters[0], of: function), let field = uses.onlyField(of: unit.variableType(function.parameters[0].variable), in: owner, program)
    else { return }
    let sender = heap.graph.node(.parameter(0), type: unit.variableType(function.parameters[0].variable))
    for holder in selfNodes() {
      heap.graph.add(
        Edge(
          source: holder, target: sender, field: field.property.map { .property($0) } ?? .externalProperty(field.name), strength: .strong,
          // If a framework has given the class a delegating object, it passes that one.
          lifetime: .whileKept, assumptions: field.property == nil ? 0 : 1, place: nil, isWrite: false))
    }
  }

  /// The sender has no label. Before Swift 3 no first parameter had one, and the base name begins with the sender's (`tableView(tableView:…)`).
  private func isForSender(_ parameter: Parameter, of function: Function) -> Bool {
    guard let label = parameter.label else { return true }
    guard let name = function.name, program.files[file][parameter.variable].name == label else { return false }
    return program.text(program.name(name, in: file)).hasPrefix(program.text(program.name(label, in: file)))
  }

  /// The framework calls overrides of its methods. The modelled effects on the receiver then apply to `self` and the arguments: a parent view
  /// controller retains the child that moved to it.
  mutating func holdByParameters(_ function: Function) {
    guard program.overridesFramework(root) else { return }
    let models = program.models
    let rows = program.modelRows(about: root) { row in
      models.functions[row].effects.contains { $0.argument == .receiver && $0.keeper == .argument }
    }
    guard let row = rows.first else { return }
    let model = program.models.functions[row]
    for effect in model.effects where effect.argument == .receiver && effect.keeper == .argument {
      for (index, parameter) in function.parameters.enumerated()
      where (parameter.label.map { program.text(program.name($0, in: file)) } ?? "_") == effect.keeperArgument {
        let keeper = heap.graph.node(.parameter(index), type: unit.variableType(parameter.variable))
        for object in selfNodes() {
          heap.graph.add(
            Edge(
              source: keeper, target: object, field: .model(row), strength: .strong, lifetime: effect.lifetime, assumptions: 1, place: nil, isWrite: false,
              isUnchecked: model.confidence != .checked))
        }
      }
    }
  }

  /// Whether this is what the framework reports to the current method.
  func isReportedByFramework(_ object: NodeID, keptBy keeper: NodeID, _ row: Int) -> Bool {
    guard case .parameter = heap.graph[keeper].kind, program.overridesFramework(root) else { return false }
    return heap.graph.edges(from: keeper).contains { $0.field == .model(row) && $0.target == object && !$0.isWrite }
  }
}
