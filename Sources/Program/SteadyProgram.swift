import Facts

/// A program in which whatever an edit has not changed has the numbers and places of the run before, even where code before it has grown.
public struct SteadyProgram: Sendable {
  /// With the places of the texts.
  public let read: Program
  /// With stable numbers of files and types, and the places of the texts.
  let numbered: Program
  /// With steady places and numbers.
  public let program: Program
  /// The stable number of each file, by its index in `read`; `nil` if they are equal.
  private let numbers: [Int]?
  /// The stable number of each type, likewise.
  private let typeNumbers: [NominalID]?
  /// The index in `read` of each stable file number; -1 for a free number.
  private let filesAsRead: [Int]?
  /// What differs from the run before; `nil` where there was none, or where more has changed than what functions do inside.
  public let changes: CodeChanges?
  /// Those that have been edited.
  private let files: [Int: SteadyFacts]

  /// The program of an earlier process. There is none before it, so that `changes` is `nil`.
  ///
  /// - Parameter files: The files about to be edited, by their index.
  public init(_ read: Program, preparing files: [Int: SteadyFacts]) {
    self.read = read
    numbered = read
    numbers = nil
    typeNumbers = nil
    filesAsRead = nil
    self.files = files
    program = files.isEmpty ? read : Program(read, with: files)
    changes = nil
  }

  /// - Parameter edited: The files that somebody is about to edit, by their index in `read`. They are steady from the second run on: then each edit in one of
  ///   them costs what it changes.
  public init(_ read: Program, after earlier: SteadyProgram?, edited: Set<Int> = []) {
    self.read = read
    let numbers = earlier.flatMap { StableNumbers(of: read, after: $0.numbered) }
    let numbered = numbers.map { $0.areIdentity ? read : read.renumbered($0, after: earlier!.numbered) } ?? read
    let editedAsRead = edited
    let edited = numbers.map { numbers in Set(edited.map { numbers.files[$0] }) } ?? edited
    guard let earlier, numbers != nil, let declared = numbered.changes(since: earlier.numbered),
      let files = Self.files(numbered, after: earlier, declared, edited)
    else {
      self.numbered = read
      self.numbers = nil
      typeNumbers = nil
      filesAsRead = nil
      files = earlier == nil ? [:] : editedAsRead.reduce(into: [:]) { $0[$1] = SteadyFacts(read.files[$1]) }
      program = files.isEmpty ? read : Program(read, with: files)
      changes = nil
      return
    }
    self.numbered = numbered
    self.numbers = numbered === read ? nil : numbers!.files
    typeNumbers = numbered === read ? nil : numbers!.types
    filesAsRead = self.numbers.map { numbers in
      var result = [Int](repeating: -1, count: numbered.files.count)
      for (index, number) in numbers.enumerated() { result[number] = index }
      return result
    }
    self.files = files
    program = files.isEmpty ? numbered : Program(numbered, with: files)
    var changes: [Int: SteadyFacts.Changes] = [:]
    for file in declared.files.union(declared.wholeFiles).union(edited.lazy.filter { earlier.files[$0] == nil }) {
      guard !declared.wholeFiles.contains(file), let facts = files[file], let known = earlier.files[file] else {
        changes[file] = .all
        continue
      }
      let roots = declared.matches[file].map { match in
        zip(numbered.files[file].outermostFunctions, match.functions).filter { $0.1 == nil }.map { facts.functions[Int($0.0.index)] }
      }
      changes[file] = facts.changes(since: known).adding(heads: Set(roots ?? []))
    }
    for (file, asking) in program.code(askingFor: declared, since: earlier.program, in: Set(changes.keys)) {
      changes[file] = (changes[file] ?? .some(.init())).adding(parts: asking.parts, heads: asking.heads)
    }
    self.changes = CodeChanges(changes, declared, in: program)
  }

  /// - Returns: `nil` where properties cannot keep their numbers.
  private static func files(_ numbered: Program, after earlier: SteadyProgram, _ declared: ProgramChanges, _ edited: Set<Int>) -> [Int: SteadyFacts]? {
    var files = earlier.files
    for file in declared.files.union(edited.lazy.filter { files[$0] == nil }) {
      // A new file has no earlier places, and a removed one has none now.
      if declared.newFiles.contains(file) || declared.goneFiles.contains(file) {
        files[file] = nil
        continue
      }
      let facts = numbered.files[file]
      let match = declared.matches[file] ?? DeclarationMatch(unchanged: facts)
      let changed = declared.retyped[file] ?? []
      let steady = SteadyFacts(facts, after: files[file], match, changed: changed, PropertyNumbers(of: earlier.numbered.files[file]))
      if steady == nil, files[file] != nil || declared.matches[file] != nil { return nil }
      files[file] = steady
    }
    return files
  }

  /// Are places other ones than in the texts?
  public var hasMoved: Bool { !files.isEmpty || numbers != nil }

  /// Whether file numbers differ from the indices in `read`.
  public var hasOtherFileNumbers: Bool { numbers != nil }

  /// Are the places in a file other ones than in its text?
  public func isMoved(file: Int) -> Bool { files[file] != nil || numbers != nil }

  /// The index of a file in `read`.
  public func fileAsRead(_ file: Int) -> Int { filesAsRead?[file] ?? file }

  /// The number of a file of `read`.
  public func number(ofFile file: Int) -> Int { numbers?[file] ?? file }

  /// The number of a type of `read`.
  public func number(of type: NominalID) -> NominalID { typeNumbers?[Int(type.index)] ?? type }

  /// A place as it is in the text.
  public func asRead(_ range: ByteRange, inFile file: Int) -> ByteRange { files[file]?.asRead(range) ?? range }
}
