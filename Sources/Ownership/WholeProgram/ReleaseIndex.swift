import Catalog
import Program
import Facts
import Support

/// The code that releases each property and ends modelled retentions, with a record of the queries.
struct ReleaseIndex {
  typealias OwnedFieldRelease = ReleaseFactTables.OwnedFieldRelease
  typealias OwnedUnregistration = ReleaseFactTables.OwnedUnregistration

  let program: Program
  let uses: RecordedUses
  let shared: SharedProperties
  let tables: ReleaseFacts
  let steps: StepCounter
  let flows: AskedFlows

  var record: DependencyRecord? { uses.record }

  // Lookups for verdicts are recorded.
  var fieldReleases: RecordedTable<PropertyReference, [OwnedFieldRelease]> { .init(tables.parts.fieldReleases, record) }
  private var changes: RecordedTable<PropertyReference, [OwnedFieldRelease]> { .init(tables.parts.changes, record) }
  var deliverers: RecordedTable<PropertyReference, Set<FunctionReference>> { .init(tables.parts.deliverers, record) }
  var stores: RecordedTable<PropertyReference, [FunctionReference: SourcePlace?]> { .init(tables.parts.stores, record) }
  var unregistrations: RecordedTable<CodeOwner, Lazy<ClassUnregistrations>> { .init(tables.unregistrations, record) }
  var certainCalls: RecordedTable<FunctionReference, Set<RunTarget>> { .init(tables.parts.certainCalls, record) }
  var nonReturning: RecordedTable<FunctionReference, Set<Int>> { .init(tables.parts.nonReturning, record) }
  private var observed: RecordedTable<SourcePlace, Set<PropertyReference>> { .init(tables.parts.observed, record) }
  var handles: RecordedTable<SourcePlace, Set<PropertyReference>> { .init(tables.parts.handles, record) }
  private var referenced: RecordedTable<SourcePlace, FunctionReference> { .init(tables.parts.referenced, record) }
  var ofOwnObjects: Set<SourcePlace> { tables.parts.ofOwnObjects }
  var calls: RecordedCalls { RecordedCalls(table: tables.calls, record: record) }

  // MARK: Questions

  /// The unit whose code contains a place.
  func root(at place: SourcePlace) -> FunctionReference? {
    record?.ask(of: place)
    return tables.places.root(at: place)
  }

  /// The release of a cycle through a captured variable: a closure that clears the variable.
  func find(_ variable: VariableReference, callable: Callability) -> FoundRelease? {
    record?.ask(of: variable)
    guard let known = tables.parts.releasedVariables[variable],
      let kind = ReleaseRules.meaning(of: ReleaseEffect(extent: .whole, holder: .same, runner: callable.runner))
    else { return nil }
    return FoundRelease(kind: kind, function: known.function, place: known.place)
  }

