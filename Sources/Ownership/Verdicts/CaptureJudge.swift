import Program
import Facts
import Catalog

/// Judges the captures of one unit's closures.
struct CaptureJudge {
  let program: Program
  let unit: EvaluatedUnit
  /// The unit's index.
  let index: Int
  let best: BestCandidates
  let breaks: ReleaseIndex
  let lives: ObjectLives
  let obligation: Obligation
  let graphOf: (GraphReference) -> Graph

  /// A verdict with its basis.
  struct Judged {
    enum Basis {
      case nothing
      case cycle(Candidate)
      case keeper(Candidate)

      var candidate: Candidate? {
        switch self {
        case .nothing: nil
        case .cycle(let candidate), .keeper(let candidate): candidate
        }
      }
    }
    var verdict: Verdict
    var basis: Basis
    /// Whether the closure itself holds the token whose death would end the retention.
    var isRetainedByOwnToken = false
    /// The class of the current object, where that lives until the process ends and keeps the closure for good.
    var lastingHolder: NominalID?
    /// The property with a closure that a `deinit` calls, too late for an unowned reference.
    var lastCall: PropertyReference?
    /// The same for a closure called by another one that the system retains.
    var lateCall: PropertyReference?
  }

  /// - Parameter closure: The whole closure.
  func judge(_ site: ClosureSite, _ capture: CaptureDescription, field: Field, targets: [NodeID], closure: SourcePlace) -> Judged {
    var result = Judged(verdict: .harmless, basis: .nothing)
    let isUnowned = capture.strength.isUnowned
    let outliver = isUnowned ? best.outliver(site, field).flatMap { isOwnPart($0, of: targets) ? nil : $0 } : nil
    if outliver == nil, var cycle = cycle(site, capture, targets), capture.strength != .weak {
      result.verdict = verdict(of: &cycle, capture, closure)
      result.basis = .cycle(cycle)
      if isUnowned, let property = lastCall(cycle), result.verdict.broken != .byDeinit {
        result.verdict.keeper = .object
        result.lastCall = property
      } else if isUnowned, let property = lateCall(cycle), result.verdict.broken != .byDeinit {
        result.verdict.keeper = .object
        result.lateCall = property
      } else if isUnowned, result.verdict.broken == .byDeinit, isCalledAfterEnd(cycle) {
        // That end makes nothing safe.
        result.verdict.take(nil, isUntilCallOnly: false)
        result.verdict.keeper = .object
      } else if isUnowned, result.verdict.evidence > .possible, ExclusiveSubviews(program, unit).retain(site, cycle, in: graphOf(cycle.graph)) {
        result.verdict.keeper = .part
      }
      if capture.strength == .strong, result.verdict.broken != .never, let lasting = judgeLasting(site, capture, field, targets, closure) { result = lasting }
    } else if let keeper = outliver ?? best.keeper(site, field) {
      result = judge(keeper, isOutliver: outliver != nil, capture, field, targets, closure)
      if isUnowned, result.verdict.keeper == .object, isCalledByEvents(keeper, targets) { result.verdict.lifetime = .unknown }
      // A keeper of a weak box retains only the box.
      if capture.strength == .strong, !targets.isEmpty, targets.allSatisfy({ breaks.uses.holdsOnlyWeakly(unit.graph[$0].type, in: program) }) {
        result.verdict.evidence = .possible
      }
    }
    result.verdict.take(life(result.basis, targets, site), heldBy: capture.strength)
    if capture.strength == .strong, result.verdict.keeper == .static, case .keeper(let keeper) = result.basis, isData(targets, capture),
      result.verdict.lifetime == .whileKept && keeper.path.holdsOne(in: graphOf(keeper.graph), program) || isCached(keeper, targets)
    {
      result.verdict.keeper = .owner
    }
    if capture.strength == .strong, let candidate = result.basis.candidate {
      obligation.settle(&result.verdict, of: targets.map { unit.graph[$0].type }, on: candidate.path, in: graphOf(candidate.graph), root: unit.root)
    }
    return result
  }

