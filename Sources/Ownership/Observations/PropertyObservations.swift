import Program
import Facts
import Catalog

/// Turns results about property declarations into observations.
struct PropertyObservations {
  let program: Program
  let breaks: ReleaseIndex
  let lasting: ProcessLifetimeTypes
  let live: LiveCode
  let graphOf: (GraphReference) -> Graph

  /// A property with an unowned reference; `nil` where nothing can outlive the object.
  func observation(_ property: PropertyReference, _ known: UnownedProperty) -> Observation? {
    // What nothing reads cannot be read too late.
    if program.isPrivate(property), breaks.uses.reading(of: property, in: program) == .nowhere { return nil }
    let strength = CaptureStrength(program.property(property).ownership)
    guard let outliver = known.outliver else {
      if let owner = known.owner, strength == .unowned { return observation(property, usedTooLateBy: owner) }
      // Every keeper of the objects in sight also holds the referenced objects.
      if known.isFilledInSight { return nil }
      return observation(.unownedProperty, property, strength, Verdict(keeper: .object, lifetime: .unknown, evidence: .possible))
    }
    // A queue or a task that keeps a closure which holds the owner says nothing of the property's use. An owner in its hands runs there itself.
    let isBrief = outliver.keeper == .system && outliver.lifetime == .untilEvent && outliver.path.edges.contains(where: \.field.isCapture)
    var verdict = Verdict(keeper: outliver.keeper, lifetime: outliver.lifetime, evidence: isBrief ? .possible : outliver.path.evidence)
    if lasting.certainty(of: program.type(of: property), inFile: Int(property.file)) == .certain { verdict.take(.lasting, heldBy: strength) }
    let reader = PathReader(program: program, graph: graphOf(outliver.graph))
    var observation = observation(.unownedProperty, property, strength, verdict)
    switch outliver.keeper {
    case .caller: break
    case .unknown: observation.holder = .path([reader.name(of: outliver.start)])
    default: observation.holder = reader.keeper(outliver.path, from: outliver.start)
    }
    observation.path = reader.steps(outliver.path, from: outliver.start)
    if let place = outliver.filled {
      observation.use = place
      observation.path.append(PathStep(place: place, kind: .refersUnowned(property)))
    }
    return observation
  }

  /// A property used by its owner's `deinit`, which runs when the referenced object dies.
  private func observation(_ property: PropertyReference, usedTooLateBy owner: UnownedProperty.Outliver) -> Observation {
    var verdict = Verdict(keeper: .object, lifetime: .whileKept, evidence: owner.path.evidence)
    if isTakenOut(owner.path) { (verdict.lifetime, verdict.evidence) = (.unknown, .possible) }
    if lasting.certainty(of: program.type(of: property), inFile: Int(property.file)) == .certain { verdict.take(.lasting, heldBy: .unowned) }
    let reader = PathReader(program: program, graph: graphOf(owner.graph))
    var observation = observation(.unownedInDeinit, property, .unowned, verdict)
    observation.holder = reader.holder(owner.path)
    observation.path = reader.steps(owner.path, from: owner.start)
    if let place = owner.filled {
      observation.use = place
      observation.path.append(PathStep(place: place, kind: .refersUnowned(property)))
    }
    observation.path.append(PathStep(place: deinitializer(of: property), kind: .usedInDeinit(property)))
    return observation
  }

  /// Whether code releases part of the path while the object lives. Then `deinit` may have run before.
  private func isTakenOut(_ path: OwnershipPath) -> Bool {
    path.edges.contains { edge in
      guard case .property(let property) = edge.field else { return false }
      return breaks.fieldReleases(of: property).contains { !$0.isInDeinit }
    }
  }

  private func deinitializer(of property: PropertyReference) -> SourcePlace? {
    guard let owner = program.owner(of: property) else { return nil }
    for declaration in program[owner].declarations {
      let file = Int(declaration.file)
      for function in program.files[file].functions where function.owner == declaration.declaration && function.kind == .deinitializer {
        return SourcePlace(file: file, range: function.nameRange)
      }
    }
    return nil
  }

  /// A property that strongly holds an object owned by someone else. An object that assigns itself is assumed to own the property's owner.
  ///
  /// - Parameter judged: The places of references with known verdicts.
  /// - Returns: `nil` where only the name would justify it.
  func observation(_ delegate: StrongDelegate, judged: Set<SourcePlace>) -> Observation? {
    let isOwner =
      delegate.isForOwners && !judged.contains(program.namePlace(of: delegate.property))
      && (delegate.claimers.isEmpty || !delegate.claimers.allSatisfy(livesForProcess))
      && program.owner(of: delegate.property).map(live.isMade) ?? true
    let pattern = program.patternForOwners(property: program.name(of: delegate.property))
    if pattern?.isForOwnersOnly == true, !isOwner || delegate.claim == nil { return nil }
    // A shared object is never freed itself.
    let isShared = delegate.claim != nil && program.owner(of: delegate.property).map { program.hasSharedInstance(program.selfType(of: $0)) } == true
    let verdict = Verdict(
      keeper: !isOwner ? .object : isShared ? .static : .cycle, lifetime: .whileKept, evidence: isOwner ? .likely : .possible)
    var observation = observation(.strongDelegate, delegate.property, .strong, verdict)
    if let claim = delegate.claim { observation.path = [PathStep(place: claim, kind: .storesItself(delegate.property))] }
    return observation
  }

  // MARK: Obligations

  /// A registration that is begun again while the last one may last. Whoever it holds, it holds weakly, or another observation tells.
  func observation(_ begun: BegunRegistration) -> Observation {
    var observation = observation(
      .restartedRegistration, begun.property, begun.place, begun.root, Verdict(keeper: .system, lifetime: .untilCall, evidence: .proven))
    observation.holder = .model(begun.row)
    observation.end = .model(begun.row, .untilCall)
    return observation
  }

  /// A collection that only grows.
  func observation(_ growth: CollectionGrowth) -> Observation {
    observation(.growingCollection, growth.property, growth.place, growth.root, Verdict(keeper: .object, lifetime: .whileKept, evidence: .proven))
  }

  private func observation(
    _ subject: Subject, _ property: PropertyReference, _ place: SourcePlace, _ root: FunctionReference, _ verdict: Verdict
  ) -> Observation {
    Observation(
      subject: subject, form: .object, strength: .weak, keeper: verdict.keeper, lifetime: verdict.lifetime, evidence: verdict.evidence, shape: .plain,
      head: place, closure: place, captured: .property(property), enclosingType: program.owner(of: root), enclosingFunction: root)
  }

  private func livesForProcess(_ claimer: FunctionReference) -> Bool {
    program.owner(of: claimer).map { lasting.certainty(of: program.selfType(of: $0), inFile: Int(claimer.file)) == .certain } == true
  }

  private func observation(_ subject: Subject, _ property: PropertyReference, _ strength: CaptureStrength, _ verdict: Verdict) -> Observation {
    let name = program.namePlace(of: property)
    return Observation(
      subject: subject, form: .object, strength: strength, keeper: verdict.keeper, lifetime: verdict.lifetime, evidence: verdict.evidence,
      shape: .plain, head: name, closure: name, captured: .property(property),
      enclosingType: program.owner(of: property))
  }
}