  /// The most certain release of a property, if any. On ties, code that releases it directly comes first, then code of the same type.
  ///
  /// - Parameter root: The unit in which the closure is written.
  func find(_ kept: RetainingReference, root: FunctionReference?, closure: SourcePlace) -> FoundRelease? {
    var best: (found: FoundRelease, rank: (Int, Int, Int))?
    var ends: [OwnedFieldRelease] = []
    var enders: [FoundRelease.Ender] = []
    let (fieldReleases, kinds) = representatives(of: kept.property, for: root, closure)
    let canTakeOut = fieldReleases.isEmpty || canTakeOut(closure, kept.property)
    let candidates = fieldReleases.filter { canTakeOut && !(kept.hasToken && $0.fieldRelease.isOfOne) && !isMovedForGood($0) }
    steps.count += candidates.count
    let releases = candidates.map { (owned: $0, release: release($0, kept, root, closure)) }
    let dying = releases.filter { $0.release.runner == .keptDeinit && $0.release.holder == .same }.map(\.owned.function)
    for (owned, release) in releases {
      guard let kind = ReleaseRules.meaning(of: release), dying.isEmpty || !takesOutAnother(owned, kept, root) else { continue }
      // A release that only happens when the closure runs comes too late.
      if kept.mustEndInTime, kind == .bySameCode { continue }
      if kind == .byOtherMethod { ends.append(owned) }
      enders.append(.init(unit: owned.function, closure: owned.fieldRelease.laterClosure, isHandedOut: owned.fieldRelease.isHandedOut))
      let rank = (kind.rank, owned.fieldRelease.isThroughCall ? 1 : 0, isNear(owned.function, to: root) ? 0 : 1)
      if best.map({ rank < $0.rank }) ?? true { best = (FoundRelease(kind: kind, function: owned.function, place: owned.place), rank) }
    }
    // What is bound is emptied by whoever has the binding, also where no method in sight does.
    if best.map({ $0.found.kind == .byUncalledMethod }) ?? true, let binding = uses.binding(to: kept.property, isOfElements: best != nil, in: program) {
      return FoundRelease(kind: .byOtherMethod, function: binding.unit, place: binding.place)
    }
    if best?.found.kind == .byOtherMethod, areDeinitOnly(ends, dying: dying, kept, alike: { kinds?.alike($0) ?? [] }) { best?.found.kind = .inDeinitToo }
    if kinds == nil { best?.found.enders = enders }
    return best?.found
  }

  /// The code that releases a property, or its representatives where there is much.
  private func representatives(
    of property: PropertyReference, for root: FunctionReference?, _ closure: SourcePlace
  ) -> (fieldReleases: [OwnedFieldRelease], kinds: FieldReleaseGroups?) {
    let all = fieldReleases(of: property)
    guard let kinds = tables.kinds[property]?.value, kinds.all.count == all.count else { return (all, nil) }
    var related = referenced[closure].map { [$0] } ?? []
    if let root { related += [root] + calls.callersAtAnyTime(of: root) + calls.callees(of: root) }
    return (kinds.representatives(apartFrom: root, related, closure), kinds)
  }

  /// The releases of a property in a function.
  func fieldReleases(of property: PropertyReference, in function: FunctionReference) -> [OwnedFieldRelease] {
    let all = fieldReleases[property] ?? []
    return tables.kinds[property]?.value.fieldReleases(of: function) ?? all.filter { $0.function == function }
  }

  private func isNear(_ function: FunctionReference, to root: FunctionReference?) -> Bool {
    root.flatMap { program.owner(of: $0) } == program.owner(of: function)
  }

  /// The releases of a property, or of the requirement that it satisfies.
  func fieldReleases(of property: PropertyReference) -> [OwnedFieldRelease] {
    let own = fieldReleases[property] ?? []
    guard let owner = program.owner(of: property) else { return own }
    let name = program.name(program.property(property).name, in: Int(property.file))
    return program[owner].ancestors.dropFirst().reduce(into: own) { result, ancestor in
      guard program[ancestor].kind == .protocol else { return }
      for requirement in program[ancestor].properties[name] ?? [] { result += fieldReleases[requirement] ?? [] }
    }
  }

  // MARK: What a release is for a reference

  private func release(_ owned: OwnedFieldRelease, _ kept: RetainingReference, _ root: FunctionReference?, _ closure: SourcePlace) -> ReleaseEffect {
    let isAnothersToken = kept.isToken && owned.fieldRelease.closure != nil && !closure.contains(owned.place)
    let isConcerned =
      owned.isInDeinit || isByFiller(owned, kept) || canBeRunOutside(owned, kept)
      || isAboutHeld(owned.fieldRelease, of: owned.function, kept.holders, kept.property, root)
    let isSame =
      !isAnothersToken && !isOfAnotherClosure(owned, kept) && (isConcerned || owned.fieldRelease.isOfSelf)
      && mayAlias(owned.fieldRelease, of: owned.function, kept, root)
    let runner =
      tooLate(owned, kept, root) ?? (isConcerned ? runner(of: owned, kept, root, closure) : isRenewal(owned, kept, root, closure) ? .renewer : .uncalledCode)
    // Where a sibling calls a method, it removes only some elements.
    let extent = runner == .siblingClosure && !owned.fieldRelease.isPartial ? .someElement : extent(owned, kept)
    return ReleaseEffect(extent: extent, holder: isSame ? .same : .another, runner: runner)
  }

