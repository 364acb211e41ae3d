import Program
import Facts
import Catalog

/// Turns the verdicts on one unit's closures into observations.
struct ObservationBuilder {
  let program: Program
  let unit: EvaluatedUnit
  let judge: CaptureJudge
  let explainsUses: Bool
  let drawsPaths: Bool
  let graphOf: (GraphReference) -> Graph

  func build() -> (observations: [Observation], closures: [ClosureReport]) {
    var observations: [Observation] = []
    var closures: [ClosureReport] = []
    // Read once, because each access would copy it.
    let graph = unit.graph
    for index in graph.nodes.indices {
      let node = NodeID(index)
      switch graph[node].kind {
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
    var verdicts: [Verdict] = []
    var isReportedElsewhere = false
    for capture in captures(of: site) {
      let field = Field.capture(capture.variable)
      let targets = unit.graph.targets(of: node, field)
      let name = capture.name
      if !capture.isComputed, judge.isFunction(targets, capture) {
        report.remarks.append("`\(name)` is a closure itself: what it captures is judged where it is written")
        continue
      }
      let cycle = judge.cycle(site, capture, targets)
      if cycle?.isReportedElsewhere == true {
        report.remarks.append("`\(name)`: a finding of another closure tells of the cycle, which is very long")
        isReportedElsewhere = true
        continue
      }
      if cycle == nil {
        if judge.isValue(targets, capture) {
          report.remarks.append("`\(name)` is a value: captured by copy")
          continue
        }
        if !capture.isSelf, !judge.isObject(targets) {
          report.remarks.append("`\(name)`: nothing in sight says that it is an object")
          continue
        }
        if capture.isSelf, targets.isEmpty, unit.graph.find(.selfObject) == nil {
          report.remarks.append("`self` is a type")
          continue
        }
      }
      let judged = judge.judge(site, capture, field: field, targets: targets, closure: whole)
      if capture.strength != .weak { verdicts.append(judged.verdict) }
      observations.append(observation(judged, site, capture, targets: targets, head: head, whole: whole))
    }
    (report.verdict, report.loss) = judge.verdict(of: site, verdicts, closure: whole)
    if isReportedElsewhere, report.verdict == .harmless { (report.verdict, report.loss) = (.unknown, .cut) }
    closures.append(report)
  }

  // MARK: One capture

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

  /// An object that a closure holds while it runs, described like a capture.
  private func describe(_ held: HeldVariable) -> CaptureDescription {
    let facts = program.files[Int(unit.root.file)]
    return CaptureDescription(
      variable: held.variable, name: facts.name(facts[held.variable].name), strength: .strong, use: held.use, entry: nil,
      shape: holdsSelf(held.variable) ? .rebound : .plain, isSelf: holdsSelf(held.variable))
  }

  private func observation(
    _ judged: CaptureJudge.Judged, _ site: ClosureSite, _ capture: CaptureDescription, targets: [NodeID], head: SourcePlace, whole: SourcePlace
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
    observation.take(judged.verdict)
    switch judged.basis {
    case .nothing: break
    case .cycle(let cycle):
      let graph = graphOf(cycle.graph)
      let words = PathDescription(program: program, graph: graph, draws: drawsPaths)
      observation.path = words.steps(cycle.path, from: cycle.start) + [captureStep(capture, of: cycle, to: targets)]
      observation.via = words.via(cycle.path)
      observation.keeperDescription = words.holder(cycle.path, from: cycle.start, captured: capture.isSelf ? nil : capture.name)
      observation.describe(judged.verdict, until: words.until(cycle.path), in: program)
      if case .box = graph[cycle.start].kind { observation.form = .closure }
      if capture.strength == .strong, observation.lifetime != .untilEvent, let reference = referenceToRepair(cycle, targets) {
        observation.move(to: reference, in: program)
        return observation
      }
      if let property = judged.lastCall {
        observation.path.append(
          OwnershipStep(place: nil, text: "and a `deinit` calls `\(program.name(of: property))`, when `\(observation.captured)` is going already"))
      }
      if let property = judged.lateCall {
        let text = "and a closure that the system keeps for a while calls `\(program.name(of: property))`, when `\(observation.captured)` may be gone"
        observation.path.append(OwnershipStep(place: nil, text: text))
      }
    case .keeper(let keeper):
      let words = PathDescription(program: program, graph: graphOf(keeper.graph), draws: drawsPaths)
      observation.via = judged.isRetainedByOwnToken ? .token : words.via(keeper.path)
      observation.keeperDescription = words.keeper(keeper.path, from: keeper.start)
      observation.path = words.steps(keeper.path, from: keeper.start) + [captureStep(capture, of: keeper, to: targets)]
      if keeper.armsItself { observation.path.append(OwnershipStep(place: head, text: "and running this closure makes and keeps it anew")) }
      observation.describe(judged.verdict, until: keeper.armsItself ? "" : words.until(keeper.path), in: program)
      observation.reason = unit.uses[site]?.first?.text(in: program, citing: false) ?? ""
    }
    return observation
  }

  /// The reference to repair instead of a closure through which a value represents an object of any class (`AnyPlugin(plugin)`). The value's code cannot know
  /// of the cycle, but some object on it holds the next one strongly in a property.
  private func referenceToRepair(_ cycle: Candidate, _ targets: [NodeID]) -> PropertyReference? {
    guard cycle.graph != .unit(judge.index), !targets.isEmpty, let owner = program.owner(of: unit.root),
      program.semantics(of: program.selfType(of: owner)) == .value,
      targets.allSatisfy({ if case .generic = unit.graph[$0].type.unwrapped { true } else { false } })
    else { return nil }
    return cycle.path.edges.lazy.compactMap { edge -> PropertyReference? in
      guard case .property(let property) = edge.field, program.canBeWeak(property) else { return nil }
      return property
    }.first
  }

  /// A closure inside `[unowned self]` captures the binding of that list, and the repair belongs in the list.
  private func outerEntry(_ capture: CaptureDescription) -> ByteRange? {
    guard capture.strength.isUnowned, let id = capture.variable else { return nil }
    let facts = program.files[Int(unit.root.file)]
    return facts[facts[id].function].captureList.first { $0.variable == id }?.range
  }

  /// The step from the closure to its capture.
  ///
  /// - Parameter targets: The captured objects in the unit's own graph.
  private func captureStep(_ capture: CaptureDescription, of candidate: Candidate, to targets: [NodeID]) -> OwnershipStep {
    let how =
      switch capture.strength {
      case .strong: "strongly"
      case .weak: "weakly"
      case .unowned: "unowned"
      case .unownedUnsafe: "unowned(unsafe)"
      }
    return OwnershipStep(
      place: SourcePlace(file: Int(unit.root.file), range: capture.use), text: "and captures `\(capture.name)` \(how)",
      drawn: drawsPaths ? [draw(capture, of: candidate, to: targets)] : [])
  }

  private func draw(_ capture: CaptureDescription, of candidate: Candidate, to targets: [NodeID]) -> DrawnReference {
    let words = PathDescription(program: program, graph: graphOf(candidate.graph))
    let isCycle = candidate.captured != nil
    let captured = targets.first.map { PathDescription(program: program, graph: unit.graph).drawnBox($0) }
    return DrawnReference(
      source: words.drawnBox(candidate.node),
      target: isCycle ? words.drawnBox(candidate.start) : captured ?? DrawnReference.Box(kind: .object, name: capture.name, type: ""),
      name: "captures \(capture.name)", isCapture: true, strength: capture.strength, lifetime: .whileKept, isProven: true, closesCycle: isCycle)
  }

  // MARK: Small questions

  private func places(of site: ClosureSite) -> (head: SourcePlace, whole: SourcePlace) {
    switch site {
    case .methodReference(let place): return (place, place)
    // The argument may be long, and its first capture is sufficient.
    case .autoclosure(let place): return (autoclosureCaptures(place).first?.place ?? place, place)
    case .function(let reference):
      let function = program.function(reference)
      let file = Int(reference.file)
      let whole = SourcePlace(file: file, range: function.range)
      // A nested function has no capture list: it can be repaired where it becomes a value.
      return (unit.functionValues[site]?.place ?? SourcePlace(file: file, range: function.headRange), whole)
    }
  }

  private func isSelfObject(_ node: NodeID) -> Bool {
    if case .selfObject = unit.graph[node].kind { true } else { false }
  }

  /// Whether the variable holds the member's `self`, as after `guard let self` or `[weak self]`.
  private func holdsSelf(_ id: VariableID) -> Bool {
    let file = Int(unit.root.file)
    if program.files[file].name(program.files[file][id].name) == "self" { return true }
    guard let object = unit.graph.find(.selfObject) else { return false }
    return unit.variables[id] == [object]
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
