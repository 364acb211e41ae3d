import Catalog
import Program
import Facts

/// A held reference, as far as it decides which code releases it.
struct HeldReference {
  var strength: CaptureStrength
  var keeper: Keeper
  /// The closure that holds it, or the place where the current code begins to hold the target.
  var closure: SourcePlace
}

/// Finds the program's releases along a path, the most certain first.
struct ReleaseSearch {
  let program: Program
  let breaks: ReleaseIndex
  /// The graph of the path.
  let graph: Graph
  /// The retained closure; `nil` for a reference.
  var kept: RetainedClosure?

  /// - Parameters:
  ///   - root: The unit that contains the closure or reference, if there is just one.
  ///   - holdsOwner: Whether the held object holds the current object. Then that object's `deinit` never runs.
  func find(_ path: OwnershipPath, root: FunctionReference?, held: HeldReference, holdsOwner: () -> Bool) -> PathRelease? {
    var best: PathRelease?
    let members = path.types(in: graph)
    let closures = closures(on: path, except: root)
    // A path that begins at the content of a property has no edge that names the property.
    if held.strength == .strong, let first = path.edges.first, let start = slot(of: first.source),
      let found = find(start.property, of: start.holder, first, entry: first, root: root, members: members, held)
    {
      best = found
    }
    // Nor has a path that begins at the content of a global. An object held by nothing else dies when the global releases it.
    if held.strength == .strong, held.keeper != .cycle, let first = path.edges.first, case .global(let property) = graph[first.source].kind,
      first.field != .property(property),
      !program.type(of: property).isCollection,
      let found = find(property, of: first.source, first, entry: nil, root: root, members: members, held)
    {
      best = found
    }
    var isEmptiedElsewhere = false
    var enders = best.map(\.found.enders) ?? []
    for (index, edge) in path.edges.enumerated() {
      let next = index + 1 < path.edges.count ? path.edges[index + 1] : nil
      var candidate =
        findSelfEmptying(edge, closures) ?? find(edge, before: next, root: root, members: members, holdsOwner: holdsOwner, held)
      if let found = candidate?.found, held.strength != .strong, !endsInTime(found, edge, held) { candidate = nil }
      if candidate?.found.kind != .inDeinitToo, case .property(let property) = edge.field, breaks.isEmptiedInUse(property) { isEmptiedElsewhere = true }
      if let candidate { enders = candidate.found.enders.flatMap { new in enders.map { $0 + new } } }
      if let candidate, best.map({ candidate.found.kind.rank < $0.found.kind.rank }) ?? true { best = candidate }
    }
    // Code that releases another part of the path may come in time, although it does not certainly end the retention.
    if isEmptiedElsewhere, best?.found.kind == .inDeinitToo { best?.found.kind = .byOtherMethod }
    best?.found.enders = enders
    return best
  }

  /// The property from which a collection was read, and its owner.
  private func slot(of collection: NodeID) -> (holder: NodeID, property: PropertyReference)? {
    guard case .load(let holder, .property(let property)) = graph[collection].kind, program.type(of: property).isCollection else { return nil }
    return (holder, property)
  }

  /// The closures on a path that were made by other functions than the current one.
  private func closures(on path: OwnershipPath, except root: FunctionReference?) -> [FunctionReference] {
    path.edges.compactMap { edge in
      guard case .capture = edge.field, case .closure(let closure, _) = graph[edge.source].kind, program.unit(of: closure) != root else { return nil }
      return closure
    }
  }

  /// A wrapped closure may release itself when it is called. Then its captures are released too.
  private func findSelfEmptying(_ edge: Edge, _ closures: [FunctionReference]) -> PathRelease? {
    guard !closures.isEmpty, case .property(let property) = edge.field else { return nil }
    return breaks.find(property, holders: program.holdingProperties(edge.source, in: graph), emptiedBy: closures)
      .map { PathRelease(found: $0, act: .empties(property)) }
  }

