import Engine
import Program
import Facts

/// Classes whose every instance in the program is held until the process ends: by a global, or by another such object through properties that
/// nothing ever clears.
///
/// A capture of such an object, or by it, does not extend any lifetime.
struct ProcessLifetimeTypes: Sendable, PartlyStorable {
  let program: Program  // storable: given
  var types: [NominalID: LifetimeCertainty] = [:]
  /// Properties that hold the same object until the process ends, whatever other objects of its class exist: global ones, and those of such classes
  /// and of values that last as long (the application itself).
  var slots: Set<PropertyReference> = []
  let single: FrameworkObjects
  let start: StartupCode

  /// The holders of the objects made by one expression.
  private struct Holders {
    var type: NominalID
    /// Whether a process-lifetime root holds it, whatever makes that root.
    var byRoot = LifetimeCertainty.unknown
    /// The classes of the objects that hold it for their whole lifetime.
    var owners: Set<NominalID> = []
    /// The same, provided that the replacing code runs at most once, with the certainty of that.
    var assumedOwners: [NominalID: LifetimeCertainty] = [:]
  }

  /// - Parameters:
  ///   - objects: The allocations of the units, in order.
  ///   - kept: Their effects on properties.
  ///   - called: The functions that the program calls.
  ///   - single: The objects that only frameworks make.
  ///   - earlier: The result of an earlier run with the same calls and allocations.
  init(
    _ order: UnitOrder, _ objects: some Sequence<AllocatedObjects.Contribution>, _ kept: NeverClearedProperties.Aggregate, called: Multiset<FunctionReference>,
    _ single: FrameworkObjects, _ calls: CallTable, _ dead: DeadCode, _ uses: PropertyUses,
    _ program: Program, after earlier: ProcessLifetimeTypes?
  ) {
    self.program = program
    // No outside code makes objects or sets properties of an application.
    let isApplication = program.isApplication
    self.single = single
    start = earlier?.start ?? StartupCode(order, calls, program)
    lazy var assignedAgain = kept.assignedAgain(after: start, program)
    for type in single.types {
      types[type] = if let holders = program.holdersForGood(of: type), !holders.contains(where: assignedAgain.contains) { .certain } else { .byFrameworks }
    }
    let kept = NeverClearedProperties(kept, uses, called: called, dead, single, start, program, isApplication: isApplication)
    var held: [NominalID: [Holders]] = [:]
    let objects = AllocatedObjects(objects, called: called, isNotRun: { calls.isOnlyForTests($0) || dead.makesNothing($0) }, program)
    for object in objects.all {
      let holders = holders(of: object, kept)
      // An object also counts for its superclasses.
      for ancestor in program[object.type].ancestors where program[ancestor].isOfObjects { held[ancestor, default: []].append(holders) }
    }
    let candidates = held.filter { type, _ in
      // Frameworks make no further objects of an application's class that code in sight instantiates, except through the metatype.
      (isApplication || !program.canBeMadeOutside(type))
        && !([type] + program[type].descendants).contains { uses.isValue($0) && program.canBeMadeByMetatype($0) }
    }
    for level in [LifetimeCertainty.certain, .launched, .assumed, .byFrameworks] {
      var hasGrown = true
      while hasGrown {
        hasGrown = false
        for (type, objects) in candidates where types[type] == nil && objects.allSatisfy({ certainty(of: $0) >= level }) {
          types[type] = level
          hasGrown = true
        }
      }
    }
    if isApplication {
      let ofProtocols = certaintyOfConformers { held[$0] != nil || single.types.contains($0) || program.livesForProcess(.nominal($0, [])) }
      types.merge(ofProtocols) { known, _ in known }
    }
    for type in program.types.indices.lazy.map({ NominalID($0) }) {
      let isCertain = certainty(of: .nominal(type, [])) >= .launched
      for property in program[type].properties.values.joined() where isCertain || program.property(property).isStatic {
        if kept.contains(property) { slots.insert(property) }
      }
    }
  }

  /// The same where code makes and retains the same objects.
  ///
  /// - Parameters:
  ///   - gone: Removed functions, without callers and callees.
  ///   - new: New functions, likewise.
  init(_ earlier: ProcessLifetimeTypes, gone: [FunctionReference], new: [FunctionReference], in program: Program) {
    self.program = program
    types = earlier.types
    slots = earlier.slots
    single = earlier.single
    start = earlier.start.replacing(gone, by: new, in: program)
  }

  /// Whether objects of the same classes live as long.
  func isSame(as earlier: ProcessLifetimeTypes) -> Bool { types == earlier.types && slots == earlier.slots }

