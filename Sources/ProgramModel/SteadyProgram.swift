import SourceFacts

/// Something of a file's code that an edit may change.
public struct CodePart: NumberKey, Sendable {
  enum Kind: UInt8, Sendable {
    /// A function that lies in no other one, with all that is written in it.
    case unit
    /// A function without those that are nested in it.
    case function
    /// The numbers of all functions that are nested in no other one.
    case numbers
    /// Where everything lies.
    case places
    /// Which types have code that could not be parsed.
    case errors
  }
  let file: Int32
  let kind: Kind
  var index: Int32 = 0

  public var keyBits: UInt64 { pairedBits(UInt32(bitPattern: file), UInt32(bitPattern: index) << 3 | UInt32(kind.rawValue)) }
}

extension CodePart {
  /// - Parameter keyBits: Those of a part; others give `nil`.
  public init?(keyBits: UInt64) {
    guard let kind = Kind(rawValue: UInt8(keyBits & 7)) else { return nil }
    self.init(
      file: Int32(bitPattern: UInt32(truncatingIfNeeded: keyBits >> 32)), kind: kind, index: Int32(bitPattern: UInt32(truncatingIfNeeded: keyBits) >> 3))
  }
}

extension Program {
  /// What must be as it was for the code of a unit to be so.
  public func part(withCodeOf unit: FunctionReference) -> CodePart {
    let file = Int(unit.file)
    // One of an earlier program may be gone.
    guard Int(unit.function.index) < files[file].functions.count else { return CodePart(file: unit.file, kind: .numbers) }
    return CodePart(file: unit.file, kind: .unit, index: Int32(parts[file].value.part(at: function(unit).range.start)))
  }

  /// What must be as it was for a reference to a function to mean the same: what a closure is only its code says.
  public func part(naming function: FunctionReference) -> CodePart {
    let functions = files[Int(function.file)].functions
    let index = Int(function.function.index)
    if index < functions.count, functions[index].parent == nil { return CodePart(file: function.file, kind: .numbers) }
    return CodePart(file: function.file, kind: .function, index: Int32(index))
  }

  /// What must be as it was for a reference to a variable to mean the same.
  public func part(naming variable: VariableReference) -> CodePart {
    let function = files[Int(variable.file)][variable.variable].function
    return CodePart(file: variable.file, kind: .function, index: Int32(function.index))
  }

  /// What must be as it was for the functions of a file to have the same numbers.
  public func part(withNumbersIn file: Int) -> CodePart { CodePart(file: Int32(file), kind: .numbers) }

  /// What must be as it was for places in a file to be so.
  public func part(withPlacesIn file: Int) -> CodePart { CodePart(file: Int32(file), kind: .places) }
}

extension Program {
  /// What must be as it was for `hasParseError(within:inFile:)` to answer the same for a type.
  public func part(withErrorsIn file: Int) -> CodePart { CodePart(file: Int32(file), kind: .errors) }

  /// Is there something in a range, or next to it, that could not be parsed?
  public func hasParseError(touching range: ByteRange, inFile file: Int) -> Bool {
    parseErrors(inFile: file, near: range) { $0.start <= $1.end && $1.start <= $0.end }
  }

  /// Is there something in a range that could not be parsed?
  public func hasParseError(within range: ByteRange, inFile file: Int) -> Bool { parseErrors(inFile: file, near: range) { $1.contains($0) } }

  /// What touches what is a matter of the text.
  private func parseErrors(inFile file: Int, near range: ByteRange, _ isMeant: (ByteRange, ByteRange) -> Bool) -> Bool {
    let moved = steady[file]
    let errors = moved?.parseErrors ?? files[file].parseErrors
    if errors.isEmpty { return false }
    let range = moved?.asRead(range) ?? range
    return errors.contains { isMeant($0.range, range) }
  }
}

/// What differs from the run before.
public struct CodeChanges: Sendable {
  /// The files with other texts, in ascending order.
  public let files: [Int]
  private let isChanged: [Bool]
  private var changes: [Int32: SteadyFacts.Changes] = [:]
  /// The program with these changes.
  public let program: Program

  fileprivate init(_ changes: [Int: SteadyFacts.Changes], in program: Program) {
    self.program = program
    files = changes.keys.sorted()
    var flags = [Bool](repeating: false, count: program.files.count)
    for file in files { flags[file] = true }
    isChanged = flags
    for (file, change) in changes { self.changes[Int32(file)] = change }
  }

  /// Has the file another text?
  public func contains(file: Int32) -> Bool { isChanged[Int(file)] }

  public func contains(_ part: CodePart) -> Bool {
    if !isChanged[Int(part.file)] { return false }
    guard let changes = changes[part.file], case .some(let changed) = changes else { return true }
    switch part.kind {
    case .unit: return changed.parts.contains(Int(part.index))
    case .function: return changed.functions.contains(FunctionID(Int(part.index)))
    case .numbers: return changed.isRenumbered
    case .places: return false
    case .errors: return changed.hasOtherErrors
    }
  }

  /// Is the unit that a function belongs to other code than before, or may its number mean another one?
  public func contains(codeOf function: FunctionReference) -> Bool {
    isChanged[Int(function.file)] && (contains(program.part(naming: function)) || contains(program.part(withCodeOf: function)))
  }
}

/// A program in which whatever an edit has not changed has the numbers and places of the run before, even where code before it has grown.
public struct SteadyProgram: Sendable {
  /// With the places of the texts.
  public let read: Program
  /// With steady ones.
  public let program: Program
  /// What differs from the run before; `nil` where there was none, or where more has changed than what functions do inside.
  public let changes: CodeChanges?
  /// Those that have been edited.
  private let files: [Int: SteadyFacts]

  /// - Parameter edited: The files that somebody is about to edit. They are steady from the second run on: then each edit in one of them costs what it changes.
  public init(_ read: Program, after earlier: SteadyProgram?, edited: Set<Int> = []) {
    self.read = read
    guard let earlier, let changed = read.filesChanged(since: earlier.read) else {
      files = earlier == nil ? [:] : edited.reduce(into: [:]) { $0[$1] = SteadyFacts(read.files[$1]) }
      program = files.isEmpty ? read : Program(read, with: files)
      changes = nil
      return
    }
    var files = earlier.files
    var changes: [Int: SteadyFacts.Changes] = [:]
    for file in changed.union(edited.lazy.filter { files[$0] == nil }) {
      let known = files[file]
      files[file] = SteadyFacts(read.files[file], after: known)
      changes[file] = if let known { files[file]?.changes(since: known) } else { .all }
    }
    self.files = files
    program = Program(read, with: files)
    self.changes = CodeChanges(changes, in: program)
  }

  /// Are places other ones than in the texts?
  public var hasMoved: Bool { !files.isEmpty }

  /// Are the places in a file other ones than in its text?
  public func isMoved(file: Int) -> Bool { files[file] != nil }

  /// A place as it is in the text.
  public func asRead(_ range: ByteRange, inFile file: Int) -> ByteRange { files[file]?.asRead(range) ?? range }
}
