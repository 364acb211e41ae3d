import Facts
import Findings
import Ownership
import Program

/// Makes the test of one observation: the objects, the steps of its path, and the object that has to go.
struct TestPlanner {
  let program: Program
  let observation: Observation
  /// The strong references that the same closure makes, this one first.
  let others: [Observation]
  let access: ProgramAccess
  var finder: CallFinder
  var maker: ValueMaker
  /// The objects made so far, by type; the object under test first.
  private var objects: [(type: NominalID, name: String)] = []
  /// The arguments of the last call of each function, by position.
  private var arguments: [FunctionReference: [Int: String]] = [:]
  /// The results of functions.
  private var results: [FunctionReference: String] = [:]
  private var title: String?
  /// The properties that a method was called to fill.
  private var filled: Set<PropertyReference> = []

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
    let entries = try entries()
    for entry in entries { try take(entry) }
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
    var places = observation.path.compactMap { step -> SourcePlace? in
      switch step.kind {
      case .assigned, .put, .storesItself: step.place
      case .reference(let reference): if case .model = reference.field { step.place } else { nil }
      default: nil
      }
    }
    places.append(observation.head)
    var found: [CallFinder.Entry] = []
    for place in places {
      guard let unit = access.unit(around: place) else { continue }
      if program.isTest(file: Int(unit.file)) { throw MissingPiece("the code is itself code of tests") }
      guard let entry = finder.entry(to: unit, place: place) else {
        if let owner = program.owner(of: unit), !access.isVisible(owner) { throw MissingPiece("`\(program.qualifiedName(of: owner))` is private") }
        throw MissingPiece("`\(program.describe(unit))` is private, and nothing that a test can call leads to it")
      }
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
    return found.filter { entry in !found.contains { other in other.function != entry.function && finder.runs(other.function, entry.function) } }
  }

  private mutating func take(_ entry: CallFinder.Entry) throws(MissingPiece) {
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
    let receiver = try receiver(owner)
    try prepare(entry.function, on: receiver, way)
    try call(entry.function, on: receiver, way)
  }

  /// The objects that have a name.
  private var known: [(type: NominalID, name: String)] { objects + maker.bound }

