import ProgramModel
import SourceFacts
import VerdictVocabulary

/// What is known of one stored unowned property: whether an object with it can outlive the object that it refers to.
struct UnownedProperty: Sendable {
  /// Who keeps an object with the property when the referenced one has gone, by the surest path in sight.
  struct Outliver: Sendable {
    var keeper: Keeper
    var lifetime: Lifetime
    var path: OwnershipPath
    var start: NodeID
    var graph: Judge.GraphReference
    /// Where the property is filled; `nil` where no file shows it.
    var filled: SourcePlace?

    var rank: BestCandidates.Rank { BestCandidates.rank(keeper, lifetime, path) }
  }
  var outliver: Outliver?
  /// Does the program show objects that get the property filled?
  var isFilledInSight = false
}

/// Looks for objects that hold others unowned, and for who keeps them.
struct UnownedProperties {
  let program: Program
  let units: [EvaluatedUnit]
  let shared: SharedProperties
  /// Functions whose callers are in sight.
  let called: Set<FunctionReference>
  let lasting: LastingObjects
  let judgeKeeper: (NodeID, OwnershipPath, Graph, Set<NodeID>) -> (Keeper, Lifetime)?

  /// Every property that the program declares unowned, in its order.
  func all() -> [(property: PropertyReference, known: UnownedProperty)] {
    var known: [PropertyReference: UnownedProperty] = [:]
    var order: [PropertyReference] = []
    for file in program.files.indices {
      for (index, declaration) in program.files[file].properties.enumerated() {
        guard declaration.ownership.isUnowned, !declaration.isStatic, declaration.owner != nil
        else { continue }
        let property = PropertyReference(file: file, property: PropertyID(index))
        known[property] = UnownedProperty()
        order.append(property)
      }
    }
    if order.isEmpty { return [] }
    for index in units.indices { collect(from: index, into: &known) }
    return order.map { ($0, known[$0]!) }
  }

  private func collect(from unit: Int, into known: inout [PropertyReference: UnownedProperty]) {
    let graph = units[unit].graph
    let returned = units[unit].handedOver(in: program, called)
    let search = Outliving(program: program, graph: graph, shared: shared, returned: returned)
    for index in graph.nodes.indices {
      for edge in graph.edges(from: NodeID(index)) where edge.isWrite {
        guard case .property(let property) = edge.field, known[property] != nil else { continue }
        switch graph[edge.source].kind {
        // Inside its own initialiser or setter nobody knows yet who keeps it.
        case .allocation, .load: break
        default: continue
        }
        known[property]!.isFilledInSight = true
        for (keeper, path) in search.keepers(of: edge.source, outliving: graph.targets(of: edge.source, edge.field)) {
          let judged = returned.contains(keeper) ? (.caller, .unknown) : judgeKeeper(keeper, path, graph, returned)
          guard let (kind, lifetime) = judged else { continue }
          let outliver = UnownedProperty.Outliver(
            keeper: kind, lifetime: lifetime, path: path, start: keeper, graph: .unit(unit), filled: edge.place)
          if let best = known[property]!.outliver, best.rank <= outliver.rank { continue }
          known[property]!.outliver = outliver
        }
      }
    }
  }

  // MARK: Observations

  func observations(graphOf: (Judge.GraphReference) -> Graph) -> [Observation] {
    all().compactMap { observation($0.property, $0.known, graphOf) }
  }

  private func observation(
    _ property: PropertyReference, _ known: UnownedProperty, _ graphOf: (Judge.GraphReference) -> Graph
  ) -> Observation? {
    let declaration = program.property(property)
    let name = place(of: property)
    var observation = Observation(
      subject: .unownedProperty, form: .object, strength: CaptureStrength(declaration.ownership), keeper: .object, lifetime: .unknown,
      evidence: .possible, shape: .plain, head: name, closure: name, captured: program.name(of: property),
      enclosingType: program.owner(of: property).map { program.text(program[$0].name) } ?? "", enclosingFunction: "")
    guard let outliver = known.outliver else {
      // Whoever keeps the objects that are in sight holds what they refer to as well.
      if known.isFilledInSight { return nil }
      return observation
    }
    let words = PathDescription(program: program, graph: graphOf(outliver.graph))
    observation.keeper = outliver.keeper
    observation.lifetime = outliver.lifetime
    observation.evidence = outliver.path.evidence
    observation.keeperDescription = outliver.keeper == .caller ? "" : words.keeper(outliver.path, from: outliver.start)
    observation.path = words.steps(outliver.path, from: outliver.start)
    if let place = outliver.filled {
      observation.use = place
      observation.path.append(OwnershipStep(place: place, text: "and refers unowned to what `\(observation.captured)` is given here"))
    }
    if lasting.contains(program.type(of: property), inFile: Int(property.file)) { observation.objectLivesForProcess() }
    return observation
  }

  private func place(of property: PropertyReference) -> SourcePlace {
    SourcePlace(file: Int(property.file), range: program.property(property).nameRange)
  }
}
