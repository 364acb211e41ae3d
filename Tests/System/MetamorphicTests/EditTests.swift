import BuiltInRules
import Foundation
import Ownership
import Support
import Program
import Facts
import Testing

/// What a run takes over from the one before must be what it would have found itself.
///
/// Programs are put together from those of the corpus and edited at random, again and again; after each edit a run that goes on from the
/// one before is held against one that starts from nothing. `UNRETAIN_EDITS` takes how many programs are edited, `UNRETAIN_EDIT_FILES` names
/// a folder of Swift files that are edited in place of the corpus, as one program.
@Suite struct EditTests {
  private static let editsOfProgram = 10
  private let environment = ProcessInfo.processInfo.environment

  /// - Parameter fromDisk: Does each run go on from the bytes that the last run from nothing has left, as the runs of a commit hook do?
  @Test(arguments: [false, true]) func runsAfterEditsFindTheSame(fromDisk: Bool) throws {
    let count = environment["UNRETAIN_EDITS"].flatMap { Int($0) } ?? 12
    let sources = try sources()
    let results = parallelMap(count: count, jobs: ProcessInfo.processInfo.activeProcessorCount) { number in
      var session = EditSession(sources: sources, isWhole: environment["UNRETAIN_EDIT_FILES"] != nil, number: number, fromDisk: fromDisk)
      return session.run(edits: Self.editsOfProgram)
    }
    for problem in results.flatMap(\.problems) { Issue.record("\(problem)") }
    let takenOver = results.reduce(0) { $0 + $1.takenOver }
    let (members, ofMembers) = (results.reduce(0) { $0 + $1.memberEdits }, results.reduce(0) { $0 + $1.memberEditsTakenOver })
    let (types, ofTypes) = (results.reduce(0) { $0 + $1.typeEdits }, results.reduce(0) { $0 + $1.typeEditsTakenOver })
    print("\(results.reduce(0) { $0 + $1.edits }) edits, \(takenOver) runs went on; \(members) edits of members, \(ofMembers) went on")
    print("\(types) edits of types and files, \(ofTypes) went on")
    #expect(takenOver > count, "hardly any run has taken something over")
    // From the disk a run goes on from the last one that started from nothing, which most often saw other members.
    if !fromDisk { #expect(2 * ofTypes > types, "runs after edits of types start from nothing") }
    if !fromDisk { #expect(3 * ofMembers > 2 * members, "runs after edits of members start from nothing") }
  }

  /// The path of a finding goes by places in other files too.
  @Test func aPropertyIsToldWhereItStandsAfterAnEditAboveIt() {
    func model(_ statement: String) -> FileFacts {
      facts(
        """
        class Model {
          func load() {
            \(statement)
          }
          var onChange: () -> Void = {}
        }
        """, "Model.swift")
    }
    let page = facts(
      """
      class Page {
        let model = Model()
        func show() { model.onChange = { self.show() } }
      }
      """, "Page.swift")
    var program = Program(files: [model(""), page], modules: [0, 0], models: BuiltIn.models)
    var (_, memory) = OwnershipAnalysis(program, jobs: 1).run(after: nil)!
    for statement in ["print(1)", "print(1)\n    print(2)", "print(12)", ""] {
      let files = [model(statement), page]
      program = Program(files: files, modules: [0, 0], models: BuiltIn.models, after: program)
      let (result, next) = OwnershipAnalysis(program, jobs: 1).run(after: memory)!
      let fresh = OwnershipAnalysis(Program(files: files, modules: [0, 0], models: BuiltIn.models), jobs: 1).run()
      #expect(result.texts == fresh.texts)
      memory = next
    }
  }

  /// A reference that code in another file stores is told where its property stands.
  @Test func aReferenceIsToldWhereItsPropertyStandsAfterAnEditOfItsLine() throws {
    func model(_ property: String) -> FileFacts {
      facts(
        """
        final class Owner {
          var child: Child?
        }
        final class Child {
        \(property)
        }
        """, "Model.swift")
    }
    let page = facts("func connect(_ owner: Owner, _ child: Child) { owner.child = child; child.owner = owner }", "Page.swift")
    let before = [model("  var owner: Owner?"), page]
    let program = Program(files: before, modules: [0, 0], models: BuiltIn.models)
    let (_, memory) = OwnershipAnalysis(program, jobs: 1).run(after: nil)!
    let bytes = try #require(AnalysisArchive.bytes(of: memory, jobs: 1))
    for property in ["  var owner: Owner?  // A remark.", "    var owner: Owner?", "  var owner : Owner?", "  // A remark.\n  var owner: Owner?"] {
      let files = [model(property), page]
      let known = Program(files: before, modules: [0, 0], models: BuiltIn.models, names: NameTable(program.names.all))
      let kept = try #require(AnalysisArchive.memory(ofBytes: bytes, edited: [0: before[0]], known, jobs: 1))
      let next = Program(files: files, modules: [0, 0], models: BuiltIn.models, after: known)
      let fresh = OwnershipAnalysis(Program(files: files, modules: [0, 0], models: BuiltIn.models), jobs: 1).run()
      #expect(!fresh.texts.isEmpty)
      #expect(OwnershipAnalysis(next, jobs: 1).run(after: kept)!.result.texts == fresh.texts, "\(property)")
    }
  }

  /// What code means that names a member hangs on whether there is one: here a method takes the place of a function, a property of another one.
  @Test(arguments: [
    "func keep(_ run: @escaping () -> Void) { handler = run }", "static func other() {}", "var kept: (() -> Void)?", "private var count = 0",
  ])
  func aMemberMoreIsMeantByWhatNamesIt(_ member: String) {
    let page = facts(
      """
      func keep(_ run: @escaping () -> Void) {}
      var kept: (() -> Void)?
      class Page {
        var handler: (() -> Void)?
        func show() {
          keep { self.show() }
          kept = { self.handler = nil }
        }
      }
      """, "Page.swift")
    func files(_ member: String) -> [FileFacts] {
      [page, facts("extension Page {\n  func first() { print(handler) }\n  \(member)\n  func last() { show() }\n}\n", "PageMembers.swift")]
    }
    var program = Program(files: files(""), modules: [0, 0], models: BuiltIn.models)
    var (before, memory) = OwnershipAnalysis(program, jobs: 1, edited: [1]).run(after: nil)!
    for member in [member, "", member + "  // again", "func another() {}", ""] {
      program = Program(files: files(member), modules: [0, 0], models: BuiltIn.models, after: program)
      let (result, next) = OwnershipAnalysis(program, jobs: 1).run(after: memory)!
      let fresh = OwnershipAnalysis(Program(files: files(member), modules: [0, 0], models: BuiltIn.models), jobs: 1).run()
      #expect(next.goesOn, "\(member)")
      #expect(result.texts == fresh.texts, "\(member)")
      #expect("\(result.counters)" == "\(fresh.counters)")
      let isMeant = member.contains("keep(") || member.contains("kept")
      #expect((result.texts != before.texts) == isMeant || member.isEmpty, "\(member)")
      if member.isEmpty { before = result }
      memory = next
    }
  }

  /// Of a class that conforms, code that knows only the protocol says nothing: how long its objects live, and what an associated type is.
  @Test(arguments: [
    ("final class Second: Service {}\nfunc more() { _ = Second() }", ""), ("final class Second: Service {}", ""),
    ("extension Page { typealias Root = Layout }", ""), ("extension Page { final class Root { weak var page: Page? } }", ""),
    ("extension Page { typealias Root = Layout }", "extension Page { typealias Root = Model }"),
  ])
  func whatConformingTypesSay(_ first: String, _ second: String) {
    let others = [
      facts(
        """
        import AppKit
        @NSApplicationMain final class Launcher: NSObject, NSApplicationDelegate {
          let main = Main()
          @objc func open() { bind(main); Page().load() }
        }
        protocol Service: AnyObject {}
        final class Main: Service {}
        func bind(_ service: Service) { NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in print(service) } }
        """, "App.swift"),
      facts(
        """
        class Screen { var view: AnyObject? }
        protocol Rooted: AnyObject { associatedtype Root }
        extension Rooted where Self: Screen { var root: Root! { view as? Root } }
        final class Layout { var page: Page? }
        final class Model { weak var page: Page? }
        final class Page: Screen, Rooted {
          func load() {
            view = Layout()
            root.page = self
          }
        }
        """, "Page.swift"),
    ]
    func files(_ text: String) -> [FileFacts] { others + [facts(text, "Other.swift")] }
    var program = Program(files: files(""), modules: [0, 0, 0], models: BuiltIn.models)
    var (_, memory) = OwnershipAnalysis(program, jobs: 1, edited: [2]).run(after: nil)!
    for text in [first, second, first, ""] {
      program = Program(files: files(text), modules: [0, 0, 0], models: BuiltIn.models, after: program)
      let (result, next) = OwnershipAnalysis(program, jobs: 1).run(after: memory)!
      #expect(result.texts == OwnershipAnalysis(Program(files: files(text), modules: [0, 0, 0], models: BuiltIn.models), jobs: 1).run().texts, "\(text)")
      memory = next
    }
  }

  private func facts(_ text: String, _ path: String) -> FileFacts {
    var reader = FactReader()
    return reader.facts(of: Array(text.utf8), path: path)
  }

  private func sources() throws -> [(path: String, bytes: [UInt8])] {
    guard let folder = environment["UNRETAIN_EDIT_FILES"] else {
      return try SourceProgram.all().flatMap { program in program.files.map { ("\(program.name)/\($0.path)", $0.bytes) } }
    }
    let paths = FileManager.default.enumerator(atPath: folder)!.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
    return try paths.map { ($0, Array(try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent($0)))) }
  }
}

/// One program, and the runs over it.
private struct EditSession {
  private var files: [(path: String, bytes: [UInt8])]
  private var facts: [FileFacts]
  private var generator: SeededGenerator
  private var program: Program?
  private var memory: AnalysisMemory?
  /// What the last run from nothing has left on the disk, if runs go on from there.
  private var kept: (files: [FileFacts], names: [String], bytes: [UInt8])?
  private let fromDisk: Bool
  /// Does the analysis know beforehand which files will be edited?
  private let isForeseen: Bool
  private var reader = FactReader()
  /// A file that has been taken away, and the place where it comes back.
  private var removed: (file: (path: String, bytes: [UInt8]), index: Int)?
  private let name: String
  /// Does somebody type a statement, a few keys at a time?
  private let isTyping: Bool
  /// Do types and files come and go?
  private let isEditingTypes: Bool

