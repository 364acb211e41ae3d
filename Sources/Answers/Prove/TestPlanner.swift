import Facts
import Findings
import Ownership
import Program

/// Makes the test of one observation: the objects, the steps of its path, and the object that has to go.
struct TestPlanner {
  let program: Program
  let observation: Observation
  /// The further strong references of the same closure.
  let others: [Observation]
  let access: ProgramAccess
  var finder: CallFinder
  var maker: ValueMaker
  /// The objects made so far, by type; the object under test first.
  var objects: [(type: NominalID, name: String)] = []
  /// The arguments of the last call of each function, by position.
  var arguments: [FunctionReference: [Int: String]] = [:]
  /// The results of functions.
  var results: [FunctionReference: String] = [:]
  private var title: String?
  /// The properties that a method was called to fill.
  var filled: Set<PropertyReference> = []
  /// The types of the objects on which to call functions, where the path says it.
  private var holders: [FunctionReference: NominalID] = [:]
  /// The functions that the test calls so far.
  var taken: Set<FunctionReference> = []

  /// - Parameter others: Further observations of the same closure.
  init(_ observation: Observation, _ others: [Observation], in program: Program) {
    self.program = program
    self.observation = observation
    self.others = others
    access = ProgramAccess(program: program)
    finder = CallFinder(program)
    maker = ValueMaker(program)
  }

  mutating func test() throws(MissingPiece) -> LeakTest {
    maker.preferred = Set(nodes.compactMap { if case .nominal(let id, _) = $0.type.unwrapped { id } else { nil } })
    if observation.subject == .storedReference, let property = access.property(at: observation.head), let owner = program.owner(of: property) {
      maker.preferred.insert(owner)
    }
    let entries = try entries()
    for entry in entries { try take(entry) }
    if let unit = access.unit(around: observation.head) { callClosures(around: observation.head, in: unit) }
    if case .variable = observation.captured, program.name(of: observation.captured) == "self" {
      // The closure holds the object only once it runs.
      maker.add("try await Task.sleep(nanoseconds: 10_000_000)")
    }
    let watched = try watched()
    for result in results.values where result != watched.expression { maker.drop(name: result) }
    return LeakTest(name: title ?? "Leak", imports: imports(of: entries), stubs: maker.stubs, statements: maker.statements, watched: watched)
  }

  // MARK: Steps

  /// The functions to call, in the order of the path.
  private mutating func entries() throws(MissingPiece) -> [CallFinder.Entry] {
    var places = stores
    if observation.subject == .storedReference { places = storesOfCycle + places }
    places.append((observation.head, nil))
    var found: [CallFinder.Entry] = []
    for (place, holder) in places {
      guard let unit = access.unit(around: place) else { continue }
      if !program.isCompiled(file: Int(unit.file)) { throw MissingPiece("no target compiles the code") }
      if program.isTest(file: Int(unit.file)) { throw MissingPiece("the code is itself code of tests") }
      guard let entry = finder.entry(to: unit, place: place) else {
        if let owner = program.owner(of: unit), !access.isVisible(owner) { throw MissingPiece("`\(program.qualifiedName(of: owner))` is private") }
        throw MissingPiece("`\(program.describe(unit))` is private, and nothing that a test can call leads to it")
      }
      if let owner = program.owner(of: entry.function), let holder, program[holder].ancestors.contains(owner) { holders[entry.function] = holder }
      found.removeAll { $0.function == entry.function }
      found.append(entry)
    }
    if found.isEmpty {
      if observation.subject == .storedReference || observation.subject == .closureCapture, let property = access.property(at: observation.head) {
        throw MissingPiece("no code in sight stores into `\(program.name(of: property))`")
      }
      throw MissingPiece("the code stands outside of functions, and no test can run it")
    }
    // What another one runs needs no call of its own.
    return found.enumerated().filter { index, entry in
      !found.enumerated().contains { place, other in
        // Of two that run each other, the first stays.
        place != index && finder.runs(other.function, entry.function) && (place < index || !finder.runs(entry.function, other.function))
      }
    }.map(\.element)
  }

  /// Where the path says that a reference is stored, each with the type of its holder.
  private var stores: [(place: SourcePlace, holder: NominalID?)] {
    var holder: NominalID?
    return observation.path.compactMap { step in
      switch step.kind {
      case .assigned, .put, .storesItself: return step.place.map { ($0, holder) }
      case .reference(let reference):
        if case .model = reference.field { return step.place.map { ($0, holder) } }
        if case .nominal(let id, _) = reference.source.type.unwrapped { holder = id }
        return nil
      default: return nil
      }
    }
  }

