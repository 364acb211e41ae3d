/// Reads the tags of an XML text, in order. What is no tag is kept as text; entities stay as written.
struct MarkupScanner {
  /// A tag, without its brackets.
  struct Tag {
    /// With a leading `/` where it closes an element.
    var name: String
    /// The text between the tag before and this one.
    var text: String
    fileprivate let content: ArraySlice<UInt8>

    /// The value of an attribute, as written.
    func attribute(_ name: String) -> String? {
      let name = Array(name.utf8)
      var index = content.startIndex
      while let equals = content[index...].firstIndex(of: UInt8(ascii: "=")) {
        guard let open = content[equals...].firstIndex(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }),
          let close = content[(open + 1)...].firstIndex(of: content[open])
        else { return nil }
        let start = content[index..<equals].lastIndex { $0 <= UInt8(ascii: " ") }.map { $0 + 1 } ?? index
        if content[start..<equals].elementsEqual(name) { return String(decoding: content[(open + 1)..<close], as: UTF8.self) }
        index = close + 1
      }
      return nil
    }
  }

  private let text: [UInt8]
  private var position = 0

  init(_ text: [UInt8]) { self.text = text }

  /// The next tag; `nil` at the end. Comments and declarations are skipped.
  mutating func next() -> Tag? {
    let start = position
    while let open = text[position...].firstIndex(of: UInt8(ascii: "<")) {
      if text[open...].starts(with: "<!--".utf8) {
        guard let end = self.end(of: "-->", from: open) else { break }
        position = end
        continue
      }
      guard let close = text[open...].firstIndex(of: UInt8(ascii: ">")) else { break }
      position = close + 1
      let content = text[(open + 1)..<close]
      if content.first == UInt8(ascii: "!") || content.first == UInt8(ascii: "?") { continue }
      let name = content.prefix { $0 > UInt8(ascii: " ") }
      return Tag(
        name: String(decoding: name.last == UInt8(ascii: "/") ? name.dropLast() : name, as: UTF8.self),
        text: String(decoding: text[start..<open], as: UTF8.self), content: content.dropFirst(name.count))
    }
    position = text.count
    return nil
  }

  private func end(of mark: String, from start: Int) -> Int? {
    let mark = Array(mark.utf8)
    var index = start
    while let found = text[index...].firstIndex(of: mark[0]) {
      if text[found...].starts(with: mark) { return found + mark.count }
      index = found + 1
    }
    return nil
  }
}
