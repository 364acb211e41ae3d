import Program
import Facts

/// Groups the code that releases one property by its effect. For a store in unrelated code, one member of a group represents all.
///
/// Otherwise, where many functions fill a property and as many release it, every pair would have to be checked.
struct FieldReleaseGroups: Sendable {
  /// Smaller numbers are checked one by one.
  static let least = 16

  typealias OwnedFieldRelease = ReleaseFactTables.OwnedFieldRelease

  /// In program order.
  let all: [OwnedFieldRelease]
  /// The positions of ungrouped code.
  private var single: [Int32] = []
  /// For each group, the positions of its members.
  private var kinds: [[Int32]] = []
  /// For each grouped position, its group.
  private var kind: [Int32: Int32] = [:]
  private var ofFunction: [FunctionReference: [Int32]] = [:]
  /// Grouped code by the functions that its own function calls on every path.
  private var certainCallers: [FunctionReference: [Int32]] = [:]
  /// Grouped code, ordered by place.
  private var byPlace: [Int32] = []

  init(_ all: [OwnedFieldRelease], _ parts: ReleaseFactTables, _ calls: CallTable) {
    self.all = all
    var known: [FieldReleaseGroupKey: Int32] = [:]
    for (place, owned) in zip(Int32(0)..., all) {
      ofFunction[owned.function, default: []].append(place)
      guard let kind = FieldReleaseGroupKey(owned, parts, calls) else {
        single.append(place)
        continue
      }
      let number = known[kind] ?? Int32(kinds.count)
      if known.updateValue(number, forKey: kind) == nil { kinds.append([]) }
      kinds[Int(number)].append(place)
      self.kind[place] = number
      for case .function(let target) in parts.certainCalls[owned.function] ?? [] { certainCallers[target, default: []].append(place) }
    }
    byPlace = kinds.joined().sorted { all[Int($0)].place < all[Int($1)].place }
  }

  /// The releases in a function, including those in its closures.
  func fieldReleases(of function: FunctionReference) -> [OwnedFieldRelease] { (ofFunction[function] ?? []).map { all[Int($0)] } }

  /// Representatives for a store of a unit, in program order.
  ///
  /// - Parameters:
  ///   - root: The unit.
  ///   - related: Other functions whose code counts individually: those that call the unit on every path.
  ///   - place: Code to which the same applies.
  func representatives(apartFrom root: FunctionReference?, _ related: [FunctionReference], _ place: SourcePlace) -> [OwnedFieldRelease] {
    var own = Set(root.flatMap { certainCallers[$0] } ?? [])
    for function in related { own.formUnion((ofFunction[function] ?? []).lazy.filter { kind[$0] != nil }) }
    var index = first(atOrBehind: place)
    while index < byPlace.count, case let found = all[Int(byPlace[index])].place, found.file == place.file, found.range.start < place.range.end {
      if place.contains(found) { own.insert(byPlace[index]) }
      index += 1
    }
    var places = single + own
    for kind in kinds { if let first = kind.first(where: { !own.contains($0) }) { places.append(first) } }
    return places.sorted().map { all[Int($0)] }
  }

  private func first(atOrBehind place: SourcePlace) -> Int {
    var (low, high) = (0, byPlace.count)
    while low < high {
      let middle = (low + high) / 2
      let known = all[Int(byPlace[middle])].place
      if (known.file, known.range.start) < (place.file, place.range.start) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The functions with code of the same group.
  func alike(_ owned: OwnedFieldRelease) -> [FunctionReference] {
    guard let place = ofFunction[owned.function]?.first(where: { all[Int($0)].place == owned.place }), let kind = kind[place] else { return [] }
    return kinds[Int(kind)].map { all[Int($0)].function }
  }
}

/// Everything that matters about code that releases a property, for a reference stored by unrelated code.
private struct FieldReleaseGroupKey: Hashable {
  /// The calling function, if the release is in a called method. Which of its calls it is makes no difference.
  let caller: FunctionReference?
  let holders: Set<PropertyReference>
  let storage: Set<PropertyReference>
  let isOfSelf: Bool
  let isPartial: Bool
  let needsKey: Bool
  let isStrongUpdate: Bool
  let isHandedOut: Bool
  let ownerClass: NominalID?
  /// Set where a subclass may override it.
  let method: FunctionReference?
  let pathFromSelf: [Field]?
  let objects: [NodeKind]
  let objectType: Type
  let isOfOwnObject: Bool
  let owner: NominalID?
  let isTest: Bool
  let isDeliverer: Bool
  // The runner.
  let isOpen: Bool
  let isOpenInside: Bool
  let mayBeRun: Bool
  let isCalledByFramework: Bool
  let isCalledByTests: Bool
  let callers: [FunctionReference]
  let deinitializers: [FunctionReference]

  /// `nil` for code that counts individually.
  init?(_ owned: ReleaseFactTables.OwnedFieldRelease, _ parts: ReleaseFactTables, _ calls: CallTable) {
    let (fieldRelease, function, program) = (owned.fieldRelease, owned.function, calls.program)
    let callers = calls.callers(of: function)
    guard fieldRelease.closure == nil, fieldRelease.key == nil, fieldRelease.movedTo == nil, !fieldRelease.isForGone, !fieldRelease.isOfLast,
      !fieldRelease.runsLater, !owned.isInDeinit, !owned.isRestoration, !callers.contains(function), !Self.isOverridden(function, in: program)
    else { return nil }
    caller = fieldRelease.isThroughCall ? function : nil
    holders = fieldRelease.holders
    storage = fieldRelease.storage
    isOfSelf = fieldRelease.isOfSelf
    isPartial = fieldRelease.isPartial
    needsKey = fieldRelease.needsKey
    isStrongUpdate = fieldRelease.isStrongUpdate
    isHandedOut = fieldRelease.isHandedOut
    ownerClass = fieldRelease.ownerClass
    method = fieldRelease.method.flatMap { Self.isOverridden($0, in: program) ? $0 : nil }
    pathFromSelf = fieldRelease.pathFromSelf
    objects = fieldRelease.objects
    objectType = fieldRelease.objectType
    isOfOwnObject = parts.ofOwnObjects.contains(fieldRelease.place)
    owner = program.owner(of: function)
    isTest = program.isTest(function)
    isDeliverer = parts.deliverers[fieldRelease.property]?.contains(function) ?? false
    isOpen = calls.isOpen(function)
    isOpenInside = calls.isOpen(function, modules: false)
    mayBeRun = calls.mayBeRun(function, modules: true)
    isCalledByFramework = program.isCalledByFramework(function)
    isCalledByTests = calls.calledByTests.contains(function)
    self.callers = callers
    deinitializers = calls.deinitializers(calling: function)
  }

  private static func isOverridden(_ function: FunctionReference, in program: Program) -> Bool {
    program.isStatic(function) || program.implementations(of: function, atMost: 2) != [function]
  }
}
