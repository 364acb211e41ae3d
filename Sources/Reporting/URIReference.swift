/// Paths as URI references (RFC 3986).
enum URIReference {
  /// A percent-encoded reference for a path with `/` between components: relative for a relative path, `file://…` for an absolute one. An empty path becomes
  /// `.`.
  static func of(path: String) -> String {
    if path.utf8.first == UInt8(ascii: "/") { return "file://" + encoded(path) }
    var path = Substring(path)
    while path.hasPrefix("./") {
      path = path.dropFirst(2)
      while path.hasPrefix("/") { path = path.dropFirst() }
    }
    return path.isEmpty ? "." : encoded(String(path))
  }

  /// Leaves `/` and valid characters of a path segment unchanged. `:` is encoded, because in the first segment of a relative reference it would end a scheme.
  private static func encoded(_ path: String) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(path.utf8.count)
    for byte in path.utf8 {
      if isAllowed(byte) {
        result.append(byte)
      } else {
        result.append(UInt8(ascii: "%"))
        result.append(hexadecimalDigits[Int(byte >> 4)])
        result.append(hexadecimalDigits[Int(byte & 15)])
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let hexadecimalDigits = Array("0123456789ABCDEF".utf8)

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"),
      UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "("),
      UInt8(ascii: ")"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: "="), UInt8(ascii: "@"):
      true
    default:
      false
    }
  }
}
