@testable import Engine
import Testing

@Suite struct SHA256Tests {
  /// The examples that NIST gives, and lengths around the edges of a block.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (String(repeating: "a", count: 1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
  ])
  func knownHashes(text: String, expected: String) {
    var hash = SHA256()
    hash.update(Array(text.utf8))
    #expect(hex(hash.finish()) == expected)
  }

  @Test func piecesMakeNoDifference() {
    let bytes = (0..<300).map { UInt8(truncatingIfNeeded: $0 * 7) }
    var whole = SHA256()
    whole.update(bytes)
    let expected = whole.finish()
    for size in [1, 3, 55, 56, 63, 64, 65, 119, 128] {
      var parts = SHA256()
      for start in stride(from: 0, to: bytes.count, by: size) { parts.update(Array(bytes[start..<min(start + size, bytes.count)])) }
      #expect(parts.finish() == expected, "pieces of \(size) bytes")
    }
  }

  /// A processor may have no instructions for it.
  @Test func bothWaysGiveTheSame() {
    let bytes = (0..<64 * 5).map { UInt8(truncatingIfNeeded: $0 * 31) }
    var (quick, slow) = (SHA256(), SHA256())
    quick.update(bytes)
    bytes.withUnsafeBufferPointer { slow.addInSwift($0) }
    #expect(quick.state == slow.state)
  }

  @Test func textsAreToldApartByTheirLengths() {
    var first = SHA256()
    first.update("ab")
    first.update("c")
    var second = SHA256()
    second.update("a")
    second.update("bc")
    #expect(first.finish() != second.finish())
  }

  private func hex(_ bytes: [UInt8]) -> String {
    bytes.map {
      let digits = String($0, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }
}
