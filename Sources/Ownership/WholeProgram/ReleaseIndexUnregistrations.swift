import Program
import Facts
import Catalog

/// An object whose property holds the handle of a retention.
struct HandleOwner {
  let property: PropertyReference
  let object: Node
  /// The properties that hold the object itself.
  let holders: Set<PropertyReference>
  /// The unit whose graph contains the object, if any.
  let unit: FunctionReference?
}

/// The objects on which a call ends a retention, as far as they are known: the keeper, the token, or the retained object itself.
struct RetentionHandles {
  /// The properties that hold them.
  var properties: Set<PropertyReference>
  /// Their classes, each with its superclasses.
  let classes: Set<NominalID>
  /// Where the current code makes them.
  let sites: Set<SourcePlace>
  let types: [Type]

  /// Whether none of them can be one of the objects of a call.
  func areOther(than unregistration: Unregistration, in program: Program) -> Bool {
    !types.isEmpty && !unregistration.types.isEmpty
      && types.allSatisfy { type in unregistration.types.allSatisfy { program.areUnrelated(type, $0) } }
  }
}

/// Ends of retentions outside the program.
extension ReleaseIndex {
  /// Whether `root`'s class, or a class that can end its own retentions, ends anything, and whether a row's retention can be ended at all. A quick
  /// check that rejects most.
  func mayEnd(_ row: Int, isStream: Bool = false, root: FunctionReference, handles: RetentionHandles) -> Bool {
    let effects = program.models.functions[row].effects
    return mayCause(root: root, handles: handles) { event in
      effects.contains { isStream ? $0.finishedBy.contains(event) : $0.isEnded(by: event) || $0.awaitedBy.contains(event) }
    }
  }

  /// The same for the content of a property outside the program, which ends when the property is set to `nil`.
  func mayEmpty(_ property: String, root: FunctionReference, handles: RetentionHandles) -> Bool {
    let event = MemberEvent.emptying(property)
    return mayCause(root: root, handles: handles) { $0 == event }
  }

  private func mayCause(root: FunctionReference, handles: RetentionHandles, _ isMeant: (MemberEvent) -> Bool) -> Bool {
    (owners(unregistering: handles.properties, root: root) + handles.classes.map(CodeOwner.type)).contains {
      unregistrations[$0]?.value.contains(where: isMeant) ?? false
    }
  }

  /// The code that can end a retention begun by `root`: its own class, its superclasses, and the classes that hold the handle. Outside of classes it
  /// is the function itself.
  private func owners(unregistering handles: Set<PropertyReference>, root: FunctionReference) -> [CodeOwner] {
    var result = [CodeOwner(root, in: program)]
    if let owner = program.owner(of: root) {
      result += program[owner].ancestors.dropFirst().filter { program[$0].kind != .protocol }.map(CodeOwner.type)
    }
    let holders = Set(handles.compactMap { program.owner(of: $0) }).union(users(of: root))
    for holder in holders.sorted(by: { $0.index < $1.index }).map(CodeOwner.type) where !result.contains(holder) { result.append(holder) }
    return result
  }

  /// The classes whose methods call a function, itself or through others of its kind, that serves its callers' objects: an extension of a framework's class, a
  /// static or free function. With their superclasses in the program: an extension of a framework's class serves everybody.
  private func users(of function: FunctionReference) -> Set<NominalID> {
    var result: Set<NominalID> = []
    var seen: Set<FunctionReference> = []
    var pending = servesCallers(function) ? [function] : []
    while let next = pending.popLast(), seen.count < Self.userLimit {
      guard seen.insert(next).inserted else { continue }
      for caller in calls.callers(of: next) {
        if servesCallers(caller) {
          pending.append(caller)
        } else if let owner = program.owner(of: caller) {
          result.formUnion(program[owner].ancestors.filter { program[$0].isDeclared })
        }
      }
    }
    return result
  }

  private static let userLimit = 64

  private func servesCallers(_ function: FunctionReference) -> Bool {
    guard let owner = program.owner(of: function), program[owner].isDeclared, !program.isStatic(function) else { return true }
    return program[owner].kind == .struct || program[owner].kind == .enum
  }

  /// Whether each run of the code, or each that ends the retention, calls the function that began it, to begin it again.
  private func beginsAnew(_ begin: FunctionReference, after owned: OwnedUnregistration, _ since: SourcePlace) -> Bool {
    let (ending, code) = (owned.unregistration, owned.unregistration.function)
    if program.callRanges(of: begin, in: code).contains(ending.place.range) { return isReplacing(ending.event, begin, since) }
    return certainCalls[ending.runsAtOnce ? owned.function : code]?.contains(.function(begin)) ?? false
      || isFollowed(ending.place, in: code, of: owned.function, byCallOf: begin)
  }

  /// Whether the function ends the last retention only to begin the next one.
  private func isReplacing(_ event: MemberEvent, _ begin: FunctionReference, _ since: SourcePlace) -> Bool {
    let own = (unregistrations[CodeOwner(begin, in: program)]?.value.all ?? []).filter { $0.function == begin && $0.unregistration.event == event }
    return !own.isEmpty
      && own.allSatisfy { !$0.unregistration.isNested && $0.unregistration.place < since && !canExitBetween($0.unregistration.place, since, in: begin) }
  }

