import Facts

/// What differs from the run before.
public struct CodeChanges: Sendable {
  /// The files with other texts, or with code that names members that have changed, in ascending order.
  public let files: [Int]
  /// The types of which members that other code can see have changed.
  public let types: Set<NominalID>
  /// Has anything changed that other code can see?
  public let hasOtherMembers: Bool
  /// Are there types that are new or gone?
  public let hasOtherTypes: Bool
  /// Are outlets among that?
  public let hasOtherOutlets: Bool
  private let isChanged: [Bool]
  /// The bits of the files with changes (`CodeParts`).
  public let fileBits: UInt64
  private var changes: [Int32: SteadyFacts.Changes] = [:]
  /// The program with these changes.
  public let program: Program

  init(_ changes: [Int: SteadyFacts.Changes], _ declared: ProgramChanges, in program: Program) {
    self.program = program
    types = declared.types
    hasOtherMembers = !declared.matches.isEmpty
    hasOtherTypes = !declared.otherTypes.isEmpty
    hasOtherOutlets = declared.hasOutlets
    files = changes.keys.sorted()
    var flags = [Bool](repeating: false, count: program.files.count)
    for file in files { flags[file] = true }
    isChanged = flags
    fileBits = files.reduce(0) { $0 | CodeParts.bit(ofFile: Int32($1)) }
    for (file, change) in changes { self.changes[Int32(file)] = change }
  }

  /// Has the file another text, or code that names members that have changed?
  public func contains(file: Int32) -> Bool { isChanged[Int(file)] }

  /// Is a part of the code other than before?
  public func contains(_ part: CodePart) -> Bool {
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

  /// Does a reference to a function mean something else than before?
  public func contains(naming function: FunctionReference, in program: Program) -> Bool {
    isChanged[Int(function.file)] && contains(program.part(naming: function))
  }

  /// Can a graph that names a part of the code, as the place of an object or as a closure, say something else than before? What a closure does inside is
  /// evaluated with the unit that it is written in.
  public func changesGraphs(naming part: CodePart) -> Bool {
    guard part.kind == .function, isChanged[Int(part.file)], case .some(let changed)? = changes[part.file] else { return contains(part) }
    return changed.knownElsewhere.contains(FunctionID(Int(part.index)))
  }

  /// Is the unit that a function belongs to other code than before, or may its number mean another one?
  public func contains(codeOf function: FunctionReference) -> Bool {
    isChanged[Int(function.file)] && (contains(program.part(naming: function)) || contains(program.part(withCodeOf: function)))
  }
}