  /// The object on which to call a method: one that is there, part of one, or a new one.
  private mutating func receiver(_ owner: NominalID) throws(MissingPiece) -> String {
    if let known = known.first(where: { program[$0.type].ancestors.contains(owner) }) { return known.name }
    for object in known {
      for property in program[object.type].ancestors.flatMap({ program[$0].properties.values.joined() }).sorted(by: { $0.keyBits < $1.keyBits }) {
        let type = program.type(of: property)
        guard case .nominal(let id, _) = type.unwrapped, program[id].ancestors.contains(owner), access.isVisible(property), !program.property(property).isStatic else {
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
  private mutating func make(_ owner: NominalID, by initializer: FunctionReference?, _ way: WayToPlace?) throws(MissingPiece) -> String {
    let type = program[owner]
    maker.isThrowing = false
    maker.isAsync = false
    let expression: String
    switch type.kind {
    case .class, .actor, .struct:
      let arguments = try program.concreteArguments(of: owner, access)
      expression = try maker.object(owner, arguments, by: initializer, chosen: way?.arguments ?? [:])
    default: expression = try maker.value(of: .nominal(owner, []))
    }
    let prefix = (maker.isThrowing ? "try " : "") + (maker.isAsync ? "await " : "")
    let name: String
    if type.kind == .protocol, !expression.contains("(") {
      name = expression
    } else {
      name = maker.freshName(program.text(type.name))
      maker.add("\(type.isOfObjects ? "let" : "var") \(name) = \(prefix)\(expression)")
    }
    objects.append((owner, name))
    if let initializer { arguments[initializer] = way?.arguments }
    return name
  }

  /// Sets what the function finds empty otherwise.
  private mutating func prepare(_ function: FunctionReference, on receiver: String, _ way: WayToPlace) throws(MissingPiece) {
    guard let owner = program.owner(of: function) else { return }
    for (property, text) in way.properties.sorted(by: { $0.key.keyBits < $1.key.keyBits }) where isOwn(property, of: owner) && access.isSettable(property) {
      maker.add("\(receiver).\(program.name(of: property)) = \(text)")
    }
    var seen: Set<PropertyReference> = []
    let assigned = assignedProperties(in: function)
    for use in finder.uses(in: function) {
      guard let property = use.property, seen.insert(property).inserted, isOwn(property, of: owner) else { continue }
      guard way.properties[property] == nil, !assigned.contains(property), isEmptyAtFirst(property) else { continue }
      let type = program.type(of: property)
      if type.isCollection, !pathProperties.contains(property) { continue }
      guard isOptional(type) || type.isCollection, !type.isFunction else { continue }
      let filling = isOptional(type) ? type.unwrapped : type
      if !access.isSettable(property) {
        try fill(property, before: function)
      } else if let value = maker.attempt({ maker throws(MissingPiece) in try maker.value(of: filling) }) {
        maker.add("\(receiver).\(program.name(of: property)) = \(value)")
      }
    }
  }

  /// Calls a method that fills a property which the test cannot set.
  private mutating func fill(_ property: PropertyReference, before function: FunctionReference) throws(MissingPiece) {
    guard filled.insert(property).inserted, let place = Fillers(program: program, access: access).place(filling: property, except: function),
      let unit = access.unit(around: place), let entry = finder.entry(to: unit, place: place), entry.function != function, !finder.runs(entry.function, function)
    else { return }
    var planner = self
    if (try? planner.take(entry)) != nil { self = planner }
  }

  /// The properties on the path.
  private var pathProperties: Set<PropertyReference> {
    Set(
      observation.path.compactMap { step in
        switch step.kind {
        case .reference(let reference), .last(let reference): if case .property(let property) = reference.field { property } else { nil }
        default: nil
        }
      })
  }

  private func isOptional(_ type: Type) -> Bool { if case .optional = type { true } else { false } }

  private func isOwn(_ property: PropertyReference, of owner: NominalID) -> Bool {
    program.owner(of: property).map { program[owner].ancestors.contains($0) } ?? false
  }

  private func isEmptyAtFirst(_ property: PropertyReference) -> Bool {
    let declaration = program.property(property)
    if declaration.isComputed || declaration.isStatic || declaration.isLazy { return false }
    guard let value = declaration.initialValue else { return true }
    return program.files[Int(property.file)][value].instructions.contains { instruction in
      switch instruction.operation {
      case .literal(.nil, _): true
      case .array(let elements), .dictionary(let elements): elements.count == 0
      default: false
      }
    }
  }

  private func assignedProperties(in unit: FunctionReference) -> Set<PropertyReference> {
    var found: Set<PropertyReference> = []
    for (reference, body) in program.resolveUnit(unit).bodies {
      for instruction in program.function(reference).instructions {
        guard case .assign(let target, _, _) = instruction.operation, case .property(let property, _) = body.reference(target) else { continue }
        found.insert(property)
      }
    }
    return found
  }

  private mutating func call(_ reference: FunctionReference, on receiver: String?, _ way: WayToPlace) throws(MissingPiece) {
    let function = program.function(reference)
    let facts = program.file(reference)
    let prefix = receiver.map { $0 + "." } ?? ""
    let name = function.name.map(facts.name) ?? ""
    let isOfActor = program.owner(of: reference).map { program[$0].kind == .actor } ?? false
    maker.isAsync = function.isAsync || isOfActor && !program.isStatic(reference) && !access.hasAttribute("nonisolated", reference)
    switch function.kind {
    case .getter where !function.isSubscript, .initialValue: add("_ = ", "\(prefix)\(propertyName(function, facts))")
    case .setter, .didSet, .willSet:
      guard let property = function.property, !function.isSubscript else { throw MissingPiece("`\(program.describe(reference))` is a subscript") }
      let type = program.type(of: PropertyReference(file: Int(reference.file), property: property))
      let value = try maker.value(of: type)
      maker.add("\(prefix)\(propertyName(function, facts)) = \(value)")
    case .function:
      let type = program.owner(of: reference).map(program.selfType) ?? .unknown
      maker.reusable = known.filter { maker.preferred.contains($0.type) }
      maker.receiver = receiver
      let list = try maker.arguments(of: reference, on: type, chosen: way.arguments, types: way.types)
      maker.reusable = []
      remember(list, of: reference)
      if name.first.map({ !$0.isLetter && $0 != "_" }) ?? true { throw MissingPiece("`\(program.describe(reference))` is an operator") }
      let expression = "\(prefix)\(name)(\(list.joined(separator: ", ")))"
      if function.result != nil, !access.isVoid(program.resultType(of: reference)) {
        let result = resultName(reference)
        results[reference] = result
        if case .nominal(let id, _) = program.resultType(of: reference), program[id].isOfObjects, !function.isThrowing { objects.append((id, result)) }
        add("let \(result) = ", (function.isThrowing ? "try? " : "") + (maker.isAsync ? "await " : "") + expression, isWhole: true)
      } else if neverEnds(reference) {
        maker.add("Task { \(function.isThrowing ? "try? " : "")await \(expression) }")
      } else {
        add("", (function.isThrowing ? "try? " : "") + (maker.isAsync ? "await " : "") + expression, isWhole: true)
      }
    default: throw MissingPiece("no test can run `\(program.describe(reference))`")
    }
  }

  private mutating func resultName(_ reference: FunctionReference) -> String { maker.freshName("Result") }

  private mutating func add(_ head: String, _ expression: String, isWhole: Bool = false) {
    maker.add(head + (!isWhole && maker.isAsync ? "await " : "") + expression)
  }

  private func propertyName(_ function: Function, _ facts: FileFacts) -> String { function.property.map { facts.name(facts[$0].name) } ?? "" }

  /// Whether an asynchronous function waits in a loop, so that nobody may wait for it.
  private func neverEnds(_ reference: FunctionReference) -> Bool {
    let function = program.function(reference)
    return function.isAsync && function.instructions.contains { if case .beginLoop = $0.operation { true } else { false } }
  }

  private mutating func remember(_ list: [String], of reference: FunctionReference) {
    var known: [Int: String] = [:]
    var next = 0
    for (index, parameter) in program.function(reference).parameters.enumerated() where parameter.defaultValue == nil || list.count == program.function(reference).parameters.count {
      guard next < list.count else { break }
      let value = list[next].split(separator: " ").last.map(String.init) ?? ""
      if !value.contains("("), !value.contains("\"") { known[index] = value }
      next += 1
    }
    arguments[reference] = known
  }

  // MARK: The object that has to go

  private mutating func watched() throws(MissingPiece) -> Watched {
    // A property may be one of several objects: those of the cycle that have names come first.
    if observation.subject == .storedReference, let found = objectOfCycle() { return found }
    let candidates = [observation.captured] + others.map(\.captured) + nodes.map(\.name)
    for candidate in candidates {
      if let found = expression(for: candidate) { return found }
    }
    if let found = objectOfCycle() { return found }
    for node in nodes.filter({ observation.keeper == .cycle && $0.kind != .selfObject }) {
      if let found = part(of: node.type) { return found }
    }
    if let found = part(of: typeOfCaptured) { return found }
    let name = program.name(of: observation.captured)
    throw MissingPiece("`\(name)` is made \(enclosing.map { "inside of `\($0)`" } ?? "where no test can name it"), and nothing that a test has leads to it")
  }

  /// The objects of a cycle stay together.
  private func objectOfCycle() -> Watched? {
    for node in nodes {
      guard case .nominal(let id, _) = node.type.unwrapped, let object = known.first(where: { program[$0.type].ancestors.contains(id) }) else { continue }
      if program[object.type].isOfObjects { return Watched(expression: object.name, type: typeText(object.type)) }
    }
    return nil
  }

  private var enclosing: String? { access.unit(around: observation.head).map(program.describe) }

  /// The holders and objects on a cycle.
  private var nodes: [PathNode] {
    guard observation.keeper == .cycle else { return [] }
    return observation.path.flatMap { step -> [PathNode] in
      switch step.kind {
      case .reference(let reference), .last(let reference), .capture(let reference): [reference.source, reference.target]
      default: []
      }
    }
  }

  private var typeOfCaptured: Type {
    switch observation.captured {
    case .property(let property): return program.type(of: property)
    case .variable(let variable):
      guard let unit = access.unit(around: observation.head) else { return .unknown }
      return program.resolveUnit(unit).variableType(variable.variable)
    default: return .unknown
    }
  }

  /// An object that one of those at hand holds, found by reflection.
  private func part(of type: Type) -> Watched? {
    guard case .nominal(let id, let arguments) = type.unwrapped, arguments.isEmpty, access.isVisible(id), program[id].isOfObjects else { return nil }
    if typeText(id) != program.qualifiedName(of: id) { return nil }
    let reach = TypeReach(program)
    guard let object = known.first(where: { reach.holds(id, from: $0.type) }) else { return nil }
    return Watched(expression: object.name, type: typeText(id), isPart: true)
  }

  private func expression(for name: ObjectName) -> Watched? {
    switch name {
    case .selfObject:
      guard let unit = access.unit(around: observation.head), let owner = program.owner(of: unit), program[owner].kind != .struct, program[owner].kind != .enum
      else { return nil }
      return objects.first { program[$0.type].ancestors.contains(owner) }.map { Watched(expression: $0.name, type: typeText($0.type)) }
    case .variable(let variable):
      guard let unit = access.unit(around: observation.head) else { return nil }
      // A strong `self` behind `[weak self]`.
      if program.name(of: name) == "self" { return expression(for: .selfObject) }
      return expression(for: variable.variable, in: unit, depth: 0)
    case .property(let property):
      guard access.isVisible(property), let owner = program.owner(of: property), program.semantics(of: program.type(of: property)) == .reference else { return nil }
      return objects.first { program[$0.type].ancestors.contains(owner) }.map { Watched(expression: "\($0.name).\(program.name(of: property))", type: "AnyObject") }
    case .external, .type, .unnamed: return nil
    }
  }

  /// A local variable that stands for something that the test has.
  private func expression(for variable: VariableID, in unit: FunctionReference, depth: Int) -> Watched? {
    guard depth < 8 else { return nil }
    for reference in program.functions(within: unit) {
      let function = program.function(reference)
      if let index = function.parameters.firstIndex(where: { $0.variable == variable }) {
        return arguments[reference]?[index].map { Watched(expression: $0, type: "AnyObject") }
      }
      let body = program.resolveUnit(unit).bodies[reference]
      for instruction in function.instructions {
        switch instruction.operation {
        case .declare(variable, let value?, _):
          switch function[value].operation {
          case .selfReference: return expression(for: .selfObject)
          case .variable(let other): if let found = expression(for: other, in: unit, depth: depth + 1) { return found }
          case .name, .member:
            if case .property(let property, _)? = body?.reference(value), let found = expression(for: .property(property)) { return found }
          default: break
          }
        case .assign(let target, let value, _):
          guard case .variable(variable) = function[value].operation, case .property(let property, _)? = body?.reference(target) else { break }
          if let found = expression(for: .property(property)) { return found }
        case .returnValue(let value?) where reference == unit:
          if case .variable(variable) = function[value].operation, let result = results[unit] { return Watched(expression: result, type: "AnyObject") }
        default: break
        }
      }
    }
    return nil
  }

  private func typeText(_ type: NominalID) -> String {
    program[type].kind == .protocol || !program[type].genericParameters.isEmpty ? "AnyObject" : program.qualifiedName(of: type)
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
        guard let candidate = self[proto].descendants.first(where: { self[$0].kind != .protocol && self[$0].genericParameters.isEmpty && access.isVisible($0) }) else {
          throw MissingPiece("nothing in sight conforms to `\(text(self[proto].name))`")
        }
        result.append(.nominal(candidate, []))
      } else if case .nominal = constraint {
        result.append(constraint)
      } else if let name = names.find("Int") ?? names.find("String") {
        result.append(.external(name, []))
      } else {
        throw MissingPiece("the generic arguments of `\(qualifiedName(of: id))` are not in sight")
      }
    }
    return result
  }
}
