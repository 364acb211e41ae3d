import ProgramModel
import SourceFacts
import VerdictVocabulary

/// A closure or bound method reference, and what becomes of it.
public struct ClosureReport: Sendable {
  public enum Verdict: String, Sendable { case harmless, bounded, kept, cycle, unknown }
  /// The whole closure or method reference.
  public var place: SourcePlace
  public var head: SourcePlace
  public var verdict: Verdict
  public var enclosingType: String
  public var enclosingFunction: String
  /// What the code does with it, in order: "passed to `forEach`, which does not keep it (…)". Empty where the
  /// analysis was not asked to explain.
  public var uses: [OwnershipStep]
  /// What it is passed to that is neither in sight nor modelled; `nil` where everything is.
  public var outsideCallee: OutsideCallee?
  /// How the analysis lost sight of it, where that is why nobody knows what keeps it.
  public var loss: ClosureLoss?
  /// What it captures without anything coming of it, in words: "`self`, a struct, by copy".
  public var remarks: [String]
}

/// Turns the candidates of one unit's closures into observations.
struct ObservationBuilder {
  let program: Program
  let unit: EvaluatedUnit
  /// Its number among all units.
  let index: Int
  let best: BestCandidates
  let breaks: ReleaseIndex
  /// Types of which there is more than what a global or static variable holds.
  let madeAnew: Set<NominalID>
  let lasting: LastingObjects
  let explainsUses: Bool
  let graphOf: (Judge.GraphReference) -> Graph

  func build() -> (observations: [Observation], closures: [ClosureReport]) {
    var observations: [Observation] = []
    var closures: [ClosureReport] = []
    for index in unit.graph.nodes.indices {
      let node = NodeID(index)
      switch unit.graph[node].kind {
      case .closure(let reference, instance: 0) where unit.captures.contains(reference):
        build(.function(reference), node, into: &observations, &closures)
      case .methodReference(let place, instance: 0):
        build(.methodReference(place), node, into: &observations, &closures)
      case .autoclosure(let place, instance: 0):
        build(.autoclosure(place), node, into: &observations, &closures)
      default: continue
      }
    }
    return (observations, closures)
  }

  private func build(
    _ site: ClosureSite, _ node: NodeID, into observations: inout [Observation], _ closures: inout [ClosureReport]
  ) {
    let (head, whole) = places(of: site)
    var report = ClosureReport(
      place: whole, head: head, verdict: .harmless, enclosingType: enclosingType, enclosingFunction: enclosingFunction,
      uses: (explainsUses ? unit.uses[site] ?? [] : []).map { OwnershipStep(place: $0.place, text: $0.text(in: program)) },
      outsideCallee: unit.uses[site]?.lazy.compactMap(\.outsideCallee).first, loss: nil, remarks: [])
    var own: [Observation] = []
    for capture in captures(of: site) {
      let field = Field.capture(capture.variable)
      let targets = unit.graph.targets(of: node, field)
      let name = capture.name
      if !capture.isComputed, isFunction(targets, capture) {
        report.remarks.append("`\(name)` is a closure itself: what it captures is judged where it is written")
        continue
      }
      if cycle(site, capture, targets) == nil {
        if isValue(targets, capture) {
          report.remarks.append("`\(name)` is a value: captured by copy")
          continue
        }
        if !capture.isSelf, !isObject(targets) {
          report.remarks.append("`\(name)`: nothing in sight says that it is an object")
          continue
        }
        if capture.isSelf, targets.isEmpty, unit.graph.find(.selfObject) == nil {
          report.remarks.append("`self` is a type")
          continue
        }
      }
      own.append(observation(site, capture, field: field, targets: targets, head: head, whole: whole))
    }
    report.verdict = verdict(of: site, own)
    if report.verdict == .harmless, own.contains(where: { $0.strength != .weak }), let loss = loss(of: site, whole) {
      report.verdict = .unknown
      report.loss = loss
    } else if report.verdict == .unknown {
      report.loss = .outsideCallee
    }
    observations += own
    closures.append(report)
  }