  /// Handles that the same code has made and not stored are distinguished by their allocation sites. A call that makes the handle begins the retention.
  /// - Parameter since: The place where the retention began. The graph of a caller has no local handle of that code.
  private func isAbout(_ tokens: Set<SourcePlace>, _ unregistration: Unregistration, since: SourcePlace, certainly isCertain: Bool) -> Bool {
    guard case .local = unregistration.handle, !unregistration.made.contains(where: { $0.contains(since) }) else { return true }
    return !isCertain && (unregistration.made.isEmpty || tokens.isEmpty) || !tokens.isDisjoint(with: unregistration.made)
  }

  /// - Parameter held: The types of the retained objects, as far as they are known.
  func unregistrations(
    _ events: EndingEvents, handles: RetentionHandles, root: FunctionReference, owners: [CodeOwner], held: Set<NominalID> = []
  ) -> [OwnedUnregistration] {
    let others = handles.classes.filter { !owners.contains(.type($0)) }.sorted { $0.index < $1.index }
    let own = others.flatMap { unregistrations[.type($0)]?.value.ofSelf(events.ends) ?? [] }
    let known = owners.flatMap {
      unregistrations[$0]?.value.about(handles.properties, by: root, events.ends, local: events.ends.subtracting(events.settled)) ?? []
    }
    // Few candidates ask for them.
    lazy var users = users(of: root)
    return (known + own).filter { candidate in
      if isLeftToCallers(candidate) { return false }
      switch candidate.unregistration.handle {
      case .properties, .local: return true
      case .selfObject: return program.owner(of: candidate.function).map(handles.classes.contains) ?? false
      // The target is unknown, but the code belongs to the class, or is the function, that began the retention.
      case .unknown:
        if events.isStream || handles.areOther(than: candidate.unregistration, in: program) { return false }
        if candidate.function == root { return true }
        guard let user = program.owner(of: candidate.function) else { return false }
        if let owner = program.owner(of: root), program[owner].ancestors.contains(user) { return true }
        return held.contains { program[$0].ancestors.contains(user) } && users.contains(user)
      }
    }
  }

  /// Whether only the callers of the code know whose retention it ends. They are candidates themselves. Which method of a class a call runs may be unknown.
  private func isLeftToCallers(_ candidate: OwnedUnregistration) -> Bool {
    let function = candidate.function
    return candidate.unregistration.isOfGiven && servesCallers(function) && !calls.isOpen(function) && calls.hasCallers(function)
  }

  /// What ends a callback that asks for the next event on an object that a caller gives: the class itself ends one of that kind, wherever it keeps it.
  private func endings(ofGiven events: EndingEvents, _ handles: Set<PropertyReference>, _ owners: [CodeOwner]) -> [OwnedUnregistration] {
    guard handles.isEmpty, !events.rearmed.isEmpty else { return [] }
    return owners.flatMap { unregistrations[$0]?.value.all ?? [] }.filter { events.rearmed.contains($0.unregistration.event) }
  }

  /// The call in `root`'s class that ends a retention, outside of `deinit`.
  ///
  /// - Parameters:
  ///   - since: The place where the retention began. An earlier call in the same code ended another one.
  ///   - key: The key of the retention.
  ///   - owners: The objects whose properties hold the handle, where the retained object holds these objects.
  ///   - held: The types of the retained objects, which live until the end; empty where they are unknown.
  ///   - callable: Who may call the retained closure.
  func find(
    _ events: EndingEvents, handles: RetentionHandles, root: FunctionReference, since: SourcePlace,
    closure: SourcePlace, key: ElementKey?, owners: [HandleOwner], held: Set<NominalID>, callable: Callability
  ) -> FoundRelease? {
    let code = self.owners(unregistering: handles.properties, root: root)
    let all =
      (unregistrations(events, handles: handles, root: root, owners: code, held: held) + endings(ofGiven: events, handles.properties, code))
      .filter {
        $0.unregistration.key?.relation(to: key) != .different && isAbout(handles.sites, $0.unregistration, since: since, certainly: events.isStream)
          && !$0.unregistration.place.contains(since)
      }
    let found = all.filter { !$0.isInDeinit || isRunByNonCycleOwner($0.function, held) }.filter { !isLeftToOthers($0.function, root) }
      // Where the storing code empties a property on all of its paths, nothing is left there.
      .filter { $0.unregistration.event.assigned != .nothing || $0.function != root || $0.unregistration.isNested }
    let own = found.first {
      $0.function == root && !isBeforeStore($0.unregistration, since)
        && ($0.unregistration.place > since || $0.unregistration.isNested && !$0.unregistration.runsAtOnce
          || closure.range.contains($0.unregistration.place.range))
    }
    if let own {
      // The retained closure runs only if something calls it.
      let runner = closure.contains(own.unregistration.place) ? callable.runner : .storingCode
      return ReleaseRules.meaning(of: ReleaseEffect(extent: .whole, holder: .same, runner: runner))
        .map { FoundRelease(kind: $0, function: own.function, place: own.unregistration.place, enders: found.map(\.ender)) }
    }
    let others = found.filter {
      $0.function == root
        ? canExitBetween($0.unregistration.place, since, in: $0.unregistration.function)
        : !beginsAnew(root, after: $0, since) && !isCalledOnlyBefore(root, $0.function) && !isRun($0, onlyBy: root, before: since)
    }
    var release = find(among: others) {
      if $0.isInDeinit || $0.function == root && $0.unregistration.isNested { return true }
      return (calls.mayBeCalled($0.function, with: root) || isUsedAsValue($0.function)) && !isOfOtherObjects($0, than: root, owners, held)
    } place: {
      ($0.function, $0.unregistration.place)
    }
    let isInUse = release?.kind == .byOtherMethod && others.allSatisfy { !$0.unregistration.isNested && !$0.isInDeinit }
    if isInUse, areDeinitOnly(others.map(\.function), dying: all.filter(\.isInDeinit).map(\.function), held) { release?.kind = .inDeinitToo }
    release?.enders = others.map(\.ender)
    return release
  }