  /// Every keeper of the closure holds the object too.
  private func judge(
    _ keeper: Candidate, isOutliver: Bool, _ capture: CaptureDescription, _ field: Field, _ targets: [NodeID], _ closure: SourcePlace
  ) -> Judged {
    var verdict = Verdict(
      keeper: capture.strength.isUnowned && !isOutliver ? .owner : keeper.keeper, lifetime: keeper.lifetime,
      evidence: isKnownObject(targets) ? keeper.path.evidence : .possible)
    let graph = graphOf(keeper.graph)
    let search = ReleaseSearch(program: program, breaks: breaks, graph: graph, kept: kept(keeper, field, graph))
    let held = HeldReference(strength: capture.strength, keeper: verdict.keeper, closure: closure)
    let release = search.find(keeper.path, root: unit.root, held: held, holdsOwner: { holdsOwner(targets, capture) })
    verdict.take(release, isUntilCallOnly: keeper.keeper == .system || keeper.keeper == .static)
    var isRetainedByOwnToken = false
    var lastingHolder: NominalID?
    if release == nil, keeper.keeper == .object {
      if !isDropped(keeper), search.isRetainedByOwnToken(keeper.path, root: unit.root, held: held) {
        // The keeper may die first.
        verdict.keeper = .cycle
        verdict.evidence = min(verdict.evidence, .likely)
        isRetainedByOwnToken = true
      } else if capture.strength == .strong, keeper.lifetime == .whileKept {
        lastingHolder = self.lastingHolder(of: keeper, targets, in: graph)
        if lastingHolder != nil { (verdict.keeper, verdict.lifetime) = (.static, .unbounded) }
      }
    }
    return Judged(verdict: verdict, basis: .keeper(keeper), isRetainedByOwnToken: isRetainedByOwnToken, lastingHolder: lastingHolder)
  }

  /// Whether only events of views call a closure that is retained by another object, and the captured object is a view or controller too. Views of one
  /// screen go together, and a view that stays behind gets no events, unless it is shown again from a pool.
  private func isCalledByEvents(_ keeper: Candidate, _ targets: [NodeID]) -> Bool {
    let graph = graphOf(keeper.graph)
    guard !targets.isEmpty, targets.allSatisfy({ program.isShown(unit.graph[$0].type) }) else { return false }
    let holder = keeper.path.edges.last { edge in
      !graph[edge.source].kind.isClosure && program.semantics(of: graph[edge.source].type) == .reference
    }
    return holder.map { program.isShown(graph[$0.source].type) && !breaks.isPooled(graph[$0.source].type) } ?? false
  }

  /// Whether callers give the keeper as an argument, and all give what the captured object alone holds: `configure(parser)`.
  private func isOwnPart(_ keeper: Candidate, of targets: [NodeID]) -> Bool {
    guard case .unit(index) = keeper.graph, case .parameter(let position) = unit.graph[keeper.start].kind else { return false }
    let isSelf = !targets.isEmpty && targets.allSatisfy { if case .selfObject = unit.graph[$0].kind { true } else { false } }
    return isSelf && breaks.isPassedFromOwnProperties(position, of: unit.root)
  }

  /// Whether the keeper is an object made by the current code that nothing holds afterwards.
  private func isDropped(_ keeper: Candidate) -> Bool {
    guard case .unit(index) = keeper.graph else { return false }
    let graph = unit.graph
    var seen: Set<NodeID> = []
    var pending = [keeper.start]
    while let node = pending.popLast() {
      guard seen.insert(node).inserted else { continue }
      if unit.returned.contains(node) { return false }
      switch graph[node].kind {
      case .allocation: pending += graph.edges(to: node).filter { $0.strength == .strong && $0.field.isOwnership }.map(\.source)
      case .load(let base, _) where program.semantics(of: graph[node].type) == .value: pending.append(base)
      default: return false
      }
    }
    return true
  }

  /// A release on the cycle does not help if something else retains the closure without a release: dropping the token leaves the handler.
  private func judgeLasting(
    _ site: ClosureSite, _ capture: CaptureDescription, _ field: Field, _ targets: [NodeID], _ closure: SourcePlace
  ) -> Judged? {
    guard let keeper = best.keeper(site, field), keeper.keeper == .static || keeper.keeper == .system else { return nil }
    let judged = judge(keeper, isOutliver: false, capture, field, targets, closure)
    return judged.verdict.broken == .never && judged.verdict.lifetime == .unbounded && judged.verdict.evidence > .possible ? judged : nil
  }

  /// The life of the captured object.
  private func life(_ basis: Judged.Basis, _ targets: [NodeID], _ site: ClosureSite) -> ObjectLife {
    var held: ObjectLives.Cycle?
    if case .cycle(let cycle) = basis { held = .init(path: cycle.path, graph: graphOf(cycle.graph), endsByItself: cycle.lifetime == .untilEvent) }
    return lives.life(of: targets, in: unit.graph, on: held, boundBy: unit.root, inFile: Int(unit.root.file)) { isInHandler(site) }
  }

  /// Whether it is neither the current object nor a part of a view tree: what a slot of a shared object holds, in a closure or without one, is that
  /// object's state.
  private func isData(_ targets: [NodeID], _ capture: CaptureDescription) -> Bool {
    !capture.isSelf && !targets.isEmpty
      && targets.allSatisfy { node in
        if case .selfObject = unit.graph[node].kind { return false }
        return !program.isInTree(unit.graph[node].type)
      }
  }

