import Program
import Facts

extension Callability {
  /// The runner of a release inside the retained closure.
  var runner: ReleaseEffect.Runner {
    switch self {
    case .bySomebody: .keptClosure
    case .byNobodyInSight: .uncalledClosure
    case .byNobody: .deadClosure
    }
  }

  /// The runner of a release inside another closure.
  var otherRunner: ReleaseEffect.Runner {
    switch self {
    case .bySomebody: .otherCode
    case .byNobodyInSight: .uncalledCode
    case .byNobody: .deadClosure
    }
  }
}

extension Program {
  /// Whether the left property is a requirement satisfied by the right one, or is overridden by it.
  func satisfiesOrOverrides(_ property: PropertyReference, for witness: PropertyReference) -> Bool {
    guard let declaring = owner(of: property), let owner = owner(of: witness), declaring != owner, self[owner].ancestors.contains(declaring) else {
      return false
    }
    return name(self.property(property).name, in: Int(property.file)) == name(self.property(witness).name, in: Int(witness.file))
  }
}

extension EvaluatedUnit {
  /// Whether the code has made all these objects itself and given them to no one else.
  func neverShares(_ objects: [NodeKind], in program: Program) -> Bool {
    !objects.isEmpty
      && objects.allSatisfy { kind in
        guard case .allocation(let place, _) = kind, let node = graph.find(kind), !returned.contains(node), isMade(at: place, node, program) else {
          return false
        }
        return graph.edges(to: node).allSatisfy { edge in
          switch edge.field {
          // A capturing closure does not count as someone else.
          case .capture, .content, .result, .argument, .emitted: true
          default: false
          }
        }
      }
  }

  /// Whether an initialiser makes the object. The result of any other call may be shared.
  private func isMade(at place: SourcePlace, _ node: NodeID, _ program: Program) -> Bool {
    guard place.file == Int(root.file), case .nominal(let type, _) = graph[node].type.unwrapped else { return false }
    for reference in program.functions(within: root) {
      let function = program.function(reference)
      for instruction in function.instructions where instruction.range == place.range {
        guard case .call(var callee, _) = instruction.operation else { continue }
        while case .fullName(let inner, _) = function[callee].operation { callee = inner }
        switch function[callee].operation {
        case .name(let name, _), .member(_, let name), .implicitMember(let name):
          let name = program.name(name, in: Int(reference.file))
          return name == program[type].name || program.text(name) == "init"
        default: return false
        }
      }
    }
    return false
  }
}
