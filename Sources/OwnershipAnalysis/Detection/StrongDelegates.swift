import ProgramModel
import SourceFacts

/// Looks for stored properties that hold an object strongly though their names say that somebody else is meant to keep it.
struct StrongDelegates {
  let program: Program
  let total: Total

  /// What the code of one unit fills properties with that may be delegates.
  struct Share: Sendable {
    /// Those that it gives objects made for them.
    fileprivate private(set) var owned: Set<PropertyReference> = []
    fileprivate private(set) var others: Set<PropertyReference> = []

    init(_ unit: EvaluatedUnit, in program: Program) {
      for edge in unit.graph.edges where edge.isWrite {
        guard case .property(let property) = edge.field, program.property(property).isStrongMember else { continue }
        switch unit.graph[edge.target].kind {
        // Who passes the parameter decides; that is seen where the call is.
        case .parameter, .closureParameter: break
        case .allocation where !Self.isHeldByAnother(edge, in: unit.graph): owned.insert(property)
        default: others.insert(property)
        }
      }
    }

    private static func isHeldByAnother(_ edge: Edge, in graph: Graph) -> Bool {
      graph.edges(to: edge.target).contains { $0.isWrite && $0.strength == .strong && $0.source != edge.source && $0.field.isOwnership }
    }
  }

  /// What all code does.
  struct Total: Sendable {
    fileprivate private(set) var owned = Tally<PropertyReference>()
    fileprivate private(set) var others = Tally<PropertyReference>()

    /// - Parameter times: 1 puts it in, -1 takes out what was put in.
    mutating func count(_ share: Share, _ times: Int32) {
      owned.count(share.owned, times)
      others.count(share.others, times)
    }
  }

  /// Those of some that code in sight does not fill with objects made for them alone: held weakly, these would be gone at once.
  func all(of candidates: [PropertyReference]) -> [PropertyReference] {
    candidates.filter { !total.owned.contains($0) || total.others.contains($0) }
  }

  /// The properties of the program with such a name, in its order.
  func candidates() -> [PropertyReference] {
    var result: [PropertyReference] = []
    for file in program.files.indices {
      for (index, declaration) in program.files[file].properties.enumerated() where declaration.isStrongMember {
        let property = PropertyReference(file: file, property: PropertyID(index))
        guard let pattern = program.unknownPattern(property: program.name(of: property)), pattern.strength != .strong,
          canBeObject(program.type(of: property)), !program.hasWrapper(property)
        else { continue }
        result.append(property)
      }
    }
    return result
  }

  /// A class, or a protocol that only classes can conform to, or one that some class in sight conforms to.
  private func canBeObject(_ type: Type) -> Bool {
    let type = type.unwrapped
    if type.isFunction { return false }
    if program.semantics(of: type) == .reference { return true }
    switch type {
    case .nominal(let id, _): return isMetByClass(id)
    case .composition(let parts): return parts.contains { if case .nominal(let id, _) = $0 { isMetByClass(id) } else { false } }
    case .generic(_, let constraint): return !constraint.isUnknown && canBeObject(constraint)
    default: return false
    }
  }

  private func isMetByClass(_ id: NominalID) -> Bool {
    guard program[id].kind == .protocol else { return false }
    return program[id].descendants.contains { program[$0].kind == .class || program[$0].kind == .actor }
  }
}

extension PropertyDeclaration {
  /// Is it stored in objects, which hold it strongly?
  fileprivate var isStrongMember: Bool { ownership == .strong && owner != nil && !isStatic && !isComputed && !isRequirement }
}
