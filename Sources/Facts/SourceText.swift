/// Information from the text without a syntax tree.
public enum LineStarts {
  /// See `FileFacts.lineStarts`.
  public static func find(in source: [UInt8]) -> [UInt32] { source.withUnsafeBufferPointer { find(in: $0) } }

  /// Byte offset of the start of every line. Lines end with `\n`, `\r\n` or `\r`, as for the Swift compiler.
  static func find(in source: UnsafeBufferPointer<UInt8>) -> [UInt32] {
    var result: [UInt32] = [0]
    var index = 0
    let end = source.count
    while index < end {
      let byte = source[index]
      index += 1
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
      if byte == UInt8(ascii: "\r"), index < end, source[index] == UInt8(ascii: "\n") { index += 1 }
      result.append(UInt32(truncatingIfNeeded: index))
    }
    return result
  }
}

extension DirectiveComment {
  /// Parses `// unretain:…` and `/* unretain:… */`; `nil` for every other comment.
  init?(_ range: ByteRange, _ source: UnsafeBufferPointer<UInt8>) {
    let end = min(Int(range.end), source.count)
    var text = source[min(Int(range.start), end)..<end]
    guard text.count > 11, text.removeFirst() == UInt8(ascii: "/") else { return nil }
    let isBlock = text.first == UInt8(ascii: "*")
    while let first = text.first, first == UInt8(ascii: "/") || first == UInt8(ascii: "*") { text.removeFirst() }
    if isBlock, text.count >= 2 { text = text.dropLast(2) }
    text = Self.trimmed(text)
    guard text.starts(with: "unretain:".utf8) else { return nil }
    text = Self.trimmed(text.dropFirst(9))
    self.init(range: range, text: String(decoding: text, as: UTF8.self))
  }

  private static func trimmed(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Slice<UnsafeBufferPointer<UInt8>> {
    var text = text
    while let first = text.first, first <= UInt8(ascii: " ") { text.removeFirst() }
    while let last = text.last, last <= UInt8(ascii: " ") { text.removeLast() }
    return text
  }
}
