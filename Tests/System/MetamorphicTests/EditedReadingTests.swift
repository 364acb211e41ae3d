import Foundation
import Facts
import Testing

/// What is read of a text that an edit has made of another one must be what is read of it alone.
@Suite struct EditedReadingTests {
  /// `UNRETAIN_EDITS` takes how many files are edited, `UNRETAIN_EDIT_FILES` names a folder of Swift files to take in place of the corpus.
  @Test func textsAfterEditsAreReadAsAlone() throws {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["UNRETAIN_EDITS"].flatMap { Int($0) } ?? 8
    let sources = try environment["UNRETAIN_EDIT_FILES"].map(files) ?? SourceProgram.all().flatMap { $0.files.map(\.bytes) }
    var reader = FactReader()
    var fresh = FactReader()
    var (finished, taken) = (0, 0)
    for number in 0..<count {
      var generator = SeededGenerator("readings", "\(number)")
      var text = sources.randomElement(using: &generator)!
      var parsed: ParsedText?
      _ = reader.facts(of: text, path: "Page.swift", after: &parsed)
      for edit in 0..<24 {
        let last = text
        change(&text, edit, &generator)
        let before = parsed
        let facts = reader.facts(of: text, path: "Page.swift", after: &parsed)
        #expect(facts == fresh.facts(of: text, path: "Page.swift"), "file \(number), edit \(edit)")
        if facts.parseErrors.isEmpty { finished += 1 } else if Int.random(in: 0..<3, using: &generator) > 0 { text = last }
        if let before, before !== parsed { taken += 1 }
      }
    }
    print("\(finished) texts without errors, \(taken) read after others")
    #expect(2 * taken > count, "hardly any text was read after another one")
  }

  private func files(in folder: String) throws -> [[UInt8]] {
    let paths = FileManager.default.enumerator(atPath: folder)!.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
    return try paths.map { Array(try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent($0))) }
  }

  /// Types a letter more or less, a statement, or takes a line away or out of another place.
  private func change(_ text: inout [UInt8], _ edit: Int, _ generator: inout SeededGenerator) {
    let lineEnds = text.indices.filter { text[$0] == UInt8(ascii: "\n") }
    guard let end = lineEnds.randomElement(using: &generator) else { return text += Array("\n".utf8) }
    let start = text[..<end].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let other = lineEnds.randomElement(using: &generator)!
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: text.insert(contentsOf: Array("\n    let edited\(edit) = 1".utf8), at: end)
    case 1: text.insert(contentsOf: Array("\n    work { [weak self] in self?.go() }".utf8), at: end)
    case 2: text.insert(contentsOf: Array("\n  func edited\(edit)() { print(self) }".utf8), at: end)
    case 3: text.removeSubrange(start..<end)
    case 4: text.insert(contentsOf: Array(text[start...end]), at: other + 1)
    case 5: text.insert(UInt8.random(in: 97...122, using: &generator), at: Int.random(in: start...end, using: &generator))
    case 6: if start < end { text.remove(at: Int.random(in: start..<end, using: &generator)) }
    default: text.insert(contentsOf: Array(" // a remark".utf8), at: end)
    }
  }
}
