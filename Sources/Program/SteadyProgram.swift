import Facts

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
    guard let earlier, let declared = read.changes(since: earlier.read), let files = Self.files(read, after: earlier, declared, edited) else {
      files = earlier == nil ? [:] : edited.reduce(into: [:]) { $0[$1] = SteadyFacts(read.files[$1]) }
      program = files.isEmpty ? read : Program(read, with: files)
      changes = nil
      return
    }
    self.files = files
    program = Program(read, with: files)
    var changes: [Int: SteadyFacts.Changes] = [:]
    for file in declared.files.union(edited.lazy.filter { earlier.files[$0] == nil }) {
      guard let facts = files[file], let known = earlier.files[file] else {
        changes[file] = .all
        continue
      }
      let roots = declared.matches[file].map { match in
        zip(read.files[file].outermostFunctions, match.functions).filter { $0.1 == nil }.map { facts.functions[Int($0.0.index)] }
      }
      changes[file] = facts.changes(since: known).adding(heads: Set(roots ?? []))
    }
    for (file, asking) in program.code(askingFor: declared, since: earlier.program, in: Set(changes.keys)) {
      changes[file] = (changes[file] ?? .some(.init())).adding(parts: asking.parts, heads: asking.heads)
    }
    self.changes = CodeChanges(changes, declared, in: program)
  }

  /// - Returns: `nil` where properties cannot keep their numbers.
  private static func files(_ read: Program, after earlier: SteadyProgram, _ declared: ProgramChanges, _ edited: Set<Int>) -> [Int: SteadyFacts]? {
    var files = earlier.files
    for file in declared.files.union(edited.lazy.filter { files[$0] == nil }) {
      let facts = read.files[file]
      let match = declared.matches[file] ?? DeclarationMatch(unchanged: facts)
      let changed = declared.retyped[file] ?? []
      let steady = SteadyFacts(facts, after: files[file], match, changed: changed, PropertyNumbers(of: earlier.read.files[file]))
      if steady == nil, files[file] != nil || declared.matches[file] != nil { return nil }
      files[file] = steady
    }
    return files
  }

  /// Are places other ones than in the texts?
  public var hasMoved: Bool { !files.isEmpty }

  /// Are the places in a file other ones than in its text?
  public func isMoved(file: Int) -> Bool { files[file] != nil }

  /// A place as it is in the text.
  public func asRead(_ range: ByteRange, inFile file: Int) -> ByteRange { files[file]?.asRead(range) ?? range }
}
