import Ownership
import Findings

/// Identities of findings that survive moved lines, changed messages and changed levels.
public enum Fingerprint {
  /// One identity per finding, in the given order: 32 hexadecimal digits, `:`, and a counter from 1 for findings that agree in rule, file and
  /// `Finding.identity`. The counter follows the order of the findings, so pass all findings of a file, including suppressed ones, in the order of their
  /// places.
  public static func stable(of findings: [Finding], in documents: [SourceDocument]) -> [String] {
    stable(of: findings, in: documents, gone: []).found
  }

  /// The same with gone findings, whose counters continue after the others.
  static func stable(of findings: [Finding], in documents: [SourceDocument], gone: [GoneFinding]) -> (found: [String], gone: [String]) {
    var counters: [String: Int] = [:]
    func next(_ rule: String, _ path: String, _ identity: [String]) -> String {
      var hash = FNV1a128()
      for part in [rule, path] + identity { hash.add(field: part) }
      let key = hash.hexadecimal
      counters[key, default: 0] += 1
      return key + ":" + String(counters[key, default: 1])
    }
    let found = findings.map { finding in
      let file = finding.place.file
      return next(finding.rule, documents.indices.contains(file) ? documents[file].rootRelativePath : "", finding.identity)
    }
    return (found, gone.map { next($0.rule, $0.path, $0.identity) })
  }
}

/// The 128-bit FNV-1a hash: the same on every platform and in every process, and not meant to resist attacks.
struct FNV1a128 {
  private var high: UInt64 = 0x6C62_272E_07BB_0142
  private var low: UInt64 = 0x62B8_2175_6295_C58D

  mutating func add(_ byte: UInt8) {
    low ^= UInt64(byte)
    // The prime is 2^88 + 0x13B; all arithmetic is modulo 2^128.
    let product = low.multipliedFullWidth(by: 0x13B)
    high = high &* 0x13B &+ product.high &+ (low << 24)
    low = product.low
  }

  /// Adds a string and an end mark, so that `["ab", "c"]` and `["a", "bc"]` differ.
  mutating func add(field: String) {
    for byte in field.utf8 { add(byte) }
    add(0)
  }

  /// 32 hexadecimal digits.
  var hexadecimal: String { Self.digits(high) + Self.digits(low) }

  private static func digits(_ value: UInt64) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
