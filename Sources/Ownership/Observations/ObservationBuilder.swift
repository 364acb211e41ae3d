import Program
import Facts
import Catalog

/// Turns the verdicts on one unit's closures into observations.
struct ObservationBuilder {
  let program: Program
  let unit: EvaluatedUnit
  let judge: CaptureJudge
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
    var report = ClosureReport(place: whole, head: head, verdict: .harmless, function: unit.root, site: site, loss: nil, remarks: [])
    var verdicts: [Verdict] = []
    var isReportedElsewhere = false
    for capture in captures(of: site) {
      let field = Field.capture(capture.variable)
      let targets = unit.graph.targets(of: node, field)
      func remark(_ reason: CaptureRemark.Reason) { report.remarks.append(CaptureRemark(captured: capture.name, reason: reason)) }
      if !capture.isComputed, judge.isFunction(targets, capture) {
        remark(.closure)
        continue
      }
      let cycle = judge.cycle(site, capture, targets)
      if cycle?.isReportedElsewhere == true {
        remark(.reportedElsewhere)
        isReportedElsewhere = true
        continue
      }
      if cycle == nil {
        if judge.isValue(targets, capture) {
          let held = objectsInCopy(targets, capture).map { ($0, judge.judge(site, $0.capture, field: field, targets: $0.objects, closure: whole)) }
          for (part, judged) in held where judged.verdict.isForGoodAndCertain {
            verdicts.append(judged.verdict)
            observations.append(observation(judged, site, part.capture, targets: part.objects, head: head, whole: whole))
          }
          remark(.value)
          continue
        }
        // Only objects can be captured weakly or unowned, whatever their type.
        if !capture.isSelf, capture.strength == .strong, !judge.isObject(targets) {
          remark(.unknown)
          continue
        }
        if capture.isSelf, targets.isEmpty, unit.graph.find(.selfObject) == nil {
          remark(.type)
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
        return CaptureDescription(
          variable: id, name: id.map(ObjectName.variable) ?? .selfObject, strength: edge.strength,
          use: (edge.place ?? place).range, entry: nil, shape: .plain, isSelf: id.map { holdsSelf($0.variable) } ?? true)
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
            variable: nil, name: .selfObject, strength: capture.strength, use: capture.use, entry: capture.entry, shape: shape, isSelf: true)
        case .variable(let id):
          let variable = program.files[file][id]
          let reference = VariableReference(file: file, variable: id)
          let isSelf = holdsSelf(id)
          if isSelf, variable.kind == .local { shape = .rebound }
          return CaptureDescription(
            variable: reference, name: .variable(reference), strength: capture.strength, use: capture.use, entry: capture.entry, shape: shape, isSelf: isSelf,
            isComputed: function.captureList.contains { $0.variable == id && $0.hasInitializer })
        }
      }
      return descriptions + held.map { describe($0) }
    }
  }

  /// An object that a closure holds while it runs, described like a capture.
  private func describe(_ held: HeldVariable) -> CaptureDescription {
    let variable = VariableReference(file: Int(unit.root.file), variable: held.variable)
    return CaptureDescription(
      variable: variable, name: .variable(variable), strength: .strong, use: held.use, entry: nil, shape: holdsSelf(held.variable) ? .rebound : .plain,
      isSelf: holdsSelf(held.variable))
  }

  /// The objects in the stored properties of a captured struct, as far as this code reads them. The copy holds them as a capture would.
  private func objectsInCopy(_ values: [NodeID], _ capture: CaptureDescription) -> [(capture: CaptureDescription, objects: [NodeID])] {
    guard capture.strength == .strong else { return [] }
    var found: [(property: PropertyReference, objects: [NodeID])] = []
    // Read from the unit each time, it would be copied each time.
    let graph = unit.graph
    for value in values {
      guard case .nominal(let id, _) = graph[value].type, program[id].kind == .struct else { continue }
      for edge in graph.edges(from: value) where edge.strength == .strong {
        guard case .property(let property) = edge.field, !program.property(property).isComputed,
          program.semantics(of: graph[edge.target].type) == .reference
        else { continue }
        if let index = found.firstIndex(where: { $0.property == property }) {
          found[index].objects.append(edge.target)
        } else {
          found.append((property, [edge.target]))
        }
      }
    }
    return found.map { part in
      var capture = capture
      capture.name = .property(part.property)
      capture.isSelf = false
      return (capture, part.objects)
    }
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
      enclosingType: program.owner(of: unit.root), enclosingFunction: unit.root)
    observation.use = SourcePlace(file: file, range: capture.use)
    observation.captureListEntry = (capture.entry ?? outerEntry(capture)).map { SourcePlace(file: file, range: $0) }
    observation.take(judged.verdict)
    switch judged.basis {
    case .nothing: break
    case .cycle(let cycle):
      let graph = graphOf(cycle.graph)
      let reader = PathReader(program: program, graph: graph)
      observation.path = reader.steps(cycle.path, from: cycle.start) + [captureStep(capture, of: cycle, to: targets)]
      observation.via = reader.via(cycle.path)
      observation.holder = reader.holder(cycle.path, captured: capture.isSelf ? nil : capture.name)
      observation.setEnd(of: judged.verdict, reader.end(cycle.path), in: program)
      if case .box = graph[cycle.start].kind { observation.form = .closure }
      if capture.strength == .strong, observation.lifetime != .untilEvent, let reference = referenceToRepair(cycle, targets) {
        observation.move(to: reference, in: program)
        return observation
      }
      if let property = judged.lastCall {
        observation.path.append(PathStep(place: nil, kind: .lastCall(property, captured: capture.name)))
      }
      if let property = judged.lateCall {
        observation.path.append(PathStep(place: nil, kind: .lateCall(property, captured: capture.name)))
      }
    case .keeper(let keeper):
      let reader = PathReader(program: program, graph: graphOf(keeper.graph))
      observation.via = judged.isRetainedByOwnToken ? .token : reader.via(keeper.path)
      observation.holder = reader.keeper(keeper.path, from: keeper.start, of: judged.lastingHolder)
      observation.path = reader.steps(keeper.path, from: keeper.start) + [captureStep(capture, of: keeper, to: targets)]
      if keeper.armsItself { observation.path.append(PathStep(place: head, kind: .armsItself)) }
      observation.setEnd(of: judged.verdict, keeper.armsItself ? .unknown : reader.end(keeper.path), in: program)
      observation.reason = unit.uses[site]?.first?.kind
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
    guard capture.strength.isUnowned, let id = capture.variable?.variable else { return nil }
    let facts = program.files[Int(unit.root.file)]
    return facts[facts[id].function].captureList.first { $0.variable == id }?.range
  }

  /// The step from the closure to its capture.
  ///
  /// - Parameter targets: The captured objects in the unit's own graph.
  private func captureStep(_ capture: CaptureDescription, of candidate: Candidate, to targets: [NodeID]) -> PathStep {
    let reader = PathReader(program: program, graph: graphOf(candidate.graph))
    let isCycle = candidate.captured != nil
    let captured = targets.first.map { PathReader(program: program, graph: unit.graph).node($0) }
    let reference = PathReference(
      source: reader.node(candidate.node),
      target: isCycle
        ? reader.node(candidate.start) : captured ?? PathNode(kind: .object, name: capture.name, type: .unknown, isToken: false),
      field: .capture(capture.name), strength: capture.strength, lifetime: .whileKept, isAssumed: false, closesCycle: isCycle)
    return PathStep(place: SourcePlace(file: Int(unit.root.file), range: capture.use), kind: .capture(reference))
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

  private func methodReferenceBase(_ place: SourcePlace) -> ObjectName {
    guard let node = unit.graph.find(.methodReference(place, instance: 0)),
      let target = unit.graph.edges(from: node).first(where: { _ in true })?.target
    else { return .selfObject }
    return PathReader(program: program, graph: unit.graph).name(of: target)
  }
}