  /// Whether a callback of the very method that fills the object's property empties it.
  private func isByFiller(_ owned: OwnedFieldRelease, _ kept: RetainingReference) -> Bool {
    owned.function == kept.filler && owned.fieldRelease.closure != nil && owned.fieldRelease.isOfSelf
  }

  private func extent(_ owned: OwnedFieldRelease, _ kept: RetainingReference) -> ReleaseEffect.Extent {
    switch relation(owned.fieldRelease, to: kept) {
    case .same: .thisElement
    case .different: .otherElement
    case .unknown: isOneOfSeveral(owned, kept) ? .oneOfSeveral : owned.fieldRelease.isPartial ? .someElement : .whole
    }
  }

  /// Whether the code removes one of several children that each hold the parent. A child that removes itself does so when it ends, like the others.
  /// If the removed element is the last one, it is not the first of several closures that each hold the owner.
  private func isOneOfSeveral(_ owned: OwnedFieldRelease, _ kept: RetainingReference) -> Bool {
    guard kept.isInCycle else { return false }
    guard kept.isChild.value else {
      return takesSome(owned) { $0.fieldRelease.isOfLast && !leads(from: $0.place, to: $0) } && !leads(from: owned.place, to: owned)
    }
    guard owned.fieldRelease.key?.root != .selfObject, takesSome(owned), !isGivenByChildren(owned, kept) else { return false }
    guard let owner = program.owner(of: owned.function), case .nominal(let element, _)? = kept.element?.type.unwrapped else { return true }
    return !program[element].ancestors.contains(owner)
  }

  /// Releases that never come in time, whatever they concern.
  private func tooLate(_ owned: OwnedFieldRelease, _ kept: RetainingReference, _ root: FunctionReference?) -> ReleaseEffect.Runner? {
    if owned.isInDeinit {
      // Code that runs after an object's death cannot release what keeps that object alive.
      return isByNonCycleOwner(owned.fieldRelease, of: owned.function, kept) && mayBeSame(kept.holders, owned.fieldRelease.holders) ? .freeDeinit : .keptDeinit
    }
    if program.isTest(owned.function), !(root.map(program.isTest) ?? true) { return .tests }
    return owned.fieldRelease.isForGone ? .codeForGoneObjects : nil
  }

