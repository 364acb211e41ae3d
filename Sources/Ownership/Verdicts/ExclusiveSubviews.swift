import Program
import Facts

/// Views made by an object for itself and given to no one else, such as a form's own buttons. They die with their owner, and only user actions call their
/// closures. So an unowned reference to the owner is safe there.
struct ExclusiveSubviews {
  private let program: Program
  private let unit: EvaluatedUnit

  init(_ program: Program, _ unit: EvaluatedUnit) {
    self.program = program
    self.unit = unit
  }

  /// Whether only parts of the captured object retain the closure, as far as the code shows.
  func retain(_ site: ClosureSite, _ cycle: Candidate, in graph: Graph) -> Bool {
    if unit.uses[site]?.contains(where: { $0.loss != nil }) ?? false { return false }
    let returned: Set<NodeID> = if case .unit = cycle.graph { Set(unit.returned) } else { [] }
    let path = cycle.path.edges
    let known = Set(path.map(\.source))
    guard path.contains(where: { $0.target != cycle.start && program.isInTree(graph[$0.target].type) }) else { return false }
    return path.allSatisfy { edge in
      if edge.field.isCapture || edge.target == cycle.start { return true }
      guard !returned.contains(edge.target), isMadeForOwner(edge.target, cycle.start, in: graph) else { return false }
      return graph.edges(to: edge.target).allSatisfy { other in
        other.strength != .strong || !other.field.isOwnership || known.contains(other.source) || isLocal(other.source, in: graph)
      }
    }
  }

  /// Whether it is also made by the current code, one of its variables, or a part. A keeper of another closure may call that late.
  private func isLocal(_ node: NodeID, in graph: Graph) -> Bool {
    switch graph[node].kind {
    case .allocation, .box, .selfObject: true
    case .load(let base, _): isLocal(base, in: graph)
    default: false
    }
  }

  private func isMadeForOwner(_ node: NodeID, _ owner: NodeID, in graph: Graph) -> Bool {
    // The use that other objects make of their content is unknown.
    if case .nominal(let id, _) = graph[node].type.unwrapped, program[id].isDeclared, program[id].kind == .class, !program.isInTree(graph[node].type) {
      return false
    }
    switch graph[node].kind {
    case .allocation, .closure, .autoclosure, .methodReference: return true
    case .load(let base, let field):
      guard base == owner || isMadeForOwner(base, owner, in: graph) else { return false }
      switch field {
      case .property(let property): return program.isMadeWithOwner(property)
      case .externalProperty(let name): return program.modelProperty(name, of: graph[base].type)?.heldStrength == .strong
      case .element, .oneElement, .tupleElement: return true
      default: return false
      }
    default: return false
    }
  }
}

extension Program {
  /// Whether the property's declaration makes its object, and no one else can replace it.
  fileprivate func isMadeWithOwner(_ property: PropertyReference) -> Bool {
    let declaration = self.property(property)
    guard declaration.isLet || declaration.isLazy || isPrivate(property), !isGlobal(property), let id = declaration.initialValue else { return false }
    let function = files[Int(property.file)].functions[Int(id.index)]
    guard case .returnValue(let value?)? = function.instructions.last?.operation, case .call(let callee, _) = function[value].operation else { return false }
    switch function[callee].operation {
    case .closure, .implicitMember: return true
    case .name(let name, _): return files[Int(property.file)].name(name).first?.isUppercase ?? false
    default: return false
    }
  }
}