  mutating func take(_ entry: CallFinder.Entry) throws(MissingPiece) {
    guard taken.insert(entry.function).inserted else { return }
    let function = program.function(entry.function)
    let way = WayToPlace(through: entry.function, to: entry.place, in: program)
    if title == nil { title = name(of: entry.function) }
    guard let owner = program.owner(of: entry.function) else { return try call(entry.function, on: nil, way) }
    if function.kind == .initializer {
      if !known.contains(where: { $0.type == owner }) { try make(owner, by: entry.function, way) }
      return
    }
    if function.kind == .initialValue, let property = function.property {
      let declaration = program.files[Int(entry.function.file)][property]
      if !declaration.isStatic, !declaration.isLazy {
        _ = try receiver(owner)
        return
      }
    }
    if program.isStatic(entry.function) { return try call(entry.function, on: program.qualifiedName(of: owner), way) }
    // What decides whether the place is reached, and only an initialiser can set.
    maker.wishes = way.properties.filter { !access.isSettable($0.key) }
    let receiver = try receiver(holders[entry.function] ?? owner)
    maker.wishes = [:]
    try prepare(entry.function, on: receiver, way)
    try call(entry.function, on: receiver, way)
  }

  /// The stores into properties of a cycle that are no steps of the path.
  private var storesOfCycle: [(place: SourcePlace, holder: NominalID?)] {
    pathReferences.compactMap { property, holder in
      let declaration = program.property(property)
      if declaration.isLazy, let value = declaration.initialValue {
        return (SourcePlace(file: Int(property.file), range: program.files[Int(property.file)][value].range), holder)
      }
      return isEmptyAtFirst(property) ? fillers.place(filling: property, except: nil).map { ($0, holder) } : nil
    }
  }

  /// The objects that have a name.
  var known: [(type: NominalID, name: String)] { objects + maker.bound }

  /// The object on which to call a method: one that is there, part of one, or a new one.
  private mutating func receiver(_ owner: NominalID) throws(MissingPiece) -> String {
    if let known = known.first(where: { program[$0.type].ancestors.contains(owner) }) { return known.name }
    for object in known {
      for property in program[object.type].ancestors.flatMap({ program[$0].properties.values.joined() }).sorted(by: { $0.keyBits < $1.keyBits }) {
        let type = program.type(of: property)
        guard case .nominal(let id, _) = type.unwrapped, program[id].ancestors.contains(owner), access.isVisible(property), !program.property(property).isStatic
        else {
          continue
        }
        let name = "\(object.name).\(program.name(of: property))"
        if case .optional = type { return name + "?" }
        return name
      }
    }
    return try make(owner, by: nil, nil)
  }

  @discardableResult
  private mutating func make(_ declared: NominalID, by initializer: FunctionReference?, _ way: WayToPlace?) throws(MissingPiece) -> String {
    let heir = initializer == nil && !maker.preferred.contains(declared) ? program[declared].descendants.first(where: maker.preferred.contains) : nil
    let owner = heir ?? declared
    let type = program[owner]
    maker.effects = CallEffects()
    let expression: String
    switch type.kind {
    case .class, .actor, .struct:
      let arguments = try program.concreteArguments(of: owner, access)
      expression = try maker.object(owner, arguments, by: initializer, chosen: way?.arguments ?? [:])
    default: expression = try maker.value(of: .nominal(owner, []))
    }
    let name: String
    if type.kind == .protocol, !expression.contains("(") {
      name = expression
    } else {
      name = maker.freshName(program.text(type.name))
      maker.add("\(type.isOfObjects ? "let" : "var") \(name) = \(maker.effects.prefix)\(expression)")
    }
    objects.append((owner, name))
    if let initializer { arguments[initializer] = way?.arguments }
    return name
  }