  private func runner(of owned: OwnedFieldRelease, _ kept: RetainingReference, _ root: FunctionReference?, _ closure: SourcePlace) -> ReleaseEffect.Runner {
    let fieldRelease = owned.fieldRelease
    if owned.isRestoration { return .otherCode }
    if runsOnOtherObjects(owned, kept, root) || isRuledOut(owned, kept) { return .uncalledCode }
    if isByEndHandler(owned, kept, closure) { return .endHandler }
    // Each run adds as many elements as it removes: references from all elements also come from the last one.
    if owned.function == root, kept.isInCycle, fieldRelease.closure == nil, owned.place.file == closure.file, owned.place.range.start <= closure.range.start,
      relation(fieldRelease, to: kept) != .same, takesSome(owned)
    {
      return .renewer
    }
    if isOwnStore(owned, closure) { return .storingCodeFirst }
    if closure.contains(owned.place) || referenced[closure] == owned.function {
      return ownEmptying(runBy: owned, root, closure).map { runner(of: $0, kept, root, closure) } ?? kept.callable.runner
    }
    if isBySibling(owned, kept) { return .siblingClosure }
    let begin = kept.begin ?? closure
    if owned.function == root, owned.place.file == closure.file {
      if isCertainlyBefore(fieldRelease, kept) || isInStoringCall(owned, begin) { return .storingCodeFirst }
      if isOtherArm(owned, begin) { return calls.mayBeCalled(owned.function, with: root) ? .nextRun : .uncalledCode }
      if owned.place.range.end >= begin.range.end, !fieldRelease.isPartial || relation(fieldRelease, to: kept) == .same {
        if fieldRelease.closure != nil || leads(from: begin, to: owned) {
          return isBypassed(owned, kept, begin) ? .storingCodeOnSomePaths : .storingCode
        }
        // The other branch belongs to another run.
        if !leadsBack(from: owned, to: begin) { return isDataDependent(owned, begin) ? .update : .nextRun }
      }
      // Code in another closure runs later.
      if let writer = fieldRelease.closure { return isDataDependent(owned, begin, in: writer) ? .update : .otherCode }
      guard canExitBetween(owned.place, kept.first(after: owned.place, closure), in: owned.function) else { return .storingCodeFirst }
      if isDataDependent(owned, begin) { return .update }
      return calls.mayBeCalled(owned.function, with: root) ? .nextRun : .uncalledCode
    }
    if isRenewal(owned, kept, root, closure) { return .renewer }
    if let root, isCalledOnlyBefore(root, owned.function) { return .renewer }
    if isByStoringCode(owned, kept, root, since: begin) { return .storingCodeOnSomePaths }
    if owned.function != root, isUpdate(owned) { return .update }
    if let root, runsDataDependentStore(owned, root, closure) { return .update }
    if let writer = fieldRelease.closure {
      if fieldRelease.isHandedOut, let root, program.drops(owned.function, in: root) { return .uncalledCode }
      let callable = kept.callability(writer)
      if fieldRelease.isHandedOut || fieldRelease.runsLater && callable != .bySomebody { return callable.otherRunner }
    }
    if isRun(owned, onlyBy: root, before: begin) { return .uncalledCode }
    let isDelivery = deliverers[kept.property] != nil
    // A call of the delivering method shows that delivery is intended.
    let isLive =
      calls.mayBeCalled(owned.function, with: root) && isReached(owned.function, from: root) || isUsedAsValue(owned.function)
      || isDelivery && (fieldRelease.isThroughCall || isCalledAlike(owned.function, root, kept))
      || isRunBehind(root, owned)
    guard isLive, !isForAnother(owned, than: root, kept) else { return .uncalledCode }
    return isDelivery ? .deliverer : .otherCode
  }

  /// Whether the only code that runs the storing code performs the release afterwards. Then whoever runs the one also runs the other.
  private func isRunBehind(_ root: FunctionReference?, _ owned: OwnedFieldRelease) -> Bool {
    guard let root, !calls.isOpen(root), calls.hasCallers(root), calls.callers(of: root).allSatisfy({ $0 == owned.function }) else { return false }
    return !program.calls(root, behind: owned.place, in: owned.function)
  }

  /// Whether the content at the end of the code was stored after the release, wherever the closure is written.
  private func isCertainlyBefore(_ fieldRelease: FieldRelease, _ kept: RetainingReference) -> Bool {
    fieldRelease.isStrongUpdate && fieldRelease.closure == nil && fieldRelease.key?.relation(to: kept.key) == .same
  }

  /// Whether the release is only in a closure that is called when this very retention is over.
  private func isByEndHandler(_ owned: OwnedFieldRelease, _ kept: RetainingReference, _ closure: SourcePlace) -> Bool {
    guard let writer = owned.fieldRelease.closure, let handler = endHandler(around: writer) else { return false }
    return closure.contains(owned.place) || kept.siblings.value.contains(handler)
  }

  private func endHandler(around writer: FunctionReference) -> FunctionReference? {
    let handlers = tables.parts.endHandlers
    return handlers.isEmpty ? nil : handlers.first { program.isNested(writer, in: $0) }
  }

