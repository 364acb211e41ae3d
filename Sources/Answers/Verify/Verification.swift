import Catalog
import Facts
import Findings
import Ownership
import Program
import Project
import Reporting

/// Whether every keeper of a type's objects is known, and each has an end.
public struct Verification {
  /// One reference that keeps an object of the type.
  public struct Keeper {
    public var judgement: Judgement
    /// Why it is not proved that it lets go in time; `nil` where it is.
    public var gap: String?
    /// What this rests on: "`DispatchQueue.async` (Rules/models/dispatch.yml:33)", "the life of `Shop`".
    public var premises: [String]
  }

  /// Why there is nothing to verify.
  public struct Problem: Error {
    public var message: String
  }

  let outcome: Linter.Outcome
  /// With its module, if that has a name.
  public let type: String
  /// In the order of places.
  public let keepers: [Keeper]
  /// What else stays open: sources that could not be read.
  public let unread: [String]

  /// One for each type of that name.
  ///
  /// - Parameter outcome: The outcome of a run with `LintOptions.graphedType`.
  public static func make(_ outcome: Linter.Outcome, type name: String) -> Result<[Verification], Problem> {
    guard let selection = outcome.graphedTypes, !selection.types.isEmpty else {
      let hint = outcome.graphedTypes?.suggestion.map { "; did you mean `\($0)`?" } ?? ""
      return .failure(Problem(message: "no type `\(name)` is declared in the files that were analysed\(hint)"))
    }
    let objects = zip(selection.types, selection.titles).filter { [.class, .actor].contains(outcome.program[$0.0].kind) }
    if objects.isEmpty { return .failure(Problem(message: "`\(name)` is no class and no actor: values are copied, and nobody keeps them")) }
    let finder = KeeperFinder(outcome)
    return .success(objects.map { Verification(outcome: outcome, type: $0.1, keepers: finder.keepers(of: $0.0), unread: finder.unread) })
  }

  /// The keepers with a gap.
  public var open: [Keeper] { keepers.filter { $0.gap != nil } }

  public var isVerified: Bool { unread.isEmpty && open.isEmpty }

  /// All that the proof rests on, each once.
  public var premises: [String] { Set(keepers.flatMap(\.premises)).sorted() }

  /// Whether some keeper is known to keep an object for good.
  public var leaks: Bool { keepers.contains { $0.judgement.effect == .leak } }
}

/// Finds what keeps the objects of types.
private struct KeeperFinder {
  private let judging: Judging
  private let analysis: AnalysisResult
  private let program: Program
  private let handOvers: HandOvers
  /// The closures that are never freed.
  private let closures: Set<SourcePlace>
  /// For each type with an object in a static property or global variable: the name of that property or variable.
  private let lasting: [NominalID: String]
  /// Sources that could not be read, or not whole.
  let unread: [String]

  init(_ outcome: Linter.Outcome) {
    judging = Judging(outcome)
    let program = outcome.program
    analysis = outcome.analysis
    self.program = program
    handOvers = HandOvers(program)
    closures = Set(analysis.closures.lazy.filter { $0.verdict == .cycle }.map(\.place))
    var lasting: [NominalID: String] = [:]
    for property in program.files.indices.flatMap({ program.properties(inFile: $0) }) {
      let declaration = program.property(property)
      guard declaration.isStatic || declaration.owner == nil, !declaration.isComputed, case .nominal(let id, _) = program.type(of: property).unwrapped else {
        continue
      }
      lasting[id] = lasting[id] ?? "`\(program.qualifiedName(of: property))`"
    }
    self.lasting = lasting
    unread = outcome.report.notifications.filter { $0.kind != .directive }.map { notification in
      let line = notification.place.map { ":\(outcome.report.documents[$0.file].position(at: $0.range.start).line)" } ?? ""
      return "\(notification.path)\(line): \(notification.message)"
    }
  }