  private mutating func call(_ reference: FunctionReference, on receiver: String?, _ way: WayToPlace) throws(MissingPiece) {
    let function = program.function(reference)
    let facts = program.file(reference)
    let prefix = receiver.map { $0 + "." } ?? ""
    let isOfActor = program.owner(of: reference).map { program[$0].kind == .actor } ?? false
    var effects = CallEffects(of: function)
    if isOfActor, !program.isStatic(reference), !access.hasAttribute("nonisolated", reference) { effects.isAsync = true }
    switch function.kind {
    case .getter where !function.isSubscript, .initialValue: maker.add("_ = \(effects.lenientPrefix)\(prefix)\(propertyName(function, facts))")
    case .setter, .didSet, .willSet:
      guard let property = function.property, !function.isSubscript else { throw MissingPiece("`\(program.describe(reference))` is a subscript") }
      if isOfActor { throw MissingPiece("`\(program.describe(reference))` belongs to an actor, and no test can assign to it") }
      try assign(
        PropertyReference(file: Int(reference.file), property: property), of: prefix,
        program.type(of: PropertyReference(file: Int(reference.file), property: property)))
    case .function:
      let name = function.name.map(facts.name) ?? ""
      if name.first.map({ !$0.isLetter && $0 != "_" }) ?? true { throw MissingPiece("`\(program.describe(reference))` is an operator") }
      let type = program.owner(of: reference).map(program.selfType) ?? .unknown
      maker.reusable = known.filter { maker.preferred.contains($0.type) }
      maker.receiver = receiver
      maker.effects = CallEffects()
      let made = try maker.arguments(of: reference, on: type, chosen: way.arguments, types: way.types)
      maker.reusable = []
      arguments[reference] = made.values
      effects.add(maker.effects)
      try add("\(prefix)\(name)(\(made.list))", reference, effects)
    default: throw MissingPiece("no test can run `\(program.describe(reference))`")
    }
  }

  /// The statement of a call, with a name for its result.
  private mutating func add(_ expression: String, _ reference: FunctionReference, _ effects: CallEffects) throws(MissingPiece) {
    let function = program.function(reference)
    let type = program.resultType(of: reference)
    if function.result != nil, !access.isVoid(type) {
      let result = maker.freshName("Result")
      results[reference] = result
      if case .nominal(let id, _) = type, program[id].isOfObjects, !effects.isThrowing { objects.append((id, result)) }
      maker.add("let \(result) = \(effects.lenientPrefix)\(expression)")
    } else {
      maker.add(neverEnds(reference) ? "Task { \(effects.lenientPrefix)\(expression) }" : effects.lenientPrefix + expression)
    }
  }

  /// Assigns a new value to a property.
  mutating func assign(_ property: PropertyReference, of prefix: String, _ type: Type) throws(MissingPiece) {
    maker.effects = CallEffects()
    let value = try maker.value(of: type)
    maker.add("\(prefix)\(program.name(of: property)) = \(maker.effects.prefix)\(value)")
  }

  private func propertyName(_ function: Function, _ facts: FileFacts) -> String { function.property.map { facts.name(facts[$0].name) } ?? "" }

  /// Whether an asynchronous function has a loop that may never end. A test that awaits it would hang.
  private func neverEnds(_ reference: FunctionReference) -> Bool {
    let function = program.function(reference)
    return function.isAsync && function.instructions.contains { if case .beginLoop = $0.operation { true } else { false } }
  }

  private func name(of function: FunctionReference) -> String {
    let declaration = program.function(function)
    let facts = program.file(function)
    let member = declaration.property.map { facts.name(facts[$0].name) } ?? declaration.name.map(facts.name) ?? ""
    let owner = program.owner(of: function).map { program.text(program[$0].name) } ?? ""
    return owner + member.prefix(1).uppercased() + member.dropFirst()
  }

  private func imports(of entries: [CallFinder.Entry]) -> [String] {
    Set(maker.files.union(entries.map(\.function.file)).flatMap { program.files[Int($0)].importedModules }).sorted()
  }
}

extension Program {
  /// Generic arguments that meet the constraints of a type.
  fileprivate func concreteArguments(of id: NominalID, _ access: ProgramAccess) throws(MissingPiece) -> [Type] {
    var result: [Type] = []
    for constraint in constraints(of: id) {
      if case .nominal(let proto, _) = constraint, self[proto].kind == .protocol {
        guard let candidate = self[proto].descendants.first(where: { self[$0].kind != .protocol && self[$0].genericParameters.isEmpty && access.isVisible($0) })
        else {
          throw MissingPiece("nothing in sight conforms to `\(text(self[proto].name))`")
        }
        result.append(.nominal(candidate, []))
      } else if case .nominal = constraint {
        result.append(constraint)
      } else if semantics(of: constraint) != .reference, let name = names.find("Int") {
        result.append(.external(name, []))
      } else {
        throw MissingPiece("the generic arguments of `\(qualifiedName(of: id))` are not in sight")
      }
    }
    return result
  }
}
