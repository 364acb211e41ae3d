import Program

/// What was asked for one unit when it was evaluated and searched, as bits of which several things share each.
///
/// Most runs after edits ask of tens of thousands of units whether what they hang on has changed. Of all but a few these bits, which lie side by side, say
/// that nothing of it can have.
struct UnitQuestions: Sendable {
  /// The files of the functions that it calls.
  private(set) var calledFiles: UInt64 = 0
  /// What evaluating it hangs on.
  private var evaluation = Bits()
  /// What the search in its graph hangs on.
  private var search = Bits()
  /// Are there closures in it, or observations, so that it is judged?
  let isJudged: Bool

  struct Bits: Sendable {
    /// The files of the code that is named.
    var files: UInt64 = 0
    /// The functions of which the summary was asked for.
    var functions: UInt64 = 0
    var properties: UInt64 = 0
    /// Those of the properties.
    var names: UInt64 = 0
    var types: UInt64 = 0

    func meet(_ other: Bits) -> Bool {
      files & other.files | functions & other.functions | properties & other.properties | names & other.names | types & other.types != 0
    }

    mutating func add(_ asked: [PropertyReference], in program: Program) {
      for property in asked {
        properties |= property.questionBit
        let declared = program.files[Int(property.file)].properties
        let isThere = Int(property.property.index) < declared.count
        names |= isThere ? program.name(program.property(property).name, in: Int(property.file)).questionBit : .max
      }
    }
  }

  init(_ outline: UnitOutline, _ group: EvaluatedGroup, _ found: FoundInUnit, _ judged: JudgedUnit, in program: Program) {
    calledFiles = outline.calledParts.files
    isJudged = !judged.closures.isEmpty || !judged.observations.isEmpty
    search.add(found.found.properties, in: program)
    guard let inputs = group.inputs else {
      evaluation = Bits(files: .max, functions: .max, properties: .max, names: .max, types: .max)
      return
    }
    evaluation.files = inputs.parts.files
    evaluation.functions = inputs.summaries.lazy.map(\.function).questionBits
    evaluation.types = inputs.types.questionBits
    evaluation.add(inputs.properties, in: program)
  }

  /// May evaluating it give something else where this has changed?
  func mayBeEvaluated(after changes: Bits) -> Bool { evaluation.meet(changes) }

  /// May the search give something else?
  func mayBeSearched(after changes: Bits) -> Bool { search.meet(changes) }
}

extension UnitQuestions.Bits {
  /// What has changed.
  init(_ code: CodeChanges, _ uses: ChangedUses) {
    files = code.fileBits
    types = code.types.questionBits
    uses.addBits(to: &properties, names: &names)
  }
}

/// What a run has worked out of units.
struct UnitRecords: Sendable {
  let outlines: [UnitOutline]
  let groups: [EvaluatedGroup]
  let found: [FoundInUnit]
  let judged: [JudgedUnit]
  let program: Program

  /// For each unit what was asked for it.
  func questions() -> [UnitQuestions] { outlines.indices.map(questions) }

  /// The same where it is known what was asked in the run before.
  ///
  /// - Parameter before: For each unit its index there, or -1.
  func questions(after earlier: UnitRecords, _ known: [UnitQuestions], at before: [Int32]) -> [UnitQuestions] {
    outlines.indices.map { index in
      let place = Int(before[index])
      let isSame =
        place >= 0 && earlier.outlines[place] === outlines[index] && earlier.groups[place] === groups[index] && earlier.found[place] === found[index]
        && earlier.judged[place] === judged[index]
      return isSame ? known[place] : questions(of: index)
    }
  }

  private func questions(of index: Int) -> UnitQuestions { UnitQuestions(outlines[index], groups[index], found[index], judged[index], in: program) }
}