  func keepers(of type: NominalID) -> [Verification.Keeper] {
    // An object runs the code of its superclasses too.
    let types = Set([type] + program[type].ancestors)
    let captures = analysis.observations.filter { judging.explanation.isCapture($0) && holds($0, type, types) }
    let observations = captures.filter(\.retains)
    var found = observations.map(keeper)
    found += captures.filter { !$0.retains && $0.strength == .strong && closures.contains($0.closure) }.map(keeperOfClosure)
    // Of a property on a cycle the observation tells more.
    let known = Set(observations.map(\.head))
    found += properties(of: type).filter { !known.contains(place(of: $0)) }.map { keeper($0, of: type) }
    let observed = Set(observations.flatMap { [$0.head] + ($0.use.map { [$0] } ?? []) })
    found += references(to: type, types).filter { !observed.contains($0.place) }.compactMap { keeper($0, of: type) }
    found += handOvers.places.filter { place in mentions(place.type, type) || place.isSelf && types.contains { mentions(place.type, $0) } }.map(keeper)
    return found.enumerated().sorted { ($0.element.judgement.place, $0.offset) < ($1.element.judgement.place, $1.offset) }.map(\.element)
  }

  /// Whether an observation is about an object of the type: it holds one, or one is on its cycle.
  private func holds(_ observation: Observation, _ type: NominalID, _ types: Set<NominalID>) -> Bool {
    if observation.form == .self, let enclosing = observation.enclosingType { if types.contains(enclosing) { return true } }
    if case .property(let property) = observation.captured, isType(program.type(of: property), type) { return true }
    let nodes = observation.path.flatMap { step -> [PathNode] in
      switch step.kind {
      case .capture(let reference): [reference.target]
      case .reference(let reference), .last(let reference): observation.keeper == .cycle ? [reference.source, reference.target] : []
      default: []
      }
    }
    return nodes.contains { isType($0.type, type) }
  }

  /// The stored properties and global variables that hold objects of the type strongly.
  private func properties(of type: NominalID) -> [PropertyReference] {
    program.files.indices.flatMap { file in program.properties(inFile: file) }.filter { property in
      let declaration = program.property(property)
      return !declaration.isComputed && !declaration.isRequirement && declaration.ownership == .strong
        && isType(program.type(of: property), type)
    }
  }

  /// Whether a value may hold an object of the type: in a list, a tuple, an optional.
  private func mentions(_ found: Type, _ type: NominalID) -> Bool {
    var pending = [found]
    while let next = pending.popLast() {
      switch next {
      case .nominal(type, _): return true
      // A type is no object, and what a function value captures is observed where it is made.
      case .metatype, .function: continue
      default: pending += next.parts
      }
    }
    return false
  }

  private func isType(_ found: Type, _ type: NominalID) -> Bool {
    switch found.unwrapped {
    case .nominal(let id, _): id == type
    case .array(let element), .set(let element), .dictionary(_, let element): isType(element, type)
    default: false
    }
  }

  /// The references that hold an object of the type in something that is no property of that type: a list of `Any`, a property of a protocol's type, an object of a
  /// framework.
  private func references(to type: NominalID, _ types: Set<NominalID>) -> [ReferenceReport] {
    let found = analysis.references(to: { found, isSelf in
      if case .nominal(let id, _) = found.unwrapped { isSelf ? types.contains(id) : id == type } else { false }
    })
    return found.filter { reference in
      if reference.strength != .strong || !reference.isFilledInSight { return false }
      if case .property(let property) = reference.name { return !isType(program.type(of: property), type) }
      return reference.containers.isEmpty || reference.containers.contains { !isType(program.type(of: $0), type) }
    }
  }

  /// A closure that is never freed keeps all that it captures.
  private func keeperOfClosure(_ observation: Observation) -> Verification.Keeper {
    var judgement = judging.judgement(of: observation)
    (judgement.effect, judgement.reason) = (.leak, "a cycle keeps the closure, and nothing ends that")
    return Verification.Keeper(judgement: judgement, gap: judgement.reason, premises: [])
  }

  /// A reference in something that is no property of the type; `nil` for one that ends with the code that made it.
  private func keeper(_ reference: ReferenceReport, of type: NominalID) -> Verification.Keeper? {
    var judgement = judging.judgement(of: reference)
    var premises: [String] = []
    if case .model(let row) = reference.source { premises = [name(ofModel: row)] }
    if let lasting = reference.lasting, reference.lifetime != .untilEvent {
      judgement.effect = .unknown
      judgement.reason = "\(judging.name(of: lasting)) keeps it, and nothing proves that it lets go of the object"
    } else if let owner = gravest(reference.containers.union(reference.property.map { [$0] } ?? []), of: type) {
      (judgement.effect, judgement.reason) = (owner.judgement.effect, owner.judgement.reason)
      premises += owner.premises
    } else if reference.lifetime != .untilEvent {
      switch reference.collection {
      case .local: return nil
      case .ofCaller: (judgement.effect, judgement.reason) = (.unknown, "a collection of the caller keeps it")
      case nil where premises.isEmpty: return nil
      case nil: premises.append("the life of `\(judgement.enclosure)`")
      }
    }
    let isOpen = judgement.effect == .unknown || judgement.effect == .leak
    return Verification.Keeper(judgement: judgement, gap: isOpen ? judgement.reason : nil, premises: premises)
  }

