import Facts

/// The differences to the previous run.
public struct CodeChanges: Sendable {
  /// The files with new text, or with code that names changed members, in ascending order.
  public let files: [Int]
  /// The types with changed members that other code can see.
  public let types: Set<NominalID>
  /// Whether any member that other code can see has changed.
  public let hasOtherMembers: Bool
  /// Whether types are new or gone, or have other initialisers.
  public let hasOtherTypes: Bool
  /// Whether any outlet is among them.
  public let hasOtherOutlets: Bool
  private let isChanged: [Bool]
  /// The bits of the changed files (see `CodeRegions`).
  public let fileBits: UInt64
  private var changes: [Int32: SteadyFacts.Changes] = [:]
  /// The program with these changes.
  public let program: Program

  init(_ changes: [Int: SteadyFacts.Changes], _ declared: ProgramChanges, in program: Program) {
    self.program = program
    types = declared.types
    hasOtherMembers = !declared.matches.isEmpty
    hasOtherTypes = !declared.otherTypes.isEmpty || !declared.initializedTypes.isEmpty
    hasOtherOutlets = declared.hasOutlets
    files = changes.keys.sorted()
    var flags = [Bool](repeating: false, count: program.files.count)
    for file in files { flags[file] = true }
    isChanged = flags
    fileBits = files.reduce(0) { $0 | CodeRegions.bit(ofFile: Int32($1)) }
    for (file, change) in changes { self.changes[Int32(file)] = change }
  }

  /// Whether the file has new text, or code that names changed members.
  public func contains(file: Int32) -> Bool { isChanged[Int(file)] }

  /// Whether a region of the code has changed.
  public func contains(_ part: CodeRegion) -> Bool {
    if !isChanged[Int(part.file)] { return false }
    guard let changes = changes[part.file], case .some(let changed) = changes else { return true }
    switch part.kind {
    case .unit: return changed.parts.contains(Int(part.index))
    case .function: return changed.functions.contains(FunctionID(Int(part.index)))
    case .head: return changed.heads.contains(FunctionID(Int(part.index)))
    case .places: return changed.hasMoved
    case .errors: return changed.hasOtherErrors
    }
  }

  /// Whether a reference to a function may mean another function now.
  public func contains(naming function: FunctionReference, in program: Program) -> Bool {
    isChanged[Int(function.file)] && contains(program.part(naming: function))
  }

  /// Whether a graph that names a region may change. A graph names regions as places of objects and as closures. The inside of a closure is
  /// evaluated with its unit.
  public func changesGraphs(naming part: CodeRegion) -> Bool {
    guard part.kind == .function, isChanged[Int(part.file)], case .some(let changed)? = changes[part.file] else { return contains(part) }
    return changed.knownElsewhere.contains(FunctionID(Int(part.index)))
  }

  /// Whether the unit of a function has changed, or its number may mean another unit.
  public func contains(codeOf function: FunctionReference) -> Bool {
    isChanged[Int(function.file)] && (contains(program.part(naming: function)) || contains(program.part(withCodeOf: function)))
  }
}
