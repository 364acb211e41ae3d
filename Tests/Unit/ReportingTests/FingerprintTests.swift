import Ownership
import Findings
import Facts
import Testing

@testable import Reporting

struct FingerprintTests {
  /// Values of the authors of the hash.
  @Test(arguments: [
    ("", "6c62272e07bb014262b821756295c58d"), ("a", "d228cb696f1a8caf78912b704e4a8964"),
    ("foobar", "343e1662793c64bf6f0d3597ba446f18"),
  ])
  func hashesAsPublished(text: String, expected: String) {
    var hash = FNV1a128()
    for byte in text.utf8 { hash.add(byte) }
    #expect(hash.hexadecimal == expected)
  }

  private func finding(at offset: UInt32, identity: [String], rule: String = "stored_closure_cycle") -> Finding {
    Finding(
      rule: rule, level: .warning, message: "",
      place: SourcePlace(file: 0, range: ByteRange(start: offset, end: offset)),
      path: [], identity: identity, evidence: .proven)
  }

  private let document = SourceDocument(displayPath: "A.swift", rootRelativePath: "A.swift", bytes: [], lineStarts: [0])

  @Test func movedLinesChangeNothing() {
    let before = Fingerprint.stable(of: [finding(at: 10, identity: ["A", "f"])], in: [document])
    let after = Fingerprint.stable(of: [finding(at: 99, identity: ["A", "f"])], in: [document])
    #expect(before == after)
  }

  @Test func everyPartCounts() {
    let findings = [
      finding(at: 1, identity: ["A", "f"]), finding(at: 2, identity: ["Af"]), finding(at: 3, identity: ["A", "f", ""]),
      finding(at: 4, identity: ["A", "f"], rule: "target_cycle"), finding(at: 5, identity: ["A", "f"]),
    ]
    let fingerprints = Fingerprint.stable(of: findings, in: [document])
    #expect(Set(fingerprints).count == 5)
    #expect(fingerprints[0].hasSuffix(":1"))
    #expect(fingerprints[4] == fingerprints[0].dropLast() + "2")
    #expect(Fingerprint.stable(of: [findings[0]], in: []) != [fingerprints[0]])
  }
}
