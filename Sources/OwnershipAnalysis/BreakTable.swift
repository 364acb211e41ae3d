import ProgramModel
import RuleFormat
import SourceFacts

/// Which code empties which property.
struct BreakTable: Sendable {
  /// For each property the functions that empty it, `deinit` excluded, in the order of the program.
  private var clearings: [PropertyReference: [(function: FunctionReference, place: SourcePlace)]] = [:]
  private var deliveries: Set<PropertyReference> = []
  private var called: Set<FunctionReference> = []
  /// For each class the methods in it that end what a model keeps, by the base name that they call; `deinit` excluded.
  private var endings: [NominalID: [String: (function: FunctionReference, place: SourcePlace)]] = [:]

  /// The same of `deinit`, which ends nothing that holds its object.
  private var deinitEndings: [NominalID: [String: (function: FunctionReference, place: SourcePlace)]] = [:]
  private var deinitClearings: [PropertyReference: (function: FunctionReference, place: SourcePlace)] = [:]

  init(units: [EvaluatedUnit], program: Program) {
    for unit in units {
      called.formUnion(unit.callees)
      let function = program.function(unit.root)
      if function.kind == .deinitializer, let owner = program.owner(of: unit.root) {
        for (method, place) in unit.endings { deinitEndings[owner, default: [:]][method] = (unit.root, place) }
        for (property, place) in unit.cleared { deinitClearings[property] = (unit.root, place) }
      }
      guard function.kind != .deinitializer, function.kind != .initializer else { continue }
      if let owner = program.owner(of: unit.root) {
        for (method, place) in unit.endings where endings[owner]?[method] == nil {
          endings[owner, default: [:]][method] = (unit.root, place)
        }
      }
      for (property, place) in unit.cleared {
        clearings[property, default: []].append((unit.root, place))
        if unit.invoked.contains(property) { deliveries.insert(property) }
      }
    }
  }

  struct Found {
    var kind: Break
    var function: FunctionReference
    var place: SourcePlace
  }

  /// What ends a cycle through a property, if anything does. `root` is the unit in which the closure is written.
  func find(_ property: PropertyReference, root: FunctionReference?, closure: SourcePlace, in program: Program) -> Found? {
    guard let all = clearings[property] else { return nil }
    // What the storing code empties in its own straight line is known by now; elsewhere in it, only the closure itself lets go.
    let own = all.first { $0.function == root }
    if let own, own.place.file == closure.file, closure.range.contains(own.place.range) {
      return Found(kind: .bySameCode, function: own.function, place: own.place)
    }
    let others = all.filter { $0.function != root }
    guard let first = others.first else { return nil }
    if deliveries.contains(property) { return Found(kind: .bySameCode, function: first.function, place: first.place) }
    if let live = others.first(where: { mayBeCalled($0.function, in: program) }) {
      return Found(kind: .byOtherMethod, function: live.function, place: live.place)
    }
    return Found(kind: .byUncalledMethod, function: first.function, place: first.place)
  }

  /// The call in the class of `root` that ends what a row keeps until then, if there is one outside of `deinit`.
  func find(endingOf row: Int, root: FunctionReference, in program: Program) -> Found? {
    guard let owner = program.owner(of: root), let known = endings[owner] else { return nil }
    let methods = program.models.functions[row].effects.flatMap(\.endedBy)
    let found = methods.compactMap { known[$0] }
    if let own = found.first(where: { $0.function == root }) {
      return Found(kind: .bySameCode, function: own.function, place: own.place)
    }
    guard let first = found.first else { return nil }
    let isCalled = found.contains { mayBeCalled($0.function, in: program) }
    return Found(kind: isCalled ? .byOtherMethod : .byUncalledMethod, function: first.function, place: first.place)
  }

  /// What `deinit` ends of a path, for captures that do not hold the object.
  func findInDeinit(_ edge: Edge, root: FunctionReference, in program: Program) -> Found? {
    switch edge.field {
    case .property(let property):
      return deinitClearings[property].map { Found(kind: .byDeinit, function: $0.function, place: $0.place) }
    case .model(let row):
      guard let owner = program.owner(of: root) else { return nil }
      let methods = program.models.functions[row].effects.flatMap(\.endedBy)
      for type in [owner] + program[owner].ancestors {
        if let found = methods.compactMap({ deinitEndings[type]?[$0] }).first {
          return Found(kind: .byDeinit, function: found.function, place: found.place)
        }
      }
      return nil
    default: return nil
    }
  }

  /// Can anything call the function: code of the program, or a framework by override, requirement, or the Objective-C runtime?
  private func mayBeCalled(_ reference: FunctionReference, in program: Program) -> Bool {
    let function = program.function(reference)
    if function.kind != .function || called.contains(reference) { return true }
    let file = Int(reference.file)
    let open: Set<String> = ["override", "objc", "IBAction", "public", "open", "dynamic"]
    if function.attributes.contains(where: { open.contains(program.files[file].name($0)) }) { return true }
    guard let owner = program.owner(of: reference), let name = function.name.map({ program.name($0, in: file) }) else { return true }
    // A requirement of a protocol that it may satisfy.
    return program[owner].ancestors.dropFirst().contains {
      program[$0].kind == .protocol && program[$0].functions[name] != nil
    } || program[owner].hasExternalAncestor
  }
}
