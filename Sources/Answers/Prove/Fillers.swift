import Facts
import Ownership
import Program

/// Finds methods that fill properties which no test can set.
struct Fillers {
  let program: Program
  let access: ProgramAccess

  /// The place in a method of the same file where an object is stored in the property.
  ///
  /// - Parameter other: The function that needs it, if one does.
  func place(filling property: PropertyReference, except other: FunctionReference?) -> SourcePlace? {
    let file = Int(property.file)
    for index in program.files[file].functions.indices {
      let unit = FunctionReference(file: file, function: FunctionID(index))
      guard unit != other, program.parent(of: unit) == nil, [.function, .setter, .didSet].contains(program.function(unit).kind) else { continue }
      guard program.function(unit).range.contains(program.function(unit).nameRange), mentions(property, in: unit) else { continue }
      if let range = store(into: property, in: unit) { return SourcePlace(file: file, range: range) }
    }
    return nil
  }

  /// Whether a function stores into the property itself.
  func fills(_ property: PropertyReference, _ unit: FunctionReference) -> Bool { store(into: property, in: unit) != nil }

  private func mentions(_ property: PropertyReference, in unit: FunctionReference) -> Bool {
    let name = program.property(property).name
    return program.function(unit).instructions.contains { instruction in
      switch instruction.operation {
      case .name(name, _), .member(_, name): true
      default: false
      }
    }
  }

  private func store(into property: PropertyReference, in unit: FunctionReference) -> ByteRange? {
    let function = program.function(unit)
    guard let body = program.resolveUnit(unit).bodies[unit] else { return nil }
    func isMeant(_ value: ValueID) -> Bool { if case .property(property, _) = body.reference(value) { true } else { false } }
    for (index, instruction) in function.instructions.enumerated() {
      switch instruction.operation {
      case .assign(let target, let value, _) where isMeant(target):
        if function.isNil(value) { continue }
        return instruction.range
      case .assign(let target, _, _):
        if case .subscript(let base, _) = function[target].operation, isMeant(base) { return instruction.range }
      case .call(let callee, let arguments) where arguments.count > 0:
        guard case .member(let base, _) = function[callee].operation, isMeant(base), program.type(of: property).unwrapped.isCollection else { continue }
        if case .call(let target) = body.references[index], keeps(target) { return instruction.range }
      default: break
      }
    }
    return nil
  }

  /// Whether the collection keeps an argument of the call, as a model says.
  private func keeps(_ target: CallTarget) -> Bool {
    target.models.contains { row in program.models.functions[row].effects.contains { $0.keeper == .receiver } }
  }
}