  /// Whether a path from the store bypasses all code that releases the property.
  private func isBypassed(_ owned: OwnedFieldRelease, _ kept: RetainingReference, _ closure: SourcePlace) -> Bool {
    let others = fieldReleases(of: kept.property, in: owned.function).filter { other in
      other.fieldRelease.closure == nil && other.place.range.end >= closure.range.end
        && relation(other.fieldRelease, to: kept) != .different
    }
    return owned.fieldRelease.closure == nil
      && flow(of: owned.function).isBypassed(others.map(\.place), since: closure, of: kept.property)
  }

  /// Whether only another closure in the same property removes elements, directly or through a method that no one else calls.
  private func isBySibling(_ owned: OwnedFieldRelease, _ kept: RetainingReference) -> Bool {
    guard takesSome(owned), !kept.siblings.value.isEmpty else { return false }
    if let writer = owned.fieldRelease.closure { return kept.siblings.value.contains { program.isNested(writer, in: $0) } }
    guard !owned.fieldRelease.isThroughCall, !calls.isOpen(owned.function) else { return false }
    let callers = calls.callers(of: owned.function)
    return !callers.isEmpty
      && callers.allSatisfy { caller in
        let calls = (fieldReleases[owned.fieldRelease.property] ?? []).filter { $0.function == caller && $0.fieldRelease.isThroughCall }
        return !calls.isEmpty
          && calls.allSatisfy { call in call.fieldRelease.closure.map { writer in kept.siblings.value.contains { program.isNested(writer, in: $0) } } ?? false }
      }
  }

  /// Whether it removes only some elements, directly or through calls.
  private func takesSome(_ owned: OwnedFieldRelease, _ isMeant: (OwnedFieldRelease) -> Bool = { $0.fieldRelease.isPartial }) -> Bool {
    guard owned.fieldRelease.isThroughCall else { return isMeant(owned) }
    let all = fieldReleases[owned.fieldRelease.property] ?? []
    var seen: Set<FunctionReference> = [owned.function]
    var pending = [owned.function]
    var takes = false
    while let function = pending.popLast() {
      let callees = calls.callees(of: function)
      for other in all where callees.contains(other.function) && !seen.contains(other.function) {
        if other.fieldRelease.isThroughCall {
          pending.append(other.function)
        } else {
          guard isMeant(other) else { return false }
          takes = true
        }
      }
      seen.formUnion(pending)
    }
    return takes
  }

  /// Whether the releasing code stores the same again: `root` does so after its own release, or the releasing code calls `root` afterwards.
  private func isRenewal(_ owned: OwnedFieldRelease, _ kept: RetainingReference, _ root: FunctionReference?, _ closure: SourcePlace) -> Bool {
    guard let root else { return false }
    var pending = [owned]
    var seen: Set<FunctionReference> = []
    // A function that only calls itself renews nothing.
    var renews = false
    while let owned = pending.popLast() {
      guard seen.insert(owned.function).inserted else { continue }
      if owned.function == root {
        // It makes room for the new content.
        let begin = kept.begin ?? closure
        let isBefore =
          isCertainlyBefore(owned.fieldRelease, kept)
          || (owned.place < begin || leadsBack(from: owned, to: begin)) && !canExitBetween(owned.place, kept.first(after: owned.place, closure), in: root)
        guard isBefore else { return false }
        renews = true
      } else if owned.fieldRelease.isThroughCall {
        let called = fieldReleases(of: owned.fieldRelease.property, calledBy: owned.function)
        if called.isEmpty { return false }
        pending += called
      } else {
        // A delivering function runs the stored closure, which stores again.
        let runsIt = deliverers[owned.fieldRelease.property]?.contains(owned.function) ?? false && certainlyRuns(root, closure)
        guard runsIt || callsAgain(root, after: owned) else { return false }
        renews = true
      }
    }
    return renews
  }