  /// A capture that does not hold its object is safe only after an end that comes before the object can die. A release inside the closure's call is too late.
  private func endsInTime(_ found: FoundRelease, _ edge: Edge, _ held: HeldReference) -> Bool {
    guard found.kind == .bySameCode else { return true }
    guard case .model = edge.field else { return false }
    return !held.closure.contains(found.place)
  }

  private func find(
    _ edge: Edge, before next: Edge?, root: FunctionReference?, members: Set<NominalID>, holdsOwner: () -> Bool,
    _ held: HeldReference
  ) -> PathRelease? {
    switch edge.field {
    case .property(let property):
      if program.belongsToWrapper(graph[edge.target].type, of: property) { return nil }
      return find(property, of: edge.source, edge, entry: next, root: root, members: members, held)
    case .element:
      // An element of a collection in a global has no other edge that names the global.
      guard case .global(let property) = graph[edge.source].kind else { return nil }
      return find(property, of: edge.source, edge, entry: edge, root: root, members: members, held)
    case .externalProperty(let name): return find(emptying: name, edge, root: root, members: members, held)
    case .content:
      guard case .box(let variable, _) = graph[edge.source].kind else { return nil }
      return breaks.find(variable, callable: callable(members)).map { PathRelease(found: $0, act: .emptiesVariable) }
    case .model(let row):
      // An element of a collection in a global has no other edge that names the global.
      if case .global(let property) = graph[edge.source].kind, program.type(of: property).isCollection {
        return find(property, of: edge.source, edge, entry: edge, root: root, members: members, held)
      }
      if let place = edge.place, program.models.functions[row].effects.contains(where: { $0.keeper == .observed }) {
        let holders = program.holdingProperties(edge.source, in: graph)
        return breaks.find(changeObservedAt: place, holders: holders, root: root, closure: held.closure)
          .map { PathRelease(found: $0.found, act: .changes($0.property)) }
      }
      let ends = self.ends(of: edge)
      if let kept {
        let tokens = breaks.tokens(endingOf: program.models.functions[row], in: graph) { held.strength != .strong && breaks.isSoleOwner($0) }
          .filter { hasToDo($0.node, with: edge, endedThrough: ends) }
        if let found = find(tokens, of: kept, root: root, members: members, held) { return found }
      }
      let isLasting = edge.lifetime == .untilCall || edge.lifetime == .whileKept
      // What ends by itself may end too late for a reference that does not hold its object.
      if isLasting || held.strength != .strong, let found = find(endingOf: row, byHoldersOf: ends, root: root, members: members, held) { return found }
      // A retention that began elsewhere ends there.
      var handles = self.handles(of: ends)
      if edge.lifetime == .untilCall, let place = edge.place { handles.properties.formUnion(breaks.handles[place] ?? []) }
      let unit = root
      guard let root = edge.place.flatMap({ breaks.root(at: $0) }) ?? root else { return nil }
      if isLasting, let found = find(finishing: row, edge, root: root, unit: unit, members: members, held) { return found }
      guard breaks.mayEnd(row, root: root, handles: handles) else { return nil }
      if held.strength != .strong,
        let found = breaks.find(
          waitFor: row, handles: handles.properties, root: root, since: edge.place ?? held.closure, closure: held.closure)
      {
        return PathRelease(found: found, act: .waits)
      }
      // A member of a cycle does not die.
      let canDie = held.strength != .strong || held.keeper != .cycle
      if canDie,
        let found = breaks.findInDeinit(
          endingOf: row, handles: handles, root: root, isCertain: edge.endsByItself, mayRunBefore: held.strength != .strong),
        !holdsOwner(), !holdsHandle(ends)
      {
        return PathRelease(found: found, act: .releases)
      }
      return isLasting ? find(endingOf: row, edge, by: ends, handles, root: root, unit: unit, members: members, held) : nil
    default: return nil
    }
  }