  /// How the analysis may have missed somebody who keeps the closure: silence must be earned.
  private func loss(of site: ClosureSite, _ whole: SourcePlace) -> ClosureLoss? {
    let uses = unit.uses[site] ?? []
    if let loss = uses.lazy.compactMap(\.loss).first { return loss }
    // Where it cannot escape it does not matter what else was not seen.
    if !uses.isEmpty, uses.allSatisfy(\.isWithoutEscape) { return nil }
    if unit.isCut { return .cut }
    return hasParseErrorAround(whole) ? .parseError : nil
  }

  /// Does the type in which the closure is written, or the function where there is none, hold code that could not be parsed?
  private func hasParseErrorAround(_ whole: SourcePlace) -> Bool {
    let errors = program.files[whole.file].parseErrors
    if errors.isEmpty { return false }
    let around = program.function(unit.root).owner.map { program.files[whole.file][$0].range } ?? program.function(unit.root).range
    return errors.contains { around.contains($0.range) }
  }

  // MARK: One capture

  /// A capture as both closures and method references have them.
  struct CaptureDescription {
    var variable: VariableID?
    var name: String
    var strength: CaptureStrength
    var use: ByteRange
    var entry: ByteRange?
    var shape: Shape
    var isSelf: Bool
    /// Does the capture list compute it (`[log = makeLog()]`)? What that brings along is this closure's doing.
    var isComputed = false
  }

  private func captures(of site: ClosureSite) -> [CaptureDescription] {
    let file = Int(unit.root.file)
    switch site {
    case .methodReference(let place):
      return [
        CaptureDescription(
          variable: nil, name: methodReferenceBase(place), strength: .strong, use: place.range, entry: nil, shape: .plain,
          isSelf: true)
      ]
    case .autoclosure(let place):
      return autoclosureCaptures(place).compactMap { edge in
        guard case .capture(let id) = edge.field else { return nil }
        let variable = id.map { program.files[file][$0] }
        return CaptureDescription(
          variable: id, name: variable.map { program.files[file].name($0.name) } ?? "self", strength: edge.strength,
          use: (edge.place ?? place).range, entry: nil, shape: .plain, isSelf: id.map { holdsSelf($0) } ?? true)
      }
    case .function(let reference):
      let function = program.function(reference)
      let isLazy = isLazyInitialValue(reference)
      let held = unit.held[reference] ?? []
      let descriptions = unit.captures.captures(of: reference).filter { capture in
        !held.contains { .variable($0.variable) == capture.subject }
      }.map { capture in
        var shape: Shape = function.kind == .function || capture.isThroughNestedFunction ? .nestedFunction : isLazy ? .lazy : .plain
        if !capture.isUsedOutsideWeakEntries { shape = .nested }
        switch capture.subject {
        case .selfObject:
          return CaptureDescription(
            variable: nil, name: "self", strength: capture.strength, use: capture.use, entry: capture.entry, shape: shape, isSelf: true)
        case .variable(let id):
          let variable = program.files[file][id]
          let name = program.files[file].name(variable.name)
          let isSelf = holdsSelf(id)
          if isSelf, variable.kind == .local { shape = .rebound }
          return CaptureDescription(
            variable: id, name: name, strength: capture.strength, use: capture.use, entry: capture.entry, shape: shape, isSelf: isSelf,
            isComputed: function.captureList.contains { $0.variable == id && $0.hasInitializer })
        }
      }
      return descriptions + held.map { describe($0) }
    }
  }

  /// The cycle that a capture closes. A copy that a closure forwards (`Step(run: { next(run($0)) })`) is no owner: who puts
  /// the object into it closes the cycle. It counts only where the code at hand closes it all.
  private func cycle(_ site: ClosureSite, _ capture: CaptureDescription, _ targets: [NodeID]) -> Judge.Candidate? {
    guard let found = best.cycle(site, .capture(capture.variable)) else { return nil }
    guard case .unit(let graph) = found.graph, graph != index else { return found }
    return isValue(targets, capture) || isClosedByCaller(found) ? nil : found
  }

