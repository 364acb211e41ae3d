import Program
import Catalog

/// Judges references between objects.
struct ReferenceJudge {
  let program: Program
  let units: [EvaluatedUnit]
  let breaks: ReleaseIndex
  let lives: ObjectLives
  let obligation: Obligation
  let graphOf: (GraphReference) -> Graph

  /// Whether the reference counts. An object in a collection below a global may be data. But if its own `deinit` removes it, that `deinit` is meant to run
  /// and never does.
  func isMeant(_ candidate: ReferenceCandidate) -> Bool {
    if candidate.keeper == .cycle, program.isAlwaysOpen(candidate.path) { return false }
    return candidate.registries.isEmpty || isLeftToDeinit(candidate) || isListenerForGood(candidate)
  }

  private func isLeftToDeinit(_ candidate: ReferenceCandidate) -> Bool {
    guard case .nominal(let type, _) = graphOf(candidate.graph)[candidate.edge.target].type.unwrapped else { return false }
    return candidate.registries.contains { property in
      breaks.fieldReleases(of: property).contains { owned in
        owned.isInDeinit && program.owner(of: owned.function).map(program[type].ancestors.contains) == true
      }
    }
  }

  /// Whether a transient object adds itself to a list that knows it only by a protocol, and no live code removes it. Members of such a list are listeners;
  /// data has a concrete class.
  private func isListenerForGood(_ candidate: ReferenceCandidate) -> Bool {
    guard candidate.registries.allSatisfy(program.isOfListeners), lives.tables.passing.contains([candidate.edge.target], in: graphOf(candidate.graph)) == true
    else {
      return false
    }
    switch judge(candidate).broken {
    case .never, .byUncalledMethod: return true
    default: return false
    }
  }

  /// The candidate at a place with the least certain release: a class that releases what it passes on is no excuse for another class that does not. Unused
  /// code is no excuse for other code either, nor is a subclass with one object that lasts.
  func worst(_ first: ReferenceCandidate, of others: [ReferenceCandidate]) -> ReferenceCandidate {
    if others.isEmpty { return first }
    let known = judge(first)
    let isLasting = known.life.life == .lasting
    var worst = (candidate: first, isExcused: known.life.isBoundByUnusedCode || isLasting, rank: known.broken.rank)
    if known.broken == .never, !worst.isExcused { return first }
    let isOfTests = program.isTest(file: first.begin.file)
    for other in others where isOfOtherClass(other, first, isLasting: isLasting) && (isOfTests || !program.isTest(file: other.begin.file)) {
      let verdict = judge(other)
      guard other.keeper == first.keeper, verdict.life.life != .lasting, verdict.evidence >= known.evidence, !verdict.life.isBoundByUnusedCode,
        worst.isExcused || verdict.broken.rank > worst.rank
      else { continue }
      worst = (other, false, verdict.broken.rank)
    }
    return worst.candidate
  }

  /// Whether the code of another class connects the objects, or, where the first objects last, the inherited code of one.
  private func isOfOtherClass(_ other: ReferenceCandidate, _ first: ReferenceCandidate, isLasting: Bool) -> Bool {
    guard let owner = owner(other) else { return isLasting }
    return owner != self.owner(first)
  }

  /// The class whose code connects the objects; `nil` where all methods of a class do so together, in an unknown order.
  private func owner(_ candidate: ReferenceCandidate) -> NominalID? {
    guard case .unit(let index) = candidate.graph else { return nil }
    return program.owner(of: units[index].root)
  }

  func judge(_ candidate: ReferenceCandidate) -> Verdict {
    let graph = graphOf(candidate.graph)
    let target = candidate.edge.target
    var verdict = Verdict(keeper: candidate.keeper, lifetime: candidate.lifetime, evidence: evidence(of: candidate, graph))
    let owner = graph.find(.selfObject)
    let root: FunctionReference? = if case .unit(let index) = candidate.graph { units[index].root } else { nil }
    let release = ReleaseSearch(program: program, breaks: breaks, graph: graph).find(
      candidate.path, root: root, held: HeldReference(strength: .strong, keeper: candidate.keeper, closure: candidate.begin),
      holdsOwner: { owner.map { graph.strongPath(from: target, to: $0) != nil } ?? true })
    verdict.take(release, isUntilCallOnly: candidate.keeper == .system || candidate.keeper == .static)
    if !candidate.registries.isEmpty, !isLeftToDeinit(candidate) {
      // Nothing shows that members of the list are meant to leave it. What is wrong is that each lives as long as the process.
      verdict.evidence = min(verdict.evidence, .likely)
      return verdict
    }
    verdict.take(life(candidate, graph, root), heldBy: .strong)
    obligation.settle(&verdict, of: [graph[target].type], on: candidate.path, in: graph, root: root)
    // Ordinary ownership.
    if verdict.life.life == .lasting, candidate.subject == .storedReference { verdict.keeper = .owner }
    return verdict
  }

