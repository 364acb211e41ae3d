import ProgramModel

/// Of what the answers may be others than in the run before: what judging a closure has asked, and is named here, it has to ask again.
struct JudgementChanges: Sendable {
  var properties: Set<PropertyReference> = []
  var functions: Set<FunctionReference> = []
  var types: Set<NominalID> = []
  /// Files with other places.
  var files: Set<Int32> = []
  /// Closures of which something else was found.
  var sites: Set<ClosureSite> = []

  /// Adds all that the tables of the whole program know from a unit.
  mutating func add(_ unit: EvaluatedUnit, in program: Program) {
    properties.formUnion(unit.cleared.lazy.map(\.property))
    properties.formUnion(unit.changed.lazy.map(\.property))
    properties.formUnion(unit.fillings.restored.keys)
    properties.formUnion(unit.storedProperties.keys)
    functions.insert(unit.root)
    functions.formUnion(unit.callees)
    functions.formUnion(unit.certainRuns.keys)
    functions.formUnion(unit.nonReturning.keys)
    for (site, value) in unit.functionValues {
      functions.insert(value.function)
      if case .methodReference(let place) = site { files.insert(Int32(place.file)) }
    }
    if !unit.endings.isEmpty, let owner = program.owner(of: unit.root) { types.insert(owner) }
    for place in unit.keyless { files.insert(Int32(place.file)) }
    for place in unit.observed.keys { files.insert(Int32(place.file)) }
    for place in unit.receivers.keys { files.insert(Int32(place.file)) }
  }

  /// Has something changed that was asked?
  func concern(_ inputs: JudgementInputs, _ uses: PropertyUses, in program: Program) -> Bool {
    inputs.properties.contains(where: properties.contains) || inputs.functions.contains { functions.contains($0) || files.contains($0.file) }
      || inputs.types.contains(where: types.contains) || inputs.files.contains(where: files.contains)
      || inputs.readings.contains { uses.isRead($0.property, in: program) != $0.isRead }
  }
}

/// What judging the closures of a unit has asked of the whole program.
struct JudgementInputs: Sendable {
  let properties: [PropertyReference]
  let functions: [FunctionReference]
  let types: [NominalID]
  let files: [Int32]
  let readings: [(property: PropertyReference, isRead: Bool)]

  init(_ record: InputRecord) {
    properties = Array(record.properties)
    functions = Array(record.functions)
    types = Array(record.types)
    files = Array(record.files)
    readings = record.readings.map { ($0.key, $0.value) }
  }
}