  init(sources: [(path: String, bytes: [UInt8])], isWhole: Bool, number: Int, fromDisk: Bool) {
    self.fromDisk = fromDisk
    isForeseen = number.isMultiple(of: 2)
    generator = SeededGenerator("edits", "\(number)")
    name = "program \(number)"
    isTyping = number % 3 == 2
    isEditingTypes = number % 3 == 1
    var files = sources
    if !isWhole {
      var dice = generator
      files = (0..<8).map { _ in sources.randomElement(using: &dice)! }
    }
    // One name for each file.
    for index in files.indices where !isWhole { files[index].path = "\(index)/" + files[index].path }
    self.files = files
    facts = []
    for file in files { facts.append(reader.facts(of: file.bytes, path: file.path)) }
  }

  struct Result {
    var edits = 0
    var takenOver = 0
    /// Edits that add, remove or change a member of a type.
    var memberEdits = 0
    var memberEditsTakenOver = 0
    /// Edits by which files come and go, or declare other types.
    var typeEdits = 0
    var typeEditsTakenOver = 0
    var problems: [String] = []
  }

  mutating func run(edits: Int) -> Result {
    var result = Result(edits: edits)
    _ = findings()
    var last = 0
    let typing = isTyping ? Typing(in: files.randomElement(using: &generator)!, &generator) : nil
    for number in 0..<edits {
      // Most often somebody goes on in the same file.
      let other = Int.random(in: 0..<4, using: &generator) > 0 ? last : Int.random(in: files.indices, using: &generator)
      let index = typing.flatMap { typing in files.firstIndex { $0.path == typing.path } } ?? other
      last = index
      let path = files[index].path
      let isMember = typing?.isMember ?? (Int.random(in: 0..<3, using: &generator) == 0)
      let before = facts
      let isOfTypes = typing == nil && isEditingTypes && Bool.random(using: &generator)
      if typing == nil, Int.random(in: 0..<(isOfTypes ? 3 : 10), using: &generator) == 0 {
        addOrRemoveFile(index, number)
        last = 0
      } else if isOfTypes {
        files[index].bytes = TypeEdits.edited(files[index].bytes, number, &generator)
        facts[index] = reader.facts(of: files[index].bytes, path: path)
      } else {
        let bytes = files[index].bytes
        files[index].bytes = typing?.text(after: number) ?? (isMember ? MemberEdits.edited(bytes, number, &generator) : edited(bytes))
        facts[index] = reader.facts(of: files[index].bytes, path: path)
      }
      let interface = files.count == before.count ? before[index].interface : nil
      let found = findings()
      let goesOn = memory?.goesOn ?? false
      if goesOn { result.takenOver += 1 }
      if isOfTypes || files.count != before.count {
        result.typeEdits += 1
        if goesOn { result.typeEditsTakenOver += 1 }
      }
      if let interface, interface != facts[index].interface, isMember {
        result.memberEdits += 1
        if goesOn { result.memberEditsTakenOver += 1 }
      }
      let fresh = Program(files: facts, modules: facts.map { _ in 0 }, models: BuiltIn.models)
      let expected = texts(OwnershipAnalysis(fresh, jobs: 1).run())
      guard found != expected else { continue }
      let lost = Set(expected).subtracting(found).sorted().prefix(3).map { "  only from nothing:  \($0)" }
      let added = Set(found).subtracting(expected).sorted().prefix(3).map { "  only going on:      \($0)" }
      result.problems.append("\(name), edit \(number) of \(path):\n" + (lost + added).joined(separator: "\n"))
    }
    return result
  }

