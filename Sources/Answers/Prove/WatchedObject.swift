import Facts
import Ownership
import Program

/// The object that has to go.
extension TestPlanner {
  mutating func watched() throws(MissingPiece) -> Watched {
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
  var nodes: [PathNode] {
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
      guard access.isVisible(property), !program.property(property).isStatic, let owner = program.owner(of: property),
        program.semantics(of: program.type(of: property)) == .reference
      else {
        return nil
      }
      return objects.first { program[$0.type].ancestors.contains(owner) }.map {
        Watched(expression: "\($0.name).\(program.name(of: property))", type: "AnyObject")
      }
    case .external, .type, .unnamed: return nil
    }
  }

  /// A local variable that stands for something that the test has.
  private func expression(for variable: VariableID, in unit: FunctionReference, depth: Int) -> Watched? {
    guard depth < 8 else { return nil }
    for reference in program.functions(within: unit) {
      let function = program.function(reference)
      if let index = function.parameters.firstIndex(where: { $0.variable == variable }) {
        // Other arguments, `nil` or a fresh list, name no object that the test has.
        guard let text = arguments[reference]?[index], known.contains(where: { $0.name == text }) else { return nil }
        return Watched(expression: text, type: "AnyObject")
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
}