  /// Whether a closure that a unit makes on every run calls that unit on every run of its own.
  private func certainlyRuns(_ root: FunctionReference, _ closure: SourcePlace) -> Bool {
    var pending = program.nested(in: root)
    while let function = pending.popLast() {
      let range = program.function(function).range
      if Int(function.file) == closure.file, range == closure.range {
        return certainCalls[function]?.contains(.function(root)) ?? false && certainCalls[root]?.contains(.site(.function(function))) ?? false
      }
      if range.contains(closure.range) { pending += program.nested(in: function) }
    }
    return false
  }

  /// Ending code elsewhere: preferably code that something may run, else code that would end it if it ran.
  func find<Unregistration>(
    among others: [Unregistration], isLive: (Unregistration) -> Bool, place: (Unregistration) -> (FunctionReference, SourcePlace)
  ) -> FoundRelease? {
    guard let first = others.first else { return nil }
    let live = others.first(where: isLive)
    let (function, place) = place(live ?? first)
    return FoundRelease(kind: live == nil ? .byUncalledMethod : .byOtherMethod, function: function, place: place)
  }

  /// Whether the storing function is a method of the same object, also without callers in sight. Whoever calls the one then calls the other too.
  private func isCalledAlike(_ function: FunctionReference, _ root: FunctionReference?, _ kept: RetainingReference) -> Bool {
    guard let root, kept.owner?.kind == .selfObject, !calls.hasCallers(root), let type = program.owner(of: root), let owner = program.owner(of: function) else {
      return false
    }
    return program[type].ancestors.contains(owner)
  }

  /// Changes of a property for which an observation at `place` is retained.
  func find(
    changeObservedAt place: SourcePlace, holders: Set<PropertyReference>, root: FunctionReference?, closure: SourcePlace
  ) -> (found: FoundRelease, property: PropertyReference)? {
    let properties = program.inCanonicalOrder(observed[place] ?? [])
    let all = properties.flatMap { property in
      (changes[property] ?? []).filter { !$0.isInDeinit && isAboutHeld($0.fieldRelease, of: $0.function, holders, property, root) }
    }
    let own = all.first { $0.function == root && $0.place.file == closure.file && $0.place.range.start >= closure.range.end }
    let found =
      own.map { FoundRelease(kind: .bySameCode, function: $0.function, place: $0.place) }
      ?? find(among: all.filter { $0.function != root }) {
        calls.mayBeCalled($0.function, with: root)
      } place: {
        ($0.function, $0.place)
      }
    guard let found, let change = all.first(where: { $0.place == found.place }) else { return nil }
    return (found, change.fieldRelease.property)
  }

  /// Releases by one of the closures on the path to the retained object, in another function, which clears the holding property.
  func find(
    _ property: PropertyReference, holders: Set<PropertyReference>, emptiedBy closures: [FunctionReference]
  ) -> FoundRelease? {
    (fieldReleases[property] ?? []).filter { !$0.fieldRelease.isForGone }.first { owned in
      guard let closure = owned.fieldRelease.closure, endHandler(around: closure) == nil,
        holders.isEmpty || owned.fieldRelease.holders.isEmpty || !owned.fieldRelease.holders.isDisjoint(with: holders)
      else { return false }
      return closures.contains { program.isNested(closure, in: $0) }
    }.map { FoundRelease(kind: .bySameCode, function: $0.function, place: $0.place, isByOtherClosure: true) }
  }

  /// Whether the property is the only holder of its content.
  func isSoleOwner(_ property: PropertyReference) -> Bool { !shared.contains(property, in: program) }

  /// Without its key, a closure cannot be removed from a collection that is only changed by key.
  func canTakeOut(_ closure: SourcePlace, _ property: PropertyReference) -> Bool {
    !isKeyless(closure) || fieldReleases[property]?.contains { !$0.fieldRelease.needsKey && !$0.fieldRelease.isThroughCall } ?? true
  }

  private func isKeyless(_ closure: SourcePlace) -> Bool {
    record?.ask(of: closure)
    return tables.parts.keyless.contains(closure)
  }
}