  private mutating func findings() -> [String] {
    if let kept {
      let known = Program(files: kept.files, modules: kept.files.map { _ in 0 }, models: BuiltIn.models, names: NameTable(kept.names))
      let current = Dictionary(facts.map { ($0.path, $0) }) { first, _ in first }
      let edited = kept.files.enumerated().filter { file in current[file.element.path].map { $0 != file.element } ?? false }
      memory = AnalysisArchive.memory(
        ofBytes: kept.bytes, edited: Dictionary(uniqueKeysWithValues: edited.map { ($0.offset, $0.element) }), known, jobs: 1)
      program = known
      if memory == nil { Issue.record("\(name): the bytes cannot be read") }
    }
    let next = Program(files: facts, modules: facts.map { _ in 0 }, models: BuiltIn.models, after: program)
    let edited = isForeseen && !fromDisk ? Set(facts.indices) : []
    let (result, memory) = OwnershipAnalysis(next, jobs: 1, edited: edited).run(after: memory)!
    program = next
    self.memory = memory
    if fromDisk, let bytes = AnalysisArchive.bytes(of: memory, jobs: 1) { kept = (facts, next.names.all, bytes) }
    return texts(result)
  }

  private func texts(_ result: AnalysisResult) -> [String] {
    result.texts + result.closureTexts + ["\(result.counters)"]
  }

