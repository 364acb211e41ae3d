import Engine
import Program
import Facts

/// A stored property that holds an object strongly although its name says that someone else owns the object.
struct StrongDelegate {
  let property: PropertyReference
  /// Where an object assigns itself; `nil` where no code in sight does.
  let claim: SourcePlace?
  /// The code with such assignments.
  let claimers: Set<FunctionReference>
  /// Whether code, or the interface of a library, shows that the assigned objects own the property's owner. The owner of a view hierarchy retains its
  /// views.
  let isForOwners: Bool
}

/// Searches for such properties.
struct StrongDelegates {
  let program: Program
  let total: Aggregate
  let uses: PropertyUses
  /// Whether the program is an application: all code that sets its properties is in sight.
  let isApplication: Bool

  /// Code that stores an object in a property.
  struct Claim: Hashable, Sendable, Storable {
    let property: PropertyReference
    let function: FunctionReference
    let place: SourcePlace
  }

  /// The stores of one unit into possible delegate properties.
  struct Contribution: Sendable, Storable {
    /// Properties into which it stores objects made for them.
    var owned: Set<Claim> = []
    var others: Set<PropertyReference> = []
    var claims: Set<Claim> = []
    /// Properties into which a method stores its argument.
    var passed: Set<PropertyReference> = []

    init(_ unit: EvaluatedUnit, in program: Program) {
      guard unit.stores else { return }
      // Copied once rather than at each query.
      let graph = unit.graph
      for edge in graph.edges where edge.isWrite {
        guard case .property(let property) = edge.field, program.isStrongMember(property) else { continue }
        switch graph[edge.target].kind {
        // The caller chooses the argument, and its call shows the object.
        case .parameter, .closureParameter: if Self.isOwn(edge.source, of: unit, in: graph, program) { passed.insert(property) }
        case .allocation where !Self.isHeldByAnother(edge, in: graph):
          if let place = edge.place { owned.insert(Claim(property: property, function: unit.root, place: place)) }
        default: others.insert(property)
        }
      }
      // An object that the code has released again does not count.
      for edge in graph.find(.selfObject).map({ graph.edges(to: $0) }) ?? [] where edge.isWrite && edge.source != edge.target {
        guard case .property(let property) = edge.field, let place = edge.place, Self.isKept(edge.source, of: unit, in: graph, program) else { continue }
        for property in Self.strongMembers(property, in: program) { claims.insert(Claim(property: property, function: unit.root, place: place)) }
      }
    }

    /// A store into a protocol's property goes to the properties that satisfy it.
    private static func strongMembers(_ property: PropertyReference, in program: Program) -> [PropertyReference] {
      let declaration = program.property(property)
      return declaration.isRequirement ? program.strongWitnesses(of: property) : program.isStrongMember(property) ? [property] : []
    }

    /// Whether it is the current object, and others can call the method.
    private static func isOwn(_ node: NodeID, of unit: EvaluatedUnit, in graph: Graph, _ program: Program) -> Bool {
      guard case .selfObject = graph[node].kind else { return false }
      return program.function(unit.root).kind == .function && !program.isPrivate(unit.root)
    }

    /// Whether the object existed before, or someone retains the fresh object. Otherwise it dies when the code has run.
    private static func isKept(_ node: NodeID, of unit: EvaluatedUnit, in graph: Graph, _ program: Program) -> Bool {
      guard case .allocation(let place, _) = graph[node].kind else { return true }
      if Int(unit.root.file) == place.file, isFromOutside(place.range, in: unit.root, program) { return true }
      return graph.edges(to: node).contains { $0.isWrite && $0.strength == .strong && $0.field.isOwnership }
    }

    /// Whether the code casts an outside result there, or states its class.
    private static func isFromOutside(_ range: ByteRange, in root: FunctionReference, _ program: Program) -> Bool {
      for function in program.functions(within: root) {
        for instruction in program.function(function).instructions where instruction.range == range {
          switch instruction.operation {
          case .cast, .declare: return true
          default: continue
          }
        }
      }
      return false
    }

    private static func isHeldByAnother(_ edge: Edge, in graph: Graph) -> Bool {
      graph.edges(to: edge.target).contains { $0.isWrite && $0.strength == .strong && $0.source != edge.source && $0.field.isOwnership }
    }
  }

  /// The sum over all units.
  struct Aggregate: Sendable, Storable {
    var owned = Multiset<Claim>()
    var others = Multiset<PropertyReference>()
    var claims = Multiset<Claim>()
    var passed = Multiset<PropertyReference>()

    init() {}

    /// - Parameter times: 1 adds the unit, -1 removes it.
    mutating func count(_ share: Contribution, _ times: Int32) {
      owned.count(share.owned, times)
      others.count(share.others, times)
      claims.count(share.claims, times)
      passed.count(share.passed, times)
    }
  }

