import Foundation
import TestSupport
import Testing

@testable import FileDiscovery

@Suite struct FileReadingTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  @Test func givesTheBytesAsTheyAre() throws {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("let a = \"ä\0€😀\"\r\n".utf8)
    try folder.write("a.swift", bytes: bytes)
    #expect(readFile(folder.absolute("a.swift"), limit: bytes.count) == .success(bytes))
    #expect(
      readFile(folder.absolute("a.swift"), limit: bytes.count - 1)
        == .failure(.tooLarge(size: bytes.count, limit: bytes.count - 1)))
    try folder.write("empty.swift")
    #expect(readFile(folder.absolute("empty.swift"), limit: 0) == .success([]))
  }

  @Test func saysWhyNot() throws {
    let pipe = folder.absolute("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(readFile(pipe, limit: 10) == .failure(.unreadable("Not a regular file")))
    #expect(readFile(folder.path, limit: 10) == .failure(.unreadable("Is a directory")))
    #expect(readFile(folder.absolute("gone"), limit: 10) == .failure(.unreadable("No such file or directory")))
    try folder.write("utf16.swift", bytes: [0xFF, 0xFE, 0x61, 0x00])
    #expect(readFile(folder.absolute("utf16.swift"), limit: 10) == .failure(.notUTF8(offset: 0)))
  }

  @Test func readsFilesThatDoNotSayHowLargeTheyAre() throws {
    #if os(Linux)
      let bytes = try readFile("/proc/self/status", limit: 1 << 20).get()
      #expect(bytes.count > 100)
      #expect(readFile("/proc/self/status", limit: 99) == .failure(.tooLarge(size: 100, limit: 99)))
    #endif
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xE0, 0x9F, 0xBF], [0xE2, 0x82], [0xE2, 0x82, 0x28],
      [0xED, 0xA0, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80], [0xF0, 0x9F, 0x98, 0x41], [0xFF],
    ] as [[UInt8]])
  func findsTheFirstBadByte(bad: [UInt8]) {
    for prefix in ["", "a", "1234567", "12345678", "ä", "€uro", "1234567😀"] {
      for suffix in ["", "a", "123456789"] {
        let bytes = Array(prefix.utf8) + bad + Array(suffix.utf8)
        #expect(bytes.withUnsafeBufferPointer(firstInvalidUTF8(in:)) == prefix.utf8.count)
      }
    }
  }

  @Test func agreesWithTheStandardLibrary() {
    var random = SplitMix(seed: 20_817)
    let alphabet: [UInt8] = [
      0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC2, 0xDF, 0xE0, 0xE1, 0xED, 0xEF, 0xF0, 0xF1, 0xF4, 0xF5,
    ]
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...12, using: &random)).map { _ in alphabet.randomElement(using: &random)! }
      let expected = offsetOfFirstError(in: bytes)
      #expect(bytes.withUnsafeBufferPointer(firstInvalidUTF8(in:)) == expected, "\(bytes)")
    }
  }

  private func offsetOfFirstError(in bytes: [UInt8]) -> Int? {
    var parser = Unicode.UTF8.ForwardParser()
    var input = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &input) {
      case .valid(let encoded): offset += encoded.count
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}

/// A generator with a seed: the same numbers in every run.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}