  /// - Parameter entry: The following edge; if the property holds a collection, the edge to its element.
  private func find(
    _ property: PropertyReference, of holder: NodeID, _ edge: Edge, entry: Edge?, root: FunctionReference?, members: Set<NominalID>,
    _ held: HeldReference
  ) -> PathRelease? {
    let holders = program.holdingProperties(holder, in: graph)
    var hasToken = false
    if let kept {
      let tokens = breaks.tokens(for: property, in: graph) { held.strength != .strong && breaks.isSoleOwner($0) }
      if let found = find(tokens, of: kept, root: root, members: members, held) { return found }
      hasToken = !tokens.isEmpty
    }
    if held.strength != .strong, let found = breaks.findInDeinit(property, holders: holders, closure: held.closure, key: entry?.key) {
      return PathRelease(found: found, act: .releases)
    }
    // The storing unit knows about releases for other objects.
    let stored = kept == nil ? edge.place.flatMap { place in breaks.root(at: place).map { (root: $0, place: place) } } : nil
    let root = stored?.root ?? root
    // The content of a generic holder may be a collection too.
    let isCollection = program.type(of: property).isCollection || entry?.key != nil
    let reference = RetainingReference(
      property: property, holders: holders, storage: program.storage(ofValue: holder, in: graph), owner: program.isGlobal(property) ? nil : graph[holder],
      pathFromSelf: graph.pathFromSelf(to: holder),
      isCollection: isCollection, closure: isCollection ? closure(entry?.target) : closure(of: edge, entry), key: isCollection ? entry?.key : nil,
      element: isCollection ? entry.map { graph[$0.target] } : nil,
      members: members, captives: held.strength == .strong ? members.union(kept?.objects.compactMap(nominal) ?? []) : [],
      begin: begin(edge, entry, root: root, held), filler: (isCollection ? entry?.place : edge.place).flatMap(breaks.root),
      mustEndInTime: held.strength != .strong, isInCycle: held.keeper == .cycle,
      isChild: OnDemand { kept == nil ? isChild(entry?.target, of: holder) : isOneOfSeveral(entry, of: holder) }, hasToken: hasToken,
      callable: callable(members),
      siblings: OnDemand { siblings(in: edge.target) },
      callability: { callability(of: $0, members) })
    return breaks.find(reference, root: root, closure: stored?.place ?? held.closure)
      .map { PathRelease(found: $0, act: .empties(property)) }
  }

  /// The closure in a property, itself or in a framework's object that keeps it.
  private func closure(of edge: Edge, _ next: Edge?) -> FunctionReference? {
    if let own = closure(edge.target) { return own }
    guard let next, next.source == edge.target, case .model = next.field, case .allocation = graph[edge.target].kind else { return nil }
    return closure(next.target)
  }

  private func closure(_ node: NodeID?) -> FunctionReference? {
    guard let node, case .closure(let function, _) = graph[node].kind else { return nil }
    return function
  }

  /// Where the code stores a fresh closure in the content of a property, if it does so with a value that existed before.
  private func begin(_ edge: Edge, _ entry: Edge?, root: FunctionReference?, _ held: HeldReference) -> SourcePlace? {
    guard let kept, let place = [edge, entry].compactMap({ $0 }).first(where: { $0.target == kept.node })?.place, held.closure < place,
      !place.contains(held.closure), !held.closure.contains(place), place.file == held.closure.file, breaks.root(at: place) == root
    else { return nil }
    return place
  }

  /// Closures written elsewhere that an object holds, directly or indirectly. Captures of closures are not followed, except through wrappers.
  private func siblings(in node: NodeID) -> Set<FunctionReference> {
    var result: Set<FunctionReference> = []
    var seen: Set<NodeID> = []
    var pending = [node]
    while let node = pending.popLast() {
      guard node != kept?.node, seen.insert(node).inserted else { continue }
      if case .closure(let function, _) = graph[node].kind { result.insert(function) }
      graph.forEachEdge(from: node) { edge in
        guard edge.strength == .strong, edge.field.isOwnership else { return }
        if case .capture = edge.field, !graph[edge.target].kind.isClosure { return }
        pending.append(edge.target)
      }
    }
    return result
  }