  /// Those of the candidates that code in sight does not fill exclusively with objects made for them: held weakly, these would die at once.
  func all(of candidates: [PropertyReference]) -> [StrongDelegate] {
    var claims: [PropertyReference: [Claim]] = [:]
    for claim in total.claims.elements { claims[claim.property, default: []].append(claim) }
    // An initialiser that stores its own object does not show the purpose of the object.
    let placesOfClaims = Set(total.claims.elements.lazy.map(\.place))
    let owned = Set(total.owned.elements.lazy.filter { !placesOfClaims.contains($0.place) }.map(\.property))
    return candidates.filter { !owned.contains($0) || total.others.contains($0) }.map { property in
      let known = claims[property] ?? []
      let claimers = Set(known.map(\.function))
      let first = program.inCanonicalOrder(claimers).first
      let isForOwners =
        isSetFromOutside(property) && !owned.contains(property)
        && (known.contains { keeps(program.owner(of: $0.function), property) }
          || known.isEmpty && !isNeverSet(property) && !total.others.contains(property) && (isForUsers(property) || isOfView(property)))
      return StrongDelegate(
        property: property, claim: known.filter { $0.function == first }.map(\.place).min(), claimers: claimers, isForOwners: isForOwners)
    }
  }

  private func isNeverSet(_ property: PropertyReference) -> Bool { isApplication && uses.isNeverSet(property, in: program) }

  /// Whether code elsewhere may store an object of any class with a protocol of the program.
  private func isSetFromOutside(_ property: PropertyReference) -> Bool {
    guard let owner = program.owner(of: property), program.semantics(of: program.selfType(of: owner)) == .reference, !program.isTest(property),
      !program.property(property).isLet, !program.hasPrivateSetter(property) || total.passed.contains(property)
    else { return false }
    switch program.type(of: property).unwrapped {
    case .nominal(let id, _): return isOwnProtocol(id)
    case .composition(let parts): return parts.contains { if case .nominal(let id, _) = $0 { isOwnProtocol(id) } else { false } }
    default: return false
    }
  }

  private func isOwnProtocol(_ id: NominalID) -> Bool { program[id].isDeclared && program[id].kind == .protocol }

  /// Whether objects of a class keep such an object: a property of theirs, or of a superclass out of sight, can hold it, or it is a view in their tree.
  /// What is shared needs no keeper.
  private func keeps(_ claimer: NominalID?, _ property: PropertyReference) -> Bool {
    guard let claimer, let holder = program.owner(of: property) else { return true }
    if isOfView(property) || program.hasSharedInstance(program.selfType(of: holder)) { return true }
    let outside = program[claimer].externalAncestors
    if !outside.isEmpty, !outside.contains(where: { program.models.semantics(ofType: program.text($0)) == .reference }) { return true }
    return program[claimer].ancestors.contains { ancestor in
      program[ancestor].properties.values.joined().contains { program.isStrongMember($0) && canHold(program.type(of: $0), holder) }
    }
  }

  private func canHold(_ type: Type, _ holder: NominalID) -> Bool {
    switch type.unwrapped {
    case .nominal(let id, let arguments):
      program[holder].ancestors.contains(id) || program[id].ancestors.contains(holder) || arguments.contains { canHold($0, holder) }
    case .external(_, let arguments): arguments.contains { canHold($0, holder) }
    case .array(let element), .set(let element): canHold(element, holder)
    case .dictionary(let key, let value): canHold(key, holder) || canHold(value, holder)
    case .composition(let parts): parts.contains { canHold($0, holder) }
    default: false
    }
  }

  /// A view's owner retains it through the view tree. An object from a nib may have no other keeper.
  private func isOfView(_ property: PropertyReference) -> Bool {
    !program.isOutlet(property) && program.owner(of: property).map { program.isInTree(program.selfType(of: $0)) } ?? false
  }

  /// Whether it exists for the users of a library, who may leave it empty.
  private func isForUsers(_ property: PropertyReference) -> Bool {
    guard case .optional = program.type(of: property), program.canBeSetOutside(property) else { return false }
    return program.owner(of: property).map(program.isPublic) == true
  }

  /// The program's properties with such a name, in order.
  func candidates() -> [PropertyReference] {
    var result: [PropertyReference] = []
    for file in program.files.indices {
      for property in program.properties(inFile: file) where program.isStrongMember(property) {
        guard let pattern = program.patternForOwners(property: program.name(of: property)), pattern.strength != .strong,
          canBeObject(program.type(of: property)) || isForUsers(property) && isMetByUsers(program.type(of: property)), !program.hasWrapper(property)
        else { continue }
        result.append(property)
      }
    }
    return result
  }

  /// A class, a class-bound protocol, or a protocol to which some class in sight conforms.
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

  /// A protocol of the program to which nothing in sight conforms. Users of a library conform to a delegate's most often with a class.
  private func isMetByUsers(_ type: Type) -> Bool {
    guard case .nominal(let id, _) = type.unwrapped, isOwnProtocol(id) else { return false }
    return program[id].descendants.allSatisfy { program[$0].kind == .protocol }
  }

  private func isMetByClass(_ id: NominalID) -> Bool {
    guard program[id].kind == .protocol else { return false }
    return program[id].descendants.contains { program[$0].isOfObjects }
  }
}

extension Program {
  /// Whether a property is stored in objects and holds its value strongly.
  fileprivate func isStrongMember(_ property: PropertyReference) -> Bool {
    let declaration = self.property(property)
    return declaration.owner != nil && !declaration.isStatic && !declaration.isComputed && !declaration.isRequirement && ownership(of: property) == .strong
  }
}