  /// What the first of these properties does that proves nothing; else what the first one does.
  private func gravest(_ properties: Set<PropertyReference>, of type: NominalID) -> Verification.Keeper? {
    let keepers = properties.sorted { ($0.file, $0.property.index) < ($1.file, $1.property.index) }.map { keeper($0, of: type) }
    return keepers.first { $0.gap != nil } ?? keepers.first
  }

  private func keeper(_ observation: Observation) -> Verification.Keeper {
    let judgement = judging.judgement(of: observation)
    let gap: String? =
      switch judgement.effect {
      case .leak, .unknown: judgement.reason
      case .harmless: nil
      case .delay: observation.evidence == .proven ? nil : "the path has a step that is assumed: \(judgement.reason)"
      }
    return Verification.Keeper(judgement: judgement, gap: gap, premises: models(of: observation))
  }

  /// A property holds the object as long as its owner lives, or until code empties it.
  private func keeper(_ property: PropertyReference, of type: NominalID) -> Verification.Keeper {
    let (declaration, owner) = (program.property(property), program.owner(of: property))
    let name = "`\(program.qualifiedName(of: property))`"
    var judgement = Judgement(
      kind: .reference, place: place(of: property), enclosure: owner.map(program.qualifiedName) ?? "", captured: program.name(of: property),
      strength: CaptureStrength.strong.rawValue, effect: .harmless, isCycle: false, reason: "", path: [])
    var gap: String?
    var premises: [String] = []
    if declaration.isStatic || owner == nil {
      if declaration.isLet, isOne(program.type(of: property)) {
        judgement.reason = "\(name) is meant to hold one object until the process ends"
      } else {
        gap = "\(name) lives as long as the process, and nothing proves that it lets go of the object"
      }
    } else if let owner, let holder = lasting[owner], !isOne(program.type(of: property)) {
      gap = "\(name) holds any number of objects, and its owner lives as long as the process in \(holder)"
    } else if let owner, owner != type {
      premises = ["the life of `\(program.qualifiedName(of: owner))`"]
      judgement.reason = "\(name) holds it as long as its owner lives, unless code empties it"
    } else {
      judgement.reason = "\(name) holds another object of the same type"
    }
    if let gap { (judgement.effect, judgement.reason) = (.unknown, gap) }
    return Verification.Keeper(judgement: judgement, gap: gap, premises: premises)
  }

  private func keeper(_ place: HandOvers.Place) -> Verification.Keeper {
    let gap = "the object is handed to `\(place.callee)`, which is neither in sight nor modelled"
    let judgement = Judgement(
      kind: .reference, place: place.place, enclosure: "", captured: "", strength: CaptureStrength.strong.rawValue, effect: .unknown, isCycle: false,
      reason: gap,
      path: [])
    return Verification.Keeper(judgement: judgement, gap: gap, premises: [])
  }

  private func place(of property: PropertyReference) -> SourcePlace {
    SourcePlace(file: Int(property.file), range: program.property(property).nameRange)
  }

  /// Whether a property of the type holds at most one object.
  private func isOne(_ type: Type) -> Bool { if case .nominal = type.unwrapped { true } else { false } }

  private func models(of observation: Observation) -> [String] {
    var rows: [Int] = []
    for step in observation.path {
      if case .reference(let reference) = step.kind, case .model(let row) = reference.field { rows.append(row) }
    }
    if case .model(let row) = observation.holder { rows.append(row) }
    if case .model(let row, _) = observation.end { rows.append(row) }
    return Set(rows).sorted().map(name)
  }

  private func name(ofModel row: Int) -> String {
    let model = program.models.functions[row]
    return "`\(model.type.map { "\($0)." } ?? "")\(model.name)` (\(model.origin))"
  }
}

extension ReferenceReport {
  /// The property that holds the target itself.
  fileprivate var property: PropertyReference? { if case .property(let property) = name { property } else { nil } }
}