  private func nominal(_ node: NodeID) -> NominalID? { if case .nominal(let id, _) = graph[node].type.unwrapped { id } else { nil } }

  /// A registration is retained while its token lives: until code releases the token, or its holder dies.
  private func find(
    _ tokens: [Teardowns.Token], of kept: RetainedClosure, root: FunctionReference?, members: Set<NominalID>, _ held: HeldReference
  ) -> PathRelease? {
    var result: PathRelease?
    for token in tokens {
      var end = token.end
      switch kept.fate(of: token.node, in: graph, weakly: held.strength != .strong) {
      case .diesWithObject: result = PathRelease(found: end, act: .releases)
      case .diesAtOnce:
        end.kind = .bySameCode
        result = PathRelease(found: end, act: .releasesWithToken)
      case .heldByOthers:
        guard held.strength == .strong else { return nil }
        end.kind = .byOtherMethod
        result = PathRelease(found: end, act: .releasesWithToken)
      case .heldByItself:
        // One token that nothing releases is enough.
        guard let found = findRelease(of: token, root: root, members: members, held) else { return nil }
        result = found
      }
    }
    return result
  }

  /// `bag = DisposeBag()`: releasing an object releases what its death ends.
  private func find(
    endingOf row: Int, byHoldersOf tokens: [NodeID], root: FunctionReference?, members: Set<NominalID>, _ held: HeldReference
  ) -> PathRelease? {
    for token in tokens {
      for edge in graph.edges(to: token) {
        guard case .model = edge.field, edge.strength == .strong,
          program.endsWhenGone(graph[edge.source].type, program.models.functions[row].effects)
        else { continue }
        var places = graph.edges(to: edge.source).compactMap { edge in
          if case .property(let property) = edge.field, edge.strength == .strong { (owner: edge.source, property: property) } else { nil }
        }
        if case .load(let owner, .property(let property)) = graph[edge.source].kind { places.append((owner, property)) }
        let owners = places.map(\.owner) + [ownerOfOutsideProperty(edge.source)].compactMap { $0 }
        if held.strength == .strong, let root, let kept, let place = edge.place, owners.contains(where: { goes($0, without: kept) }) {
          return PathRelease(found: FoundRelease(kind: .bySameCode, function: breaks.root(at: place) ?? root, place: place), act: .releasesWithToken)
        }
        if held.strength != .strong, let root, let kept, let place = edge.place,
          let own = places.first(where: { kept.objects.contains($0.owner) && breaks.isSoleOwner($0.property) })
        {
          let found = FoundRelease(kind: .byDeinit, function: breaks.root(at: place) ?? root, place: place)
          return PathRelease(found: found, act: .diesWithToken(own.property))
        }
        if held.strength == .strong, let root, let place = edge.place, isPassedByOthers(edge.source, to: root, than: members) {
          return PathRelease(found: FoundRelease(kind: .byOtherMethod, function: breaks.root(at: place) ?? root, place: place), act: .releasesWithToken)
        }
        for (owner, property) in places {
          let reference = RetainingReference(
            property: property, holders: program.holdingProperties(owner, in: graph), owner: graph[owner], pathFromSelf: graph.pathFromSelf(to: owner),
            isCollection: false, members: members, isInCycle: held.keeper == .cycle)
          if let found = breaks.find(reference, root: root, closure: held.closure) { return PathRelease(found: found, act: .empties(property)) }
        }
      }
    }
    return nil
  }

