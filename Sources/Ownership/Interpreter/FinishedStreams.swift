import Catalog
import Program
import Facts

/// Streams that are finished through their continuation: an event on it ends the loop over the stream.
extension EndlessBodySearch {
  /// Whether some code finishes the stream of a loop.
  func isFinished(_ sequence: ValueID) -> Bool {
    let sequence = awaited(sequence)
    if case .property(let stream, _) = body.reference(sequence) { return isFinished(stream, of: sequence) }
    guard case .variable(let stream) = function[sequence].operation else { return false }
    return isFinished(stream)
  }

  /// A class may hold the feed next to the stream: whether one of its methods finishes the feed and is called on the current object.
  private func isFinished(_ stream: PropertyReference, of sequence: ValueID) -> Bool {
    guard let owner = program.owner(of: stream) else { return false }
    return uses.storedProperties(of: owner, in: program).contains { property in
      let events = program.events(unregistering: program.type(of: property))
      guard property != stream, !events.isEmpty else { return false }
      return uses.unitsInSight(doing: events, to: property, in: program).contains { isCalled($0, on: sequence) }
    }
  }

  /// Whether the method is called on the holder of the stream.
  private func isCalled(_ method: FunctionReference, on sequence: ValueID) -> Bool {
    guard case .member(let base, _) = function[sequence].operation, case .property(let holder, _) = body.reference(base),
      let name = program.function(method).name.map({ program.text(program.name($0, in: Int(method.file))) })
    else { return true }
    return !uses.unitsInSight(doing: [MemberEvent(type: nil, member: name)], to: holder, in: program).isEmpty
  }

  /// Whether the unit that has made a stream finishes it through its feed.
  private func isFinished(_ stream: VariableID) -> Bool {
    let file = program.files[Int(reference.file)]
    let declaring = FunctionReference(file: Int(reference.file), function: file[stream].function)
    let code = program.function(declaring)
    // Both variables are parts of one tuple: `let (stream, continuation) = AsyncStream.makeStream()`.
    let made = code.instructions.compactMap { instruction -> (variable: VariableID, initial: ValueID)? in
      guard case .declare(let variable, let initial?, _) = instruction.operation else { return nil }
      if case .member(let tuple, _) = code[initial].operation { return (variable, tuple) }
      return (variable, initial)
    }
    guard let initial = made.first(where: { $0.variable == stream })?.initial else { return false }
    let partners = Set(made.filter { $0.initial == initial && $0.variable != stream }.map(\.variable))
    if ends(partners, within: declaring) { return true }
    // The feed may be passed to a closure: `let stream = AsyncStream { continuation in … }`.
    guard case .call(_, let arguments) = code[initial].operation else { return false }
    return code.arguments[arguments.indices].contains { argument in
      guard case .closure(let id) = code[argument.value].operation else { return false }
      let closure = FunctionReference(file: Int(reference.file), function: id)
      return ends(Set(program.function(closure).parameters.map(\.variable)), within: closure)
    }
  }

  /// Whether an event on the content of one of these variables ends a stream.
  private func ends(_ variables: Set<VariableID>, within root: FunctionReference) -> Bool {
    if variables.isEmpty { return false }
    return program.functions(within: root).contains { reference in
      let function = program.function(reference)
      return function.instructions.contains { instruction in
        guard case .call(let callee, _) = instruction.operation, case .member(let base, let name) = function[callee].operation,
          case .variable(let variable) = function[base].operation, variables.contains(variable)
        else { return false }
        return program.models.unregistrations[program.text(program.name(name, in: Int(reference.file)))]?.contains { $0.label == nil } == true
      }
    }
  }
}

extension Program {
  /// The events on an object of the type that end something.
  func events(unregistering type: Type) -> [MemberEvent] {
    guard let names = modelNames(of: type) else { return [] }
    return models.unregistrations.values.joined().filter { event in event.label == nil && event.type.map(names.contains) ?? false }
  }
}