  /// Does the cycle run through a closure that is written in the code that closes it, and that captures the object there? Then that
  /// closure is reported: who writes a function that is given closures cannot know what they capture.
  private func isClosedByCaller(_ candidate: Judge.Candidate) -> Bool {
    let graph = graphOf(candidate.graph)
    return candidate.path.edges.contains { edge in
      guard case .capture(let variable) = edge.field, case .closure(let function, instance: 0) = graph[edge.source].kind else { return false }
      if ClosureSite(graph[edge.target].kind) == nil { return true }
      return program.function(function).captureList.contains { $0.variable == variable && $0.hasInitializer }
    }
  }

  /// What a closure holds while it runs, described as if it captured it.
  private func describe(_ held: HeldVariable) -> CaptureDescription {
    let facts = program.files[Int(unit.root.file)]
    return CaptureDescription(
      variable: held.variable, name: facts.name(facts[held.variable].name), strength: .strong, use: held.use, entry: nil,
      shape: holdsSelf(held.variable) ? .rebound : .plain, isSelf: holdsSelf(held.variable))
  }

  private func observation(
    _ site: ClosureSite, _ capture: CaptureDescription, field: Field, targets: [NodeID], head: SourcePlace, whole: SourcePlace
  ) -> Observation {
    let file = Int(unit.root.file)
    let isMethodReference = if case .methodReference = site { true } else { false }
    let form: CaptureForm = targets.contains(where: { isSelfObject($0) }) || (capture.isSelf && !isMethodReference) ? .self : .object
    var observation = Observation(
      subject: isMethodReference ? .methodReference : .closureCapture, form: form, strength: capture.strength, keeper: .none,
      lifetime: .synchronous, evidence: .proven, shape: capture.shape, head: head, closure: whole, captured: capture.name,
      enclosingType: enclosingType, enclosingFunction: enclosingFunction)
    observation.use = SourcePlace(file: file, range: capture.use)
    observation.captureListEntry = (capture.entry ?? outerEntry(capture)).map { SourcePlace(file: file, range: $0) }
    let isUnowned = capture.strength.isUnowned
    let outliver = isUnowned ? best.outliver(site, field) : nil
    if outliver == nil, let cycle = cycle(site, capture, targets), capture.strength != .weak {
      describeCycle(cycle, capture, &observation)
      if isUnowned { warnOfLastCall(cycle, &observation) }
    } else if let keeper = outliver ?? best.keeper(site, field) {
      let graph = graphOf(keeper.graph)
      let words = PathDescription(program: program, graph: graph)
      // Whoever keeps the closure holds the object too.
      observation.keeper = isUnowned && outliver == nil ? .owner : keeper.keeper
      observation.lifetime = keeper.lifetime
      observation.evidence = isKnownObject(targets) ? keeper.path.evidence : .possible
      observation.via = words.via(keeper.path)
      observation.keeperDescription = words.keeper(keeper.path, from: keeper.start)
      observation.untilDescription = keeper.armsItself ? "" : words.until(keeper.path)
      observation.path = words.steps(keeper.path, from: keeper.start) + [captureStep(capture)]
      if keeper.armsItself { observation.path.append(OwnershipStep(place: head, text: "and running this closure makes and keeps it anew")) }
      BreakDescription(program: program, breaks: breaks, graph: graph, kept: kept(keeper, field, graph))
        .describe(keeper.path, root: unit.root, holdsOwner: { holdsOwner(targets, capture) }, in: &observation)
      // What only a call ends is kept for ever where nothing calls it.
      if keeper.keeper == .system || keeper.keeper == .static, keeper.lifetime == .untilCall, observation.broken == .never { observation.lifetime = .unbounded }
      observation.reason = unit.uses[site]?.first?.text(in: program, citing: false) ?? ""
    }
    if !targets.isEmpty, targets.allSatisfy({ lasting.contains(unit.graph[$0].type, inFile: Int(unit.root.file)) }) { observation.objectLivesForProcess() }
    return observation
  }

  private func kept(_ candidate: Judge.Candidate, _ field: Field, _ graph: Graph) -> KeptClosure {
    // What the code of other units hands on is seen where it is written.
    let isOwn = if case .unit(index) = candidate.graph { true } else { false }
    return KeptClosure(node: candidate.node, objects: graph.targets(of: candidate.node, field), returned: isOwn ? Set(unit.returned) : [])
  }

