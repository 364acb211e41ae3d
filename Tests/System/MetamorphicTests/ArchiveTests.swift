import BuiltInRules
import Engine
import Facts
import Foundation
import Ownership
import Program
import Testing

/// What is read from an archive must be all that was written.
@Suite struct ArchiveTests {
  private func memory(of programs: some Sequence<SourceProgram>) throws -> (memory: AnalysisMemory, program: Program) {
    let files = programs.flatMap { program in
      program.files.map { file in
        var facts = file.facts
        facts.path = "\(program.name)/\(file.path)"
        return facts
      }
    }
    let program = Program(files: files, modules: files.map { _ in 0 }, models: BuiltIn.models)
    let (_, memory) = try #require(OwnershipAnalysis(program, jobs: 1).run(after: nil))
    return (memory, program)
  }

  /// Whoever adds a field to something that is kept must keep it: this finds each field that comes back as another one.
  @Test func everyFieldComesBack() throws {
    // A part of the corpus: all of it takes minutes.
    let all = try SourceProgram.all().enumerated().filter { $0.offset % 6 == 0 }.map(\.element)
    let size = 24
    for start in stride(from: 0, to: all.count, by: size) {
      let (memory, program) = try memory(of: all[start..<min(start + size, all.count)])
      let bytes = try #require(AnalysisArchive.bytes(of: memory, jobs: 1))
      let again = try #require(AnalysisArchive.memory(ofBytes: bytes, program, jobs: 2))
      if !areSame(memory, again) { return }
    }
  }

  /// Results that are read for an edit have the numbers and places of a run in which the files were about to be edited.
  @Test func editedFilesHaveRoom() throws {
    let all = try SourceProgram.all().enumerated().filter { $0.offset % 24 == 1 }.map(\.element)
    let size = 24
    for start in stride(from: 0, to: all.count, by: size) {
      let programs = all[start..<min(start + size, all.count)]
      let (memory, program) = try memory(of: programs)
      let bytes = try #require(AnalysisArchive.bytes(of: memory, jobs: 1))
      let edited = Dictionary(uniqueKeysWithValues: program.files.enumerated().map { ($0.offset, $0.element) })
      let again = try #require(AnalysisArchive.memory(ofBytes: bytes, edited: edited, program, jobs: 2))
      let same = Program(files: program.files, modules: program.files.map { _ in 0 }, models: BuiltIn.models, after: program)
      let (_, prepared) = try #require(OwnershipAnalysis(same, jobs: 1, edited: Set(program.files.indices)).run(after: memory))
      if !areSame(prepared, again, isSameRun: false) { return }
    }
  }

  /// - Parameter isSameRun: Whether it counts which run a part comes from, how that differed from the one before it, and which of several functions judging
  ///   happened to ask first.
  private func areSame(_ kept: AnalysisMemory, _ read: AnalysisMemory, isSameRun: Bool = true) -> Bool {
    func lines(of memory: AnalysisMemory) -> [String] {
      var description = Description(omitted: isSameRun ? [] : ["VerdictDependencies"])
      let lines = description.lines(of: memory)
      if isSameRun { return lines }
      let ofDifference = /^(calls: (true|false)|(outline|share)Total: (nil|\(some: \(gone)|summaries: )/
      return lines.filter { $0.prefixMatch(of: ofDifference) == nil }.map { $0.replacing(/\b(version|run): \d+/) { "\($0.output.1)" } }
    }
    let (expected, found) = (lines(of: kept), lines(of: read))
    #expect(expected.count == found.count)
    let differences = zip(expected, found).filter { $0 != $1 }.prefix(3)
    for (expected, found) in differences {
      let same = expected.commonPrefix(with: found).dropLast(200).count
      Issue.record("kept: \(expected.dropFirst(same).prefix(500))\nread: \(found.dropFirst(same).prefix(500))")
    }
    return differences.isEmpty
  }

  /// Whoever reads bytes has made sure that they are those that were written; others must not end the program all the same.
  @Test func shortenedBytesAreNoMemory() throws {
    let (memory, program) = try memory(of: SourceProgram.all().prefix(2))
    let bytes = try #require(AnalysisArchive.bytes(of: memory, jobs: 1))
    let all = Dictionary(uniqueKeysWithValues: program.files.enumerated().map { ($0.offset, $0.element) })
    for (edited, steps) in [([:], 200), (all, 50)] {
      for count in stride(from: 0, to: bytes.count, by: max(1, bytes.count / steps)) {
        #expect(AnalysisArchive.memory(ofBytes: bytes[..<count], edited: edited, program, jobs: 1) == nil)
      }
    }
  }
}

extension AnalysisArchive {
  static func memory(
    ofBytes bytes: some Collection<UInt8>, edited: [Int: FileFacts] = [:], _ program: Program, jobs: Int
  ) -> AnalysisMemory? {
    memory(of: open(SharedBytes(copying: bytes)), edited: edited, jobs: jobs) { program }
  }
}

/// A value with all that it is made of, as text. What it holds many of is put in order: lists are made of sets, too.
private struct Description {
  /// The types of the parts that do not count.
  private let omitted: Set<String>
  private var known: [ObjectIdentifier: String] = [:]
  /// Or an object could be gone, and another one lie in its place.
  private var objects: [AnyObject] = []

  init(omitted: Set<String>) { self.omitted = omitted }

  /// One for each part of the parts of a value.
  mutating func lines(of value: Any) -> [String] {
    Mirror(reflecting: value).children.flatMap { child in
      child.value is SteadyProgram ? [] : Mirror(reflecting: child.value).children.map { "\(child.label ?? ""): " + text($0.value) }.inOrder(of: child.value)
    }
  }

  private mutating func text(_ value: Any) -> String {
    if value is Program || value is SteadyProgram || omitted.contains("\(type(of: value))") { return "" }
    let mirror = Mirror(reflecting: value)
    if mirror.children.isEmpty { return "\(value)" }
    guard mirror.displayStyle == .class else { return parts(of: value, mirror) }
    let object = value as AnyObject
    if let known = known[ObjectIdentifier(object)] { return known }
    let text = parts(of: value, mirror)
    objects.append(object)
    known[ObjectIdentifier(object)] = text
    return text
  }

  private mutating func parts(of value: Any, _ mirror: Mirror) -> String {
    var parts: [String] = []
    for child in mirror.children { parts.append((child.label.map { $0 + ": " } ?? "") + text(child.value)) }
    return "(" + parts.inOrder(of: value).joined(separator: ", ") + ")"
  }
}

extension [String] {
  fileprivate func inOrder(of value: Any) -> [String] {
    switch Mirror(reflecting: value).displayStyle {
    case .set, .dictionary, .collection: sorted()
    default: self
    }
  }
}
