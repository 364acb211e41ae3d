/// A value of a property list in the old form with braces, in which Xcode writes its projects.
indirect enum PropertyList {
  case text(String)
  case list([PropertyList])
  case table([String: PropertyList])

  /// - Parameter bytes: The text of the list. The initialiser fails where it is no such list.
  init?(_ bytes: [UInt8]) {
    var reader = Reader(bytes: bytes)
    guard let value = reader.value(depth: 0) else { return nil }
    self = value
  }

  /// The value under a key of a table.
  subscript(_ key: String) -> PropertyList? { if case .table(let values) = self { values[key] } else { nil } }

  /// The text under a key of a table.
  func text(_ key: String) -> String? { if case .text(let value)? = self[key] { value } else { nil } }

  /// The texts in the list under a key of a table.
  func texts(_ key: String) -> [String] {
    guard case .list(let values)? = self[key] else { return [] }
    return values.compactMap { if case .text(let value) = $0 { value } else { nil } }
  }
}

private struct Reader {
  let bytes: [UInt8]
  private var position = 0

  /// Projects have a handful of levels.
  private static let depthLimit = 64

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func value(depth: Int) -> PropertyList? {
    guard depth < Self.depthLimit, let byte = next() else { return nil }
    switch byte {
    case UInt8(ascii: "{"): return table(depth)
    case UInt8(ascii: "("): return list(depth)
    default: return text(byte).map { .text($0) }
    }
  }

  private mutating func table(_ depth: Int) -> PropertyList? {
    var result: [String: PropertyList] = [:]
    while let byte = next() {
      if byte == UInt8(ascii: "}") { return .table(result) }
      guard let key = text(byte), next() == UInt8(ascii: "="), let value = value(depth: depth + 1), next() == UInt8(ascii: ";") else { return nil }
      result[key] = value
    }
    return nil
  }

  private mutating func list(_ depth: Int) -> PropertyList? {
    var result: [PropertyList] = []
    while let byte = next() {
      if byte == UInt8(ascii: ")") { return .list(result) }
      // The comma behind an element.
      if byte == UInt8(ascii: ",") { continue }
      position -= 1
      guard let value = value(depth: depth + 1) else { return nil }
      result.append(value)
    }
    return nil
  }

  /// - Parameter first: The byte that has just been read.
  private mutating func text(_ first: UInt8) -> String? {
    if first == UInt8(ascii: "\"") { return quoted() }
    let start = position - 1
    while position < bytes.count, Self.isPlain(bytes[position]) { position += 1 }
    return Self.isPlain(first) ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
  }

  private mutating func quoted() -> String? {
    var content: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: content, as: UTF8.self) }
      if byte == UInt8(ascii: "\\"), position < bytes.count {
        // A number of a character: `\U00e9`.
        if bytes[position] == UInt8(ascii: "U") { return nil }
        content.append(bytes[position])
        position += 1
      } else {
        content.append(byte)
      }
    }
    return nil
  }

  /// The next byte behind spaces and comments.
  private mutating func next() -> UInt8? {
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte <= UInt8(ascii: " ") { continue }
      guard byte == UInt8(ascii: "/"), position < bytes.count else { return byte }
      if bytes[position] == UInt8(ascii: "/") {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      } else if bytes[position] == UInt8(ascii: "*") {
        position += 1
        while position + 1 < bytes.count, bytes[position] != UInt8(ascii: "*") || bytes[position + 1] != UInt8(ascii: "/") { position += 1 }
        position += 2
      } else {
        return byte
      }
    }
    return nil
  }

  /// Whether a text without quotes may have the byte.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "$"), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "+"): true
    default: false
    }
  }
}