  /// Whether a file's code met the object in a property that keeps it until the process ends.
  func isInSlot(_ node: NodeID, in graph: Graph, inFile file: Int) -> Bool {
    if program.isTest(file: file) { return false }
    switch graph[node].kind {
    case .load(_, .property(let property)), .global(let property): return slots.contains(property)
    // The code puts it there, or into what it puts there: `controller = NSWindowController(window: window)`.
    case .allocation, .parameter:
      return isPutInSlot(node, in: graph)
        || graph.edges(holding: node).contains { edge in
          guard edge.strength == .strong, case .model = edge.field, edge.lifetime == .whileKept, case .allocation = graph[edge.source].kind else {
            return false
          }
          return isPutInSlot(edge.source, in: graph)
        }
    default: return false
    }
  }

  private func isPutInSlot(_ node: NodeID, in graph: Graph) -> Bool {
    graph.edges(holding: node).contains { edge in
      guard edge.strength == .strong, edge.isWrite, case .property(let property) = edge.field else { return false }
      return slots.contains(property)
    }
  }

  /// Whether each object of the type that a file's code can meet lives until the process ends. Tests make objects of their own.
  func certainty(of type: Type, inFile file: Int) -> LifetimeCertainty { program.isTest(file: file) ? certaintyByModel(of: type) : certainty(of: type) }

  private func certaintyByModel(of type: Type) -> LifetimeCertainty {
    if program.livesForProcess(type, certainly: true) { return .certain }
    if case .nominal(let id, _) = type.unwrapped, single.madeAgain.contains(id) { return .unknown }
    return program.livesForProcess(type) ? .byFrameworks : .unknown
  }

  private func certainty(of type: Type) -> LifetimeCertainty {
    let byModel = certaintyByModel(of: type)
    guard case .nominal(let id, _) = type.unwrapped, let byHolders = types[id] else { return byModel }
    return max(byModel, byHolders)
  }

  /// The certainty for each protocol of an application: an object known by it is of a class that conforms and that something makes. Doubles in tests are none of
  /// them. It is stored, so that a new class that conforms is seen to change it.
  private func certaintyOfConformers(_ isMade: (NominalID) -> Bool) -> [NominalID: LifetimeCertainty] {
    var result: [NominalID: LifetimeCertainty] = [:]
    for id in program.types.indices.lazy.map({ NominalID($0) }) where program[id].kind == .protocol && program[id].isDeclared && types[id] == nil {
      let conformers = program[id].descendants.filter { heir in
        program[heir].kind != .protocol && !program.isTest(file: Int(program[heir].declarations[0].file)) && (!program[heir].isOfObjects || isMade(heir))
      }
      let certainty = conformers.map { max(certaintyByModel(of: .nominal($0, [])), types[$0] ?? .unknown) }.min() ?? .unknown
      if certainty != .unknown { result[id] = certainty }
    }
    return result
  }

  private func certainty(of holders: Holders) -> LifetimeCertainty {
    let certain = holders.owners.reduce(holders.byRoot) { $1 == holders.type ? $0 : max($0, certainty(of: .nominal($1, []))) }
    return holders.assumedOwners.reduce(certain) { $1.key == holders.type ? $0 : max($0, min($1.value, certainty(of: .nominal($1.key, [])))) }
  }

  private func holders(of object: AllocatedObjects.Object, _ kept: NeverClearedProperties) -> Holders {
    var result = Holders(type: object.type)
    let holders = object.holders
    var seen = [Bool](repeating: false, count: holders.ranges.count)
    var pending: [(node: Int, type: Type)] = [(0, .nominal(object.type, []))]
    while let (node, type) = pending.popLast() {
      if seen[node] { continue }
      seen[node] = true
      for reference in holders.references[holders.ranges[node]] {
        var assumed: LifetimeCertainty?
        switch reference.field {
        case .property(let property):
          if program.isForOwners(property) { continue }
          if !kept.contains(property) {
            assumed = kept.assumed(property)
            if assumed == .unknown { continue }
          }
        case .externalProperty(let name): guard kept.contains(name, of: reference.type) else { continue }
        case .model(let row) where reference.isEndedByCalls: guard kept.isNeverEnded(row, keeper: reference.type, object: type) else { continue }
        // A framework's object holds its parts for its whole lifetime, and so does a value.
        default: break
        }
        if case .global(let property) = reference.holder {
          result.byRoot = max(result.byRoot, kept.contains(property) ? .certain : kept.assumed(property))
          continue
        }
        let owner: NominalID? = if case .nominal(let type, _) = reference.type.unwrapped { type } else { nil }
        if let assumed {
          if let owner, program.semantics(of: reference.type) == .reference {
            result.assumedOwners[owner] = max(result.assumedOwners[owner] ?? .unknown, assumed)
          }
          continue
        }
        result.byRoot = max(result.byRoot, certaintyByModel(of: reference.type))
        if let next = reference.next {
          pending.append((Int(next), reference.type))
        } else if let owner {
          result.owners.insert(owner)
        }
      }
    }
    return result
  }
}
