import Facts
import Syntax
import Testing

func read(_ source: String) -> FileFacts {
  FileFacts.read(source: Array(source.utf8), path: "Test.swift", parser: Parser())
}

/// Expects the facts of a source text, as `FileFacts.dump` prints them.
func expectFacts(_ source: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let dump = read(source).dump
  #expect(dump == expected, sourceLocation: sourceLocation)
}

extension FileFacts {
  /// The source text of a range.
  func text(_ range: ByteRange, in source: String) -> String {
    let bytes = Array(source.utf8)
    return String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }

  var closures: [Function] { functions.filter { $0.kind == .closure } }
}

/// Small numbers that look random and are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
