import Program
import Facts

/// The code that empties one property, told apart by what it does: of code that nothing connects with what stores a reference, one of a kind
/// stands for all.
///
/// A property that many functions fill and as many empty would else have each pair of them looked at.
struct ClearingKinds: Sendable {
  /// Fewer are looked at one by one.
  static let least = 16

  typealias OwnedClearing = ReleaseParts.OwnedClearing

  /// In the order of the program.
  let all: [OwnedClearing]
  /// Where those stand of which each counts by itself.
  private var single: [Int32] = []
  /// For each kind where those of it stand.
  private var kinds: [[Int32]] = []
  /// For those of a kind, which it is.
  private var kind: [Int32: Int32] = [:]
  private var ofFunction: [FunctionReference: [Int32]] = [:]
  /// Those of a kind by what their functions call whenever they run.
  private var certainCallers: [FunctionReference: [Int32]] = [:]
  /// Those of a kind, in the order of their places.
  private var byPlace: [Int32] = []

  init(_ all: [OwnedClearing], _ parts: ReleaseParts, _ calls: CallTable) {
    self.all = all
    var known: [ClearingKind: Int32] = [:]
    for (place, owned) in zip(Int32(0)..., all) {
      ofFunction[owned.function, default: []].append(place)
      guard let kind = ClearingKind(owned, parts, calls) else {
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

  /// What a function does, its closures included.
  func clearings(of function: FunctionReference) -> [OwnedClearing] { (ofFunction[function] ?? []).map { all[Int($0)] } }

  /// What stands for all of it, for what a unit stores, in the order of the program.
  ///
  /// - Parameters:
  ///   - root: The unit.
  ///   - related: Other functions whose code counts by itself, as it does where functions call the unit whenever they run.
  ///   - place: Code of which the same holds.
  func standing(apartFrom root: FunctionReference?, _ related: [FunctionReference], _ place: SourcePlace) -> [OwnedClearing] {
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

  /// Whose code is of the same kind.
  func alike(_ owned: OwnedClearing) -> [FunctionReference] {
    guard let place = ofFunction[owned.function]?.first(where: { all[Int($0)].place == owned.place }), let kind = kind[place] else { return [] }
    return kinds[Int(kind)].map { all[Int($0)].function }
  }
}

/// All that tells what code that empties a property is for a reference which is stored by code that has nothing to do with it.
private struct ClearingKind: Hashable {
  /// Of what calls a method the function: which of its calls that is makes no difference.
  let caller: FunctionReference?
  let holders: Set<PropertyReference>
  let isOfSelf: Bool
  let isPartial: Bool
  let needsKey: Bool
  let isStrongUpdate: Bool
  let isHandedOut: Bool
  let ownerClass: NominalID?
  /// Where a class may have another one in its place.
  let method: FunctionReference?
  let pathFromSelf: [Field]?
  let objects: [NodeKind]
  let objectType: Type
  let isOfOwnObject: Bool
  let owner: NominalID?
  let isTest: Bool
  let isDeliverer: Bool
  // Who runs it.
  let isOpen: Bool
  let isOpenInside: Bool
  let mayBeRun: Bool
  let isCalledByFramework: Bool
  let isCalledByTests: Bool
  let callers: [FunctionReference]
  let deinitializers: [FunctionReference]

  /// `nil` for what counts by itself.
  init?(_ owned: ReleaseParts.OwnedClearing, _ parts: ReleaseParts, _ calls: CallTable) {
    let (clearing, function, program) = (owned.clearing, owned.function, calls.program)
    let callers = calls.callers(of: function)
    guard clearing.closure == nil, clearing.key == nil, !clearing.isForGone, !clearing.isOfLast, !clearing.runsLater, !owned.isInDeinit,
      !owned.isRestoration, !callers.contains(function), !Self.isOverridden(function, in: program)
    else { return nil }
    caller = clearing.isThroughCall ? function : nil
    holders = clearing.holders
    isOfSelf = clearing.isOfSelf
    isPartial = clearing.isPartial
    needsKey = clearing.needsKey
    isStrongUpdate = clearing.isStrongUpdate
    isHandedOut = clearing.isHandedOut
    ownerClass = clearing.ownerClass
    method = clearing.method.flatMap { Self.isOverridden($0, in: program) ? $0 : nil }
    pathFromSelf = clearing.pathFromSelf
    objects = clearing.objects
    objectType = clearing.objectType
    isOfOwnObject = parts.ofOwnObjects.contains(clearing.place)
    owner = program.owner(of: function)
    isTest = program.isTest(function)
    isDeliverer = parts.deliverers[clearing.property]?.contains(function) ?? false
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
