/// `file` URIs (RFC 8089) of absolute paths.
public enum FileURI {
  /// The path of a URI; `nil` if it names no file on this machine.
  public static func path(of uri: String) -> String? {
    guard let colon = uri.firstIndex(of: ":"), uri[..<colon].lowercased() == "file" else { return nil }
    var rest = uri[uri.index(after: colon)...]
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      guard let slash = rest.firstIndex(of: "/") else { return nil }
      let host = rest[..<slash].lowercased()
      guard host.isEmpty || host == "localhost" else { return nil }
      rest = rest[slash...]
    }
    guard rest.hasPrefix("/") else { return nil }
    var bytes: [UInt8] = []
    var digits = rest.utf8.makeIterator()
    while let byte = digits.next() {
      guard byte == UInt8(ascii: "%") else {
        if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { break }
        bytes.append(byte)
        continue
      }
      guard let high = digits.next().flatMap(value(ofDigit:)), let low = digits.next().flatMap(value(ofDigit:)) else { return nil }
      bytes.append(high << 4 | low)
    }
    guard !bytes.contains(0) else { return nil }
    while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    let path = String(decoding: bytes, as: UTF8.self)
    return path.utf8.elementsEqual(bytes) ? path : nil
  }

  /// The URI of an absolute path.
  public static func of(path: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes = Array("file://".utf8)
    for byte in path.utf8 {
      if isUnreserved(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func value(ofDigit byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