  /// Whether the object is an argument, and no caller in sight passes what one of the given classes holds. The callers' objects hold it then.
  private func isPassedByOthers(_ object: NodeID, to root: FunctionReference, than members: Set<NominalID>) -> Bool {
    guard case .parameter(let position) = graph[object].kind else { return false }
    return breaks.propertiesPassed(as: position, of: root).allSatisfy { property in
      guard let owner = program.owner(of: property) else { return true }
      return members.allSatisfy { program.areUnrelatedClasses($0, owner) }
    }
  }

  /// The owner of a framework's property, for a content read from it: `self` for `rx.disposeBag`.
  private func ownerOfOutsideProperty(_ content: NodeID) -> NodeID? {
    guard case .load(var owner, .externalProperty) = graph[content].kind else { return nil }
    while case .load(let base, .externalProperty) = graph[owner].kind, program.semantics(of: graph[owner].type) == .value { owner = base }
    return owner
  }

  /// Whether an object goes although the closure is retained: the closure does not hold it, and it does not last.
  private func goes(_ owner: NodeID, without kept: RetainedClosure) -> Bool {
    if case .global = graph[owner].kind { return false }
    return !program.livesForProcess(graph[owner].type) && !kept.objects.contains(owner) && graph.strongPath(from: kept.node, to: owner) == nil
  }

  /// Whether the closure holds the owner of a handle. Then the owner's `deinit` never runs.
  private func holdsHandle(_ ends: [NodeID]) -> Bool {
    guard let kept else { return false }
    return ends.contains { end in
      program.holdingPlaces(end, in: graph).contains { graph.strongPath(from: kept.node, to: $0.object) != nil }
    }
  }

  /// Whether the closure is retained until the death of a token that it holds itself and that nothing releases. Then it lives as long as its keeper.
  func isRetainedByOwnToken(_ path: OwnershipPath, root: FunctionReference?, held: HeldReference) -> Bool {
    guard let kept, held.strength == .strong else { return false }
    var properties = path.properties
    if let first = path.edges.first, let start = slot(of: first.source) { properties.append(start.property) }
    return properties.contains { property in
      breaks.tokens(for: property, in: graph) { _ in false }.contains { token in
        kept.fate(of: token.node, in: graph, weakly: false) == .heldByItself && findRelease(of: token, root: root, members: [], held) == nil
      }
    }
  }

  /// Whether an object leads to the retention's handle, or was an argument of the retaining call.
  private func hasToDo(_ token: NodeID, with edge: Edge, endedThrough ends: [NodeID]) -> Bool {
    let ends = Set(ends.filter { if case .system = graph[$0].kind { false } else { true } } + [edge.target])
    return ends.contains(token) || !graph.reached(from: [token]).isDisjoint(with: ends)
  }

  /// The code that releases a token.
  private func findRelease(
    of token: Teardowns.Token, root: FunctionReference?, members: Set<NominalID>, _ held: HeldReference
  ) -> PathRelease? {
    for property in program.inCanonicalOrder(program.holdingProperties(token.node, in: graph)) {
      // The token's owner is held by the closure, or by someone else.
      let owner = kept?.objects.first { object in
        if case .nominal(let type, _) = graph[object].type.unwrapped, let owner = program.owner(of: property) {
          program[type].ancestors.contains(owner)
        } else {
          false
        }
      }
      let reference = RetainingReference(
        property: property, holders: [], owner: owner.map { graph[$0] }, isCollection: program.type(of: property).isCollection, members: members,
        isInCycle: held.keeper == .cycle, isToken: true)
      if let found = breaks.find(reference, root: root, closure: held.closure) {
        return PathRelease(found: found, act: .releasesToken(property))
      }
    }
    for edge in graph.edges(to: token.node) {
      guard case .box(let variable, _) = graph[edge.source].kind, let found = breaks.find(variable, callable: callable(members)) else { continue }
      return PathRelease(found: found, act: .emptiesVariable)
    }
    return nil
  }
}