  /// Whether a table of the process holds, for each key, what frameworks make: images by their names.
  private func isCached(_ keeper: Candidate, _ targets: [NodeID]) -> Bool {
    keeper.path.edges.first?.key != nil && targets.allSatisfy { program.typeOutside(unit.graph[$0].type) != nil }
  }

  private func isInHandler(_ site: ClosureSite) -> Bool {
    switch site {
    case .function(let closure):
      return closure.file == unit.root.file && unit.handlers.contains(closureOf: program.function(closure).range)
    case .methodReference(let place), .autoclosure(let place): return place.file == Int(unit.root.file) && unit.handlers.contains(place)
    }
  }

  /// The verdict on a cycle. Several paths may hold the closure: then the cycle lasts until the last of them is released, and becomes that one.
  private func verdict(of cycle: inout Candidate, _ capture: CaptureDescription, _ closure: SourcePlace) -> Verdict {
    let graph = graphOf(cycle.graph)
    let search = ReleaseSearch(program: program, breaks: breaks, graph: graph, kept: kept(cycle, .capture(capture.variable), graph))
    let held = HeldReference(strength: capture.strength, keeper: .cycle, closure: closure)
    func release(of path: OwnershipPath) -> PathRelease? {
      search.find(path, root: unit.root, held: held, holdsOwner: { capture.strength == .strong })
    }
    var found = release(of: cycle.path)
    if capture.strength == .strong, cycle.path.evidence == .proven {
      let rules = CycleRules(program: program, uses: breaks.uses, graph: graph)
      var released: Set<PropertyReference> = []
      var latest = found
      while case .empties(let property)? = latest?.act, released.count < Self.otherPathLimit, released.insert(property).inserted,
        !endsMore(property, on: cycle.path, in: graph), let other = otherPath(of: cycle, rules, without: released)
      {
        latest = release(of: other)
        if let latest, let found, latest.found.kind.rank <= found.found.kind.rank { continue }
        cycle.path = other
        found = latest
      }
    }
    var verdict = Verdict(keeper: .cycle, lifetime: cycle.lifetime, evidence: cycle.path.evidence)
    verdict.take(found, isUntilCallOnly: false)
    return verdict
  }

  private static let otherPathLimit = 4

  /// Whether the objects behind a property may end more when they die than their own references: by a `deinit` or as tokens.
  private func endsMore(_ property: PropertyReference, on path: OwnershipPath, in graph: Graph) -> Bool {
    guard let first = path.edges.firstIndex(where: { $0.field == .property(property) }) else { return true }
    return path.edges[first...].contains { edge in
      if graph[edge.target].kind.isClosure { return false }
      if case .load = graph[edge.target].kind, graph[edge.target].type.isCollection { return false }
      guard case .nominal(let id, _) = graph[edge.target].type.unwrapped, program[id].isDeclared else { return true }
      return breaks.hasDeinit(id)
    }
  }

  /// A proven path from the captured object of a cycle to the closure that uses none of the properties.
  private func otherPath(of cycle: Candidate, _ rules: CycleRules, without released: Set<PropertyReference>) -> OwnershipPath? {
    func isReleased(_ field: Field) -> Bool { if case .property(let property) = field { released.contains(property) } else { false } }
    if case .load(_, let field) = rules.graph[cycle.start].kind, isReleased(field) { return nil }
    let found = rules.path(fromOneOf: [cycle.start], to: cycle.node, without: { isReleased($0.field) }, steps: &breaks.steps.count)
    return found.flatMap { $0.path.evidence == .proven && $0.path.isLasting ? $0.path : nil }
  }

  /// The cycle that a capture closes. A copy forwarded by a closure (`Step(run: { next(run($0)) })`) is no owner: whoever stores the object in it closes the
  /// cycle. It counts only where the current code closes the whole cycle.
  func cycle(_ site: ClosureSite, _ capture: CaptureDescription, _ targets: [NodeID]) -> Candidate? {
    guard let found = best.cycle(site, .capture(capture.variable)) else { return nil }
    guard case .unit(let graph) = found.graph, graph != index else { return found }
    return isValue(targets, capture) && !holdsByStruct(found) || isClosedByCaller(found) ? nil : found
  }

  /// Whether the captured value is a struct of the program that holds an object itself, not by a closure of the caller.
  private func holdsByStruct(_ candidate: Candidate) -> Bool {
    let graph = graphOf(candidate.graph)
    return candidate.path.edges.contains { edge in
      guard case .property = edge.field, case .nominal(let id, _) = graph[edge.source].type.unwrapped,
        program.semantics(of: graph[edge.target].type) == .reference
      else { return false }
      return program[id].kind == .struct && program[id].isDeclared
    }
  }