  /// The life of the referenced object.
  private func life(_ candidate: ReferenceCandidate, _ graph: Graph, _ root: FunctionReference?) -> ObjectLife {
    let held =
      candidate.keeper == .cycle ? ObjectLives.Cycle(path: candidate.path, graph: graph, endsByItself: candidate.lifetime == .untilEvent) : nil
    // A called unit may bind it, for other callers too.
    let binding = root.map { root in candidate.edge.place.flatMap(breaks.root) ?? root }
    return lives.life(of: [candidate.edge.target], in: graph, on: held, boundBy: binding, inFile: candidate.place.file) {
      guard case .unit(let index) = candidate.graph else { return false }
      return candidate.place.file == Int(units[index].root.file) && units[index].handlers.contains(candidate.place)
    }
  }

  /// That a chain closes is an assumption.
  private func evidence(of candidate: ReferenceCandidate, _ graph: Graph) -> Evidence {
    if isList(candidate) || isEitherWay(candidate.path, in: graph) { return .possible }
    return isChain(candidate.path) ? min(candidate.path.evidence, .likely) : candidate.path.evidence
  }

  /// Whether several called functions link each object to the next by one property. A list grows that way, and for objects made in a loop nothing shows
  /// that its end leads back to its beginning.
  private func isList(_ candidate: ReferenceCandidate) -> Bool {
    let edges = candidate.path.edges
    guard case .unit(let index) = candidate.graph, let first = edges.first, edges.allSatisfy({ $0.field == first.field && $0.place != nil }) else {
      return false
    }
    let writers = Set(edges.map { breaks.root(at: $0.place!) })
    return writers.count > 1 && !writers.contains(units[index].root)
  }

  /// Whether each store of the cycle links the same objects the other way round as well: `node.left = build(nodes, …)`. It runs for several objects, and
  /// nothing shows which of them refers to which. One store alone may link an object to what it was before, unless both are elements of one collection.
  private func isEitherWay(_ path: OwnershipPath, in graph: Graph) -> Bool {
    guard path.edges.count > 1, Set(path.edges.map(\.place)).count > 1 || areElements(path.edges.map(\.source), in: graph) else { return false }
    return path.edges.allSatisfy { edge in
      edge.place != nil && graph.edges(from: edge.target).contains { $0.target == edge.source && $0.field == edge.field && $0.place == edge.place }
    }
  }

  /// Whether the objects are elements of one collection.
  private func areElements(_ objects: [NodeID], in graph: Graph) -> Bool {
    let collections = objects.map { object in Set(graph.edges(to: object).lazy.map(\.source).filter { graph[$0].type.isCollection }) }
    return collections.first?.contains { collection in collections.allSatisfy { $0.contains(collection) } } ?? false
  }

  /// Whether one store makes all references of the cycle, for several objects. Then it links each object to the next in a list, or to its parent.
  private func isChain(_ path: OwnershipPath) -> Bool {
    guard path.edges.count > 1, let first = path.edges.first, let place = first.place else { return false }
    return path.edges.allSatisfy { $0.field == first.field && $0.place == place }
  }
}

extension Program {
  /// Whether all references of the path are stored constants. An object receives these when it is made, and they cannot refer to later objects.
  fileprivate func isAlwaysOpen(_ path: OwnershipPath) -> Bool {
    path.edges.allSatisfy { edge in
      guard case .property(let property) = edge.field else { return false }
      let declaration = self.property(property)
      return declaration.isLet && !declaration.isLazy && !declaration.isComputed && !declaration.isStatic
        && owner(of: property).map { self[$0].kind == .class } == true
    }
  }

  /// Whether it is a collection of objects known only by a protocol of the program.
  fileprivate func isOfListeners(_ property: PropertyReference) -> Bool {
    let content: Type
    switch type(of: property).unwrapped {
    case .array(let element), .set(let element), .dictionary(_, let element): content = element.unwrapped
    default: return false
    }
    guard case .nominal(let id, _) = content else { return false }
    return self[id].kind == .protocol
  }
}