  private func describeCycle(_ cycle: Judge.Candidate, _ capture: CaptureDescription, _ observation: inout Observation) {
    let graph = graphOf(cycle.graph)
    let words = PathDescription(program: program, graph: graph)
    observation.keeper = .cycle
    observation.lifetime = cycle.lifetime
    // A shared instance is meant to live for ever; it does no harm where the program makes no other.
    let type = graph[cycle.start].type.unwrapped
    let limit: Evidence = if case .nominal(let id, _) = type, program.hasSharedInstance(type) { madeAnew.contains(id) ? .likely : .possible } else { .proven }
    observation.evidence = min(cycle.path.evidence, limit)
    observation.path = words.steps(cycle.path, from: cycle.start) + [captureStep(capture)]
    observation.via = words.via(cycle.path)
    observation.keeperDescription = words.holder(cycle.path, from: cycle.start)
    observation.untilDescription = words.until(cycle.path)
    if case .box = graph[cycle.start].kind { observation.form = .closure }
    BreakDescription(program: program, breaks: breaks, graph: graph, kept: kept(cycle, .capture(capture.variable), graph))
      .describe(cycle.path, root: unit.root, holdsOwner: { capture.strength == .strong }, in: &observation)
  }

  /// A closure inside `[unowned self]` captures what that list made: the list is where the repair goes.
  private func outerEntry(_ capture: CaptureDescription) -> ByteRange? {
    guard capture.strength.isUnowned, let id = capture.variable else { return nil }
    let facts = program.files[Int(unit.root.file)]
    return facts[facts[id].function].captureList.first { $0.variable == id }?.range
  }

  /// What the object keeps dies with it, and may call the closure then: too late for an unowned reference.
  private func warnOfLastCall(_ cycle: Judge.Candidate, _ observation: inout Observation) {
    guard case .property(let property)? = cycle.path.edges.last(where: { if case .property = $0.field { true } else { false } })?.field,
      breaks.isCalledInDeinit(property), observation.broken != .byDeinit,
      // What the storing code itself lets go of dies while the object is there.
      !cycle.path.edges.contains(where: { if case .property(let step) = $0.field { unit.cleared.contains { $0.property == step } } else { false } })
    else { return }
    observation.keeper = .object
    observation.path.append(
      OwnershipStep(place: nil, text: "and a `deinit` calls `\(program.name(of: property))`, when `\(observation.captured)` is going already"))
  }

  private func captureStep(_ capture: CaptureDescription) -> OwnershipStep {
    let how =
      switch capture.strength {
      case .strong: "strongly"
      case .weak: "weakly"
      case .unowned: "unowned"
      case .unownedUnsafe: "unowned(unsafe)"
      }
    return OwnershipStep(
      place: SourcePlace(file: Int(unit.root.file), range: capture.use), text: "and captures `\(capture.name)` \(how)")
  }

  private func verdict(of site: ClosureSite, _ observations: [Observation]) -> ClosureReport.Verdict {
    let strong = observations.filter { $0.strength != .weak }
    if strong.isEmpty { return .harmless }
    if strong.contains(where: { $0.keeper == .cycle && $0.lifetime != .untilEvent }) { return .cycle }
    guard let keeper = best.keepers[site] else {
      return strong.contains { $0.keeper == .cycle } ? .bounded : .harmless
    }
    if keeper.lifetime == .untilEvent || keeper.lifetime == .synchronous { return .bounded }
    return keeper.keeper == .unknown ? .unknown : .kept
  }

  /// Does the capture hold the object whose code this is, itself or through what it captures?
  private func holdsOwner(_ targets: [NodeID], _ capture: CaptureDescription) -> Bool {
    guard capture.strength == .strong else { return false }
    guard let owner = unit.graph.find(.selfObject) else { return capture.isSelf }
    return capture.isSelf || targets.contains { unit.graph.strongPath(from: $0, to: owner) != nil }
  }

  // MARK: Small questions

