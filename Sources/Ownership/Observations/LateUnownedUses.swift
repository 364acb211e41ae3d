import Catalog
import Facts
import Program

/// Unowned properties that a closure uses while the system keeps the closure, and the closure the object with the property. That object outlives its other
/// holders, and so maybe what it refers to: to capture the object strongly is for its unowned properties what `[unowned]` is for a capture.
struct LateUnownedUses {
  let program: Program
  let lasting: ProcessLifetimeTypes

  /// The uses in the closure behind an observation.
  func uses(behind observation: Observation) -> [Observation] {
    guard observation.subject == .closureCapture, observation.form == .self, observation.strength == .strong, observation.life != .lasting,
      observation.keeper == .system || observation.keeper == .static, observation.evidence > .possible, observation.broken != .bySameCode,
      let root = observation.enclosingFunction, let owner = observation.enclosingType
    else { return [] }
    let properties = unownedProperties(of: owner)
    if properties.isEmpty { return [] }
    let closure = program.innermost(at: observation.closure, in: root)
    let function = program.function(closure)
    var seen: Set<PropertyReference> = []
    return function.instructions.compactMap { instruction in
      guard let name = nameOfOwnMember(instruction.operation, in: function, closure), let property = properties[name], seen.insert(property).inserted,
        lasting.certainty(of: program.type(of: property), inFile: Int(property.file)) == .unknown
      else { return nil }
      var late = observation
      late.subject = .unownedProperty
      (late.form, late.strength, late.shape) = (.object, CaptureStrength(program.property(property).ownership), .plain)
      late.captured = .property(property)
      late.head = SourcePlace(file: Int(root.file), range: instruction.range)
      (late.closure, late.use, late.captureListEntry) = (late.head, nil, nil)
      return late
    }
  }

  /// The unowned properties of a class, by name.
  private func unownedProperties(of owner: NominalID) -> [Name: PropertyReference] {
    var result: [Name: PropertyReference] = [:]
    for ancestor in program[owner].ancestors {
      for (name, properties) in program[ancestor].properties {
        for property in properties where program.property(property).ownership.isUnowned && !program.property(property).isStatic { result[name] = property }
      }
    }
    return result
  }

  /// The name of a member of `self` that an expression reads.
  private func nameOfOwnMember(_ operation: Operation, in function: Function, _ reference: FunctionReference) -> Name? {
    let file = Int(reference.file)
    switch operation {
    case .name(let name, _): return program.name(name, in: file)
    case .member(let base, let name):
      switch function[base].operation {
      case .selfReference: return program.name(name, in: file)
      case .variable(let id): return program.files[file].name(program.files[file][id].name) == "self" ? program.name(name, in: file) : nil
      default: return nil
      }
    default: return nil
    }
  }
}
