import ProgramModel
import SourceFacts

/// Classes of which every object that the program makes is held until the process ends: by a global, or by an object that lives that
/// long itself, through properties of which nothing ever takes anything out.
///
/// What such an object captures, or is captured by, does not keep it for longer than it lives anyway.
struct LastingObjects: Sendable {
  private let program: Program
  private let isCertain: Bool
  private var types: Set<NominalID> = []

  /// Who holds what one expression makes.
  private struct Holders {
    var type: NominalID
    var isHeldByGlobal = false
    /// The classes of the objects that hold it for as long as they live.
    var owners: Set<NominalID> = []
  }

  /// - Parameter certainly: Count only what is known to live that long? A window's scene most often does, and may be closed.
  init(_ units: [EvaluatedUnit], _ uses: PropertyUses, _ program: Program, certainly: Bool) {
    self.program = program
    isCertain = certainly
    // Who writes an application has no users who make objects or set properties.
    let isApplication = program.isApplication
    let kept = KeptProperties(units, uses, program, isApplication: isApplication)
    var made: [NominalID: [Holders]] = [:]
    for unit in units where !program.isTest(unit.root) {
      for index in unit.graph.nodes.indices {
        guard case .allocation(_, instance: 0) = unit.graph.nodes[index].kind, case .nominal(let type, _) = unit.graph.nodes[index].type.unwrapped,
          program[type].kind == .class, program[type].isDeclared
        else { continue }
        let holders = holders(of: NodeID(index), type, in: unit.graph, kept)
        // An object is one of each class that its own inherits from.
        for ancestor in program[type].ancestors where program[ancestor].kind == .class { made[ancestor, default: []].append(holders) }
      }
    }
    let candidates = made.filter { type, _ in
      // Of an application's class that code in sight makes, frameworks make no further objects but by the class as a value.
      (isApplication || !program.canBeMadeOutside(type)) && !([type] + program[type].descendants).contains { uses.isValue($0) && program.canBeMadeByMetatype($0) }
    }
    var hasGrown = true
    while hasGrown {
      hasGrown = false
      for (type, objects) in candidates where !types.contains(type) && objects.allSatisfy({ isLasting($0) }) {
        types.insert(type)
        hasGrown = true
      }
    }
  }

  /// Does each object of the type that code of a file can meet live until the process ends? Tests make objects of their own.
  func contains(_ type: Type, inFile file: Int) -> Bool { program.isTest(file: file) ? program.livesForProcess(type, certainly: isCertain) : contains(type) }

  /// Does a cycle go through an object that lives until the process ends? Then none of it could be freed before.
  func contains(anyOf path: OwnershipPath, in graph: Graph, file: Int) -> Bool {
    path.edges.contains { contains(graph[$0.source].type, inFile: file) }
  }

  private func contains(_ type: Type) -> Bool {
    if program.livesForProcess(type, certainly: isCertain) { return true }
    guard case .nominal(let id, _) = type.unwrapped else { return false }
    return types.contains(id)
  }

  private func isLasting(_ holders: Holders) -> Bool {
    holders.isHeldByGlobal || holders.owners.contains { $0 != holders.type && contains(.nominal($0, [])) }
  }

  private func isOutside(_ type: Type) -> Bool { if case .external = type.unwrapped { true } else { false } }

  private func holders(of object: NodeID, _ type: NominalID, in graph: Graph, _ kept: KeptProperties) -> Holders {
    var result = Holders(type: type)
    var seen: Set<NodeID> = []
    var pending = [object]
    while let node = pending.popLast() {
      guard seen.insert(node).inserted else { continue }
      for edge in graph.edges(to: node) where edge.strength == .strong && edge.lifetime == .whileKept && edge.assumptions == 0 {
        let holder = graph[edge.source]
        switch edge.field {
        case .property(let property): guard kept.contains(property) else { continue }
        // What a value holds lies where the value lies.
        case .element, .tupleElement: guard program.semantics(of: holder.type) == .value else { continue }
        // What a framework's object is made of it holds for as long as it lives.
        case .model: break
        case .externalProperty(let name): guard kept.contains(name, of: holder.type) else { continue }
        case .capture, .content, .unknown, .result, .argument: continue
        }
        switch holder.kind {
        case .global(let property): if kept.contains(property) { result.isHeldByGlobal = true }
        case .closure, .methodReference, .autoclosure, .box, .system, .unknownCallee, .externalGlobal, .former: continue
        default:
          if program.livesForProcess(holder.type, certainly: isCertain) { result.isHeldByGlobal = true }
          if program.semantics(of: holder.type) == .value || isOutside(holder.type) {
            pending.append(edge.source)
          } else if case .nominal(let owner, _) = holder.type.unwrapped {
            result.owners.insert(owner)
          }
        }
      }
    }
    return result
  }
}

/// Properties that never let go of what they have been given.
private struct KeptProperties {
  private let program: Program
  private let uses: PropertyUses
  private let isApplication: Bool
  private var emptied: Set<PropertyReference> = []
  private let called: Set<FunctionReference>
  /// For private methods of objects that live until the process ends the methods of the same object that call them.
  private var callers: [FunctionReference: Set<FunctionReference>] = [:]

  /// A property of a framework, and the class of the program whose objects have it, if that is one.
  private struct OutsideProperty: Hashable {
    var name: Name
    var owner: NominalID?
  }
  /// For properties of frameworks the only place where the program assigns to them; `nil` where there are several.
  private var assigned: [OutsideProperty: SourcePlace?] = [:]

  init(_ units: [EvaluatedUnit], _ uses: PropertyUses, _ program: Program, isApplication: Bool) {
    self.program = program
    self.uses = uses
    self.isApplication = isApplication
    called = Set(units.flatMap(\.callees))
    for unit in units {
      if let owner = program.owner(of: unit.root), program.livesForProcess(.nominal(owner, [])) {
        for callee in unit.callees where callee != unit.root && program.owner(of: callee) == owner && program.isPrivate(callee) {
          callers[callee, default: []].insert(unit.root)
        }
      }
      for clearing in unit.cleared { emptied.insert(clearing.property) }
      if program.isTest(unit.root) { continue }
      for edge in unit.graph.edges where edge.isWrite {
        guard case .externalProperty(let name) = edge.field, let place = edge.place else { continue }
        let property = OutsideProperty(name: name, owner: Self.owner(unit.graph[edge.source].type))
        if let known = assigned[property], known != place { assigned[property] = .some(nil) } else { assigned[property] = place }
      }
    }
  }

  private func onlyCaller(_ function: FunctionReference) -> FunctionReference? {
    guard let known = callers[function], known.count == 1 else { return nil }
    return known.first
  }

  private static func owner(_ type: Type) -> NominalID? { if case .nominal(let id, _) = type.unwrapped { id } else { nil } }

  /// Does a framework's object hold for as long as it lives what it is given for the property? It does if the program assigns to it in one place.
  func contains(_ name: Name, of type: Type) -> Bool {
    guard let place = assigned[OutsideProperty(name: name, owner: Self.owner(type))], place != nil else { return false }
    return program.modelProperty(name, of: type)?.heldStrength == .strong
  }

  func contains(_ property: PropertyReference) -> Bool {
    let declaration = program.property(property)
    guard declaration.ownership == .strong, !declaration.isComputed, !emptied.contains(property) else { return false }
    return declaration.isLet || ((!uses.mayReplace(property) || uses.isFilledOnLaunch(property, called: called, onlyCaller: onlyCaller, in: program)) && (isApplication || !program.canBeSetOutside(property)))
  }
}
