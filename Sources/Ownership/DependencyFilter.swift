import Program

/// The queries of one unit during evaluation and search, as bits that several keys share.
///
/// After most edits tens of thousands of units are checked for changed dependencies. These bits lie side by side in memory and rule out a change
/// for all but a few units.
struct DependencyFilter: Sendable {
  /// The files of the functions that it calls.
  private(set) var calledFiles: UInt64 = 0
  /// The dependencies of its evaluation.
  private var evaluation = Bits()
  /// The dependencies of the search in its graph.
  private var search = Bits()
  /// Whether it contains closures or observations, so that it is judged.
  let isJudged: Bool

  struct Bits: Sendable {
    /// The files of the named code.
    var files: UInt64 = 0
    /// The functions whose summaries were queried.
    var functions: UInt64 = 0
    var properties: UInt64 = 0
    /// The names of the queried properties.
    var names: UInt64 = 0
    var types: UInt64 = 0

    func intersects(_ other: Bits) -> Bool {
      files & other.files | functions & other.functions | properties & other.properties | names & other.names | types & other.types != 0
    }

    mutating func add(_ asked: [PropertyReference], in program: Program) {
      for property in asked {
        properties |= property.dependencyBit
        let declared = program.files[Int(property.file)].properties
        let isThere = Int(property.property.index) < declared.count
        names |= isThere ? program.name(program.property(property).name, in: Int(property.file)).dependencyBit : .max
      }
    }
  }

  init(_ outline: UnitInterface, _ group: EvaluatedComponent, _ found: UnitSearchResult, _ judged: JudgedUnit, in program: Program) {
    calledFiles = outline.calledParts.files
    isJudged = !judged.closures.isEmpty || !judged.observations.isEmpty
    search.add(found.found.properties, in: program)
    // The place of a stored reference is the name of its property.
    for reference in found.found.references where reference.subject == .storedReference {
      search.files |= CodeRegions.bit(ofFile: Int32(reference.place.file))
    }
    guard let inputs = group.inputs else {
      evaluation = Bits(files: .max, functions: .max, properties: .max, names: .max, types: .max)
      return
    }
    evaluation.files = inputs.parts.files
    evaluation.functions = inputs.summaries.lazy.map(\.function).dependencyBits
    evaluation.types = inputs.types.dependencyBits
    evaluation.add(inputs.properties, in: program)
  }

  /// Whether evaluating it may give another result after these changes.
  func mayBeEvaluated(after changes: Bits) -> Bool { evaluation.intersects(changes) }

  /// Whether the search may give another result.
  func mayBeSearched(after changes: Bits) -> Bool { search.intersects(changes) }
}

extension DependencyFilter.Bits {
  /// The changes.
  init(_ code: CodeChanges, _ uses: ChangedUses) {
    files = code.fileBits
    types = code.types.dependencyBits
    uses.addBits(to: &properties, names: &names)
  }
}

/// The per-unit data of a run.
struct UnitRecords: Sendable {
  let outlines: [UnitInterface]
  let groups: [EvaluatedComponent]
  let found: [UnitSearchResult]
  let judged: [JudgedUnit]
  let program: Program

  /// The dependency filter of each unit.
  func questions() -> [DependencyFilter] { outlines.indices.map(questions) }

  /// The same where the filters of the previous run are known.
  ///
  /// - Parameter before: For each unit, its index there, or -1.
  func questions(after earlier: UnitRecords, _ known: [DependencyFilter], at before: [Int32]) -> [DependencyFilter] {
    outlines.indices.map { index in
      let place = Int(before[index])
      let isSame =
        place >= 0 && earlier.outlines[place] === outlines[index] && earlier.groups[place] === groups[index] && earlier.found[place] === found[index]
        && earlier.judged[place] === judged[index]
      return isSame ? known[place] : questions(of: index)
    }
  }

  private func questions(of index: Int) -> DependencyFilter { DependencyFilter(outlines[index], groups[index], found[index], judged[index], in: program) }
}
