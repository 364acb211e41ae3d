import Facts
import Ownership
import Program

/// What has to be there before a step.
extension TestPlanner {
  /// Sets what the function finds empty otherwise.
  mutating func prepare(_ function: FunctionReference, on receiver: String, _ way: WayToPlace) throws(MissingPiece) {
    guard let owner = program.owner(of: function), program[owner].kind != .actor else { return }
    for (property, text) in way.properties.sorted(by: { $0.key.keyBits < $1.key.keyBits }) where isOwn(property, of: owner) && access.isSettable(property) {
      maker.add("\(receiver).\(program.name(of: property)) = \(text)")
    }
    var seen: Set<PropertyReference> = []
    let assigned = assignedProperties(in: function)
    for use in finder.uses(in: function) {
      guard let property = use.property, seen.insert(property).inserted, isOwn(property, of: owner) else { continue }
      guard way.properties[property] == nil, !assigned.contains(property), isEmptyAtFirst(property) else { continue }
      let type = program.type(of: property)
      if type.isCollection, !pathProperties.contains(property) || fillers.fills(property, function) { continue }
      guard type.isOptional || type.isCollection, !type.isFunction else { continue }
      let filling = type.isOptional ? type.unwrapped : type
      if !access.isSettable(property) {
        try fill(property, before: function)
      } else {
        var planner = self
        if (try? planner.assign(property, of: receiver + ".", filling)) != nil { self = planner }
      }
    }
  }

  var fillers: Fillers { Fillers(program: program, access: access) }

  /// Calls a method that fills a property which the test cannot set.
  private mutating func fill(_ property: PropertyReference, before function: FunctionReference) throws(MissingPiece) {
    guard filled.insert(property).inserted, let place = fillers.place(filling: property, except: function),
      let unit = access.unit(around: place), let entry = finder.entry(to: unit, place: place), entry.function != function,
      !finder.runs(entry.function, function)
    else { return }
    var planner = self
    if (try? planner.take(entry)) != nil { self = planner }
  }

  /// The properties on the path.
  var pathProperties: [PropertyReference] { pathReferences.map(\.property) }

  /// The properties on the path, each with the type of the object that has it.
  var pathReferences: [(property: PropertyReference, holder: NominalID?)] {
    observation.path.compactMap { step in
      switch step.kind {
      case .reference(let reference), .last(let reference):
        guard case .property(let property) = reference.field else { return nil }
        guard case .nominal(let id, _) = reference.source.type.unwrapped else { return (property, nil) }
        return (property, id)
      default: return nil
      }
    }
  }

  private func isOwn(_ property: PropertyReference, of owner: NominalID) -> Bool {
    program.owner(of: property).map { program[owner].ancestors.contains($0) } ?? false
  }

  func isEmptyAtFirst(_ property: PropertyReference) -> Bool {
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
}