  /// Whether a closure ends an earlier retention before it begins the next one: `token?.cancel(); token = values.sink { … }`.
  private func isBeforeStore(_ unregistration: Unregistration, _ since: SourcePlace) -> Bool {
    unregistration.isNested && unregistration.place < since && since.file == Int(unregistration.function.file)
      && program.function(unregistration.function).range.contains(since.range)
  }

  /// Whether only other classes call the method, on their own objects. Then it ends nothing for the current object.
  private func isLeftToOthers(_ method: FunctionReference, _ root: FunctionReference) -> Bool {
    guard method != root, let type = program.owner(of: method), let user = program.owner(of: root), program.areUnrelatedClasses(type, user),
      !calls.isOpen(method), calls.hasCallers(method)
    else { return false }
    return calls.callers(of: method).allSatisfy { caller in
      program.owner(of: caller).map { program.areUnrelatedClasses($0, user) && program.areUnrelatedClasses($0, type) } ?? false
    }
  }

  /// Whether the code ends what its own object began, as `root` begins it, and never runs on an object on which `root` runs.
  private func isOfOtherObjects(
    _ owned: OwnedUnregistration, than root: FunctionReference, _ owners: [HandleOwner], _ held: Set<NominalID>
  ) -> Bool {
    guard let type = program.owner(of: owned.function), let user = program.owner(of: root), !program.areUnrelatedClasses(type, user) else { return false }
    switch owned.unregistration.handle {
    case .selfObject: break
    case .properties(let properties):
      guard properties.allSatisfy({ property in program.owner(of: property).map(program[type].ancestors.contains) == true && isSoleOwner(property) })
      else { return false }
      if areApart(owners.filter { properties.contains($0.property) }, from: owned.function, captives: held) { return true }
    case .local, .unknown: return false
    }
    return runOnOtherObjects(owned.function, root)
  }

  /// Later code of the same function that continues only when the retention of a row has ended.
  func find(waitFor row: Int, handles: Set<PropertyReference>, root: FunctionReference, since: SourcePlace, closure: SourcePlace) -> FoundRelease? {
    let events = Set(program.models.functions[row].effects.flatMap(\.awaitedBy))
    guard !events.isEmpty else { return nil }
    let known = handles.union(self.handles[since] ?? [])
    let wait = unregistrations[CodeOwner(root, in: program)]?.value.all.first { owned in
      guard owned.function == root, events.contains(owned.unregistration.event), owned.unregistration.place > since,
        !closure.range.contains(owned.unregistration.place.range)
      else { return false }
      switch owned.unregistration.handle {
      case .properties(let properties): return !properties.isDisjoint(with: known)
      case .local: return true
      case .selfObject, .unknown: return false
      }
    }
    return wait.map { FoundRelease(kind: .bySameCode, function: root, place: $0.unregistration.place) }
  }

  /// The call in a `deinit` that ends the retention of a row, if the retained object does not hold that `deinit`'s object.
  ///
  /// - Parameters:
  ///   - isCertain: Whether a call on an unknown object does not count. A retention that ends by itself is rarely ended early.
  ///   - mayRunBefore: Whether other code may run it before, too.
  func findInDeinit(
    endingOf row: Int, handles: RetentionHandles, root: FunctionReference, isCertain: Bool, mayRunBefore: Bool
  ) -> FoundRelease? {
    unregistrations(
      EndingEvents(of: program.models.functions[row]), handles: handles, root: root, owners: owners(unregistering: handles.properties, root: root)
    )
    .first {
      if case .unknown = $0.unregistration.handle, isCertain { false } else { $0.isInDeinit || mayRunBefore && calls.runsInDeinit($0.function) }
    }
    .map { FoundRelease(kind: .byDeinit, function: $0.function, place: $0.unregistration.place) }
  }
}