  private func places(of site: ClosureSite) -> (head: SourcePlace, whole: SourcePlace) {
    switch site {
    case .methodReference(let place): return (place, place)
    // The argument may be long: its first capture says enough.
    case .autoclosure(let place): return (autoclosureCaptures(place).first?.place ?? place, place)
    case .function(let reference):
      let function = program.function(reference)
      let file = Int(reference.file)
      let whole = SourcePlace(file: file, range: function.range)
      // A nested function has no capture list: what can be repaired is the place where it becomes a value.
      return (unit.functionValues[site]?.place ?? SourcePlace(file: file, range: function.headRange), whole)
    }
  }

  private func isSelfObject(_ node: NodeID) -> Bool {
    if case .selfObject = unit.graph[node].kind { true } else { false }
  }

  /// Does the variable hold the member's `self`, as `guard let self` and `[weak self]` make it?
  private func holdsSelf(_ id: VariableID) -> Bool {
    let file = Int(unit.root.file)
    if program.files[file].name(program.files[file][id].name) == "self" { return true }
    guard let object = unit.graph.find(.selfObject) else { return false }
    return unit.variables[id] == [object]
  }

  private func isValue(_ targets: [NodeID], _ capture: CaptureDescription) -> Bool {
    if targets.isEmpty, let variable = capture.variable {
      return program.semantics(of: unit.variableType(variable)) == .value
    }
    return !targets.isEmpty && targets.allSatisfy { program.semantics(of: unit.graph[$0].type) == .value }
  }

  /// Is what is captured known to be an object that something else would let go of? A copy, a value whose type is not known, and a
  /// type's one shared instance are not.
  private func isKnownObject(_ targets: [NodeID]) -> Bool {
    targets.contains { target in
      // A framework's own instance is there all the same.
      if case .externalGlobal = unit.graph[target].kind { return false }
      let type = unit.graph[target].type.unwrapped
      return program.semantics(of: type) == .reference && !program.hasSharedInstance(type)
    }
  }

  /// Is anything that the capture may be known to be an object?
  private func isObject(_ targets: [NodeID]) -> Bool {
    targets.contains { target in
      if case .box = unit.graph[target].kind {
        return unit.graph.targets(of: target, .content).contains { program.semantics(of: unit.graph[$0].type) == .reference }
      }
      return program.semantics(of: unit.graph[target].type) == .reference
    }
  }

  private func isFunction(_ targets: [NodeID], _ capture: CaptureDescription) -> Bool {
    // A captured variable that can change may hold the very closure that captures it.
    if targets.contains(where: { if case .box = unit.graph[$0].kind { true } else { false } }) { return false }
    if let variable = capture.variable, unit.variableType(variable).isFunction { return true }
    return !targets.isEmpty
      && targets.allSatisfy { target in
        ClosureSite(unit.graph[target].kind) != nil || unit.graph[target].type.isFunction
      }
  }

  private func isLazyInitialValue(_ reference: FunctionReference) -> Bool {
    let root = program.function(unit.root)
    guard root.kind == .initialValue, let property = root.property else { return false }
    return program.files[Int(reference.file)][property].isLazy && program.function(reference).parent == unit.root.function
  }

  private func autoclosureCaptures(_ place: SourcePlace) -> [Edge] {
    guard let node = unit.graph.find(.autoclosure(place, instance: 0)) else { return [] }
    var edges: [Edge] = []
    // A variable may hold one of several objects: it is one capture.
    for edge in unit.graph.edges(from: node) where !edges.contains(where: { $0.field == edge.field }) { edges.append(edge) }
    return edges
  }

  private func methodReferenceBase(_ place: SourcePlace) -> String {
    guard let node = unit.graph.find(.methodReference(place, instance: 0)),
      let target = unit.graph.edges(from: node).first(where: { _ in true })?.target
    else { return "self" }
    return isSelfObject(target) ? "self" : PathDescription(program: program, graph: unit.graph).name(of: target)
  }

  private var enclosingType: String { program.owner(of: unit.root).map { program.text(program[$0].name) } ?? "" }

  private var enclosingFunction: String {
    let function = program.function(unit.root)
    return function.name.map { program.text(program.name($0, in: Int(unit.root.file))) } ?? ""
  }
}