  /// Takes a file away, puts the one that was taken away back, or adds one.
  private mutating func addOrRemoveFile(_ index: Int, _ number: Int) {
    if isEditingTypes, Bool.random(using: &generator) {
      let path = "\(number % 3)/Added\(number).swift"
      let bytes = TypeEdits.file(number, besides: files[index].bytes, &generator)
      let place = files.firstIndex { $0.path > path } ?? files.count
      files.insert((path, bytes), at: place)
      facts.insert(reader.facts(of: bytes, path: path), at: place)
    } else if let removed {
      files.insert(removed.file, at: removed.index)
      facts.insert(reader.facts(of: removed.file.bytes, path: removed.file.path), at: removed.index)
      self.removed = nil
    } else if files.count > 1 {
      removed = (files.remove(at: index), index)
      facts.remove(at: index)
    }
  }

  /// A text with one line more or less, or another one.
  private mutating func edited(_ bytes: [UInt8]) -> [UInt8] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Array($0) }
    let line = Int.random(in: lines.indices, using: &generator)
    let other = Int.random(in: lines.indices, using: &generator)
    func statement(_ text: String) -> [UInt8] { Array(text.utf8) }
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: lines.insert([], at: line)
    case 1: lines.insert(statement("// a remark"), at: line)
    case 2: lines.remove(at: line)
    case 3: lines.insert(lines[other], at: line)
    case 4: lines.swapAt(line, other)
    case 5: lines.insert(statement("    do { let edited = 1; _ = { edited } }"), at: afterBrace(lines, line))
    case 6: lines.insert(statement("    defer { print(self) }"), at: afterBrace(lines, line))
    case 7: replace("[weak self]", by: "[self]", in: &lines)
    case 8: rename(declaredNear: line, in: &lines)
    default: replace("{ [self]", by: "{ [weak self]", in: &lines)
    }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// Gives a function, type or property another name, wherever the file has it.
  private func rename(declaredNear start: Int, in lines: inout [[UInt8]]) {
    for index in Array(lines.indices.dropFirst(start)) {
      let words = String(decoding: lines[index], as: UTF8.self).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      guard let keyword = words.firstIndex(where: { ["func", "class", "struct", "var", "let"].contains($0) }), keyword + 1 < words.count else { continue }
      let name = String(words[keyword + 1])
      for other in lines.indices {
        lines[other] = Array(String(decoding: lines[other], as: UTF8.self).replacingOccurrences(of: name, with: name + "Renamed").utf8)
      }
      return
    }
  }

  /// Behind the next line that opens something: most often inside a function.
  private func afterBrace(_ lines: [[UInt8]], _ start: Int) -> Int {
    (lines.indices.dropFirst(start).first { lines[$0].last == UInt8(ascii: "{") } ?? lines.count - 1) + 1
  }

  private func replace(_ text: String, by other: String, in lines: inout [[UInt8]]) {
    for index in lines.indices {
      let line = String(decoding: lines[index], as: UTF8.self)
      guard let range = line.range(of: text) else { continue }
      lines[index] = Array(line.replacingCharacters(in: range, with: other).utf8)
      return
    }
  }
}