  /// Whether the cycle goes through a closure that is written in the closing code and captures the object there. Then that closure is reported: the author
  /// of a function with closure parameters cannot know their captures.
  private func isClosedByCaller(_ candidate: Candidate) -> Bool {
    let graph = graphOf(candidate.graph)
    return candidate.path.edges.contains { edge in
      guard case .capture(let variable) = edge.field, case .closure(let function, instance: 0) = graph[edge.source].kind else { return false }
      if !graph[edge.target].kind.isClosure { return true }
      return program.function(function).captureList.contains { $0.variable == variable?.variable && $0.hasInitializer }
    }
  }

  private func kept(_ candidate: Candidate, _ field: Field, _ graph: Graph) -> RetainedClosure {
    // Objects passed on by other units are seen where they are written.
    let isOwn = if case .unit(index) = candidate.graph { true } else { false }
    return RetainedClosure(node: candidate.node, objects: graph.targets(of: candidate.node, field), returned: isOwn ? Set(unit.returned) : [])
  }

  /// The content of the object dies with it and may call the closure then: too late for an unowned reference. Returns the property that holds the closure.
  private func lastCall(_ cycle: Candidate) -> PropertyReference? {
    guard case .property(let property)? = cycle.path.edges.last(where: { if case .property = $0.field { true } else { false } })?.field,
      breaks.isCalledInDeinit(property),
      // Content released by the storing code itself dies while the object lives.
      !cycle.path.edges.contains(where: { if case .property(let step) = $0.field { unit.cleared.contains { $0.property == step } } else { false } })
    else { return nil }
    return property
  }

  /// Work started by the object may retain its content for a while and call the closure then. Returns the property that holds the closure.
  private func lateCall(_ cycle: Candidate) -> PropertyReference? {
    guard let edge = cycle.path.edges.last(where: { if case .property = $0.field { true } else { false } }), case .property(let property) = edge.field,
      edge.source != cycle.start, breaks.isCalledAfterRelease(property)
    else { return nil }
    return property
  }

  /// Whether the call that ends the keeping is what has the closure called, later: a cancel handler runs when the object is gone whose `deinit`
  /// has cancelled. A stream that is cancelled calls nothing.
  private func isCalledAfterEnd(_ cycle: Candidate) -> Bool {
    cycle.path.edges.contains { edge in
      guard case .model(let row) = edge.field, ClosureSite(graphOf(cycle.graph)[edge.target].kind) != nil else { return false }
      return program.models.functions[row].effects.contains { $0.isCalledWhenOver && !$0.isUntilStreamEnd && $0.keeper == .receiver }
    }
  }

  /// Whether the capture holds the current object, directly or indirectly.
  private func holdsOwner(_ targets: [NodeID], _ capture: CaptureDescription) -> Bool {
    guard capture.strength == .strong else { return false }
    guard let owner = unit.graph.find(.selfObject) else { return capture.isSelf }
    return capture.isSelf || targets.contains { unit.graph.strongPath(from: $0, to: owner) != nil }
  }

  // MARK: What is captured

  func isValue(_ targets: [NodeID], _ capture: CaptureDescription) -> Bool {
    if targets.isEmpty, let variable = capture.variable {
      return program.semantics(of: unit.variableType(variable.variable)) == .value
    }
    return !targets.isEmpty && targets.allSatisfy { program.semantics(of: unit.graph[$0].type) == .value }
  }

  /// Whether the captured value is known to be an object of the program. Copies and values of unknown type are not.
  private func isKnownObject(_ targets: [NodeID]) -> Bool {
    targets.contains { target in
      // A framework's own instance lives anyway.
      if case .externalGlobal = unit.graph[target].kind { return false }
      let type = unit.graph[target].type.unwrapped
      return program.semantics(of: type) == .reference
    }
  }

  /// Whether any possible value of the capture is known to be an object.
  func isObject(_ targets: [NodeID]) -> Bool {
    targets.contains { target in
      if case .box = unit.graph[target].kind {
        return unit.graph.targets(of: target, .content).contains { program.semantics(of: unit.graph[$0].type) == .reference }
      }
      return program.semantics(of: unit.graph[target].type) == .reference
    }
  }

  func isFunction(_ targets: [NodeID], _ capture: CaptureDescription) -> Bool {
    // A mutable captured variable may hold the very closure that captures it.
    if targets.contains(where: { if case .box = unit.graph[$0].kind { true } else { false } }) { return false }
    if let variable = capture.variable, unit.variableType(variable.variable).isFunction { return true }
    return !targets.isEmpty
      && targets.allSatisfy { target in
        unit.graph[target].kind.isClosure || unit.graph[target].type.isFunction
      }
  }
}
