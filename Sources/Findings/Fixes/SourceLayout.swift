import Facts

/// The layout of a file's text: lines, indentation, and line endings.
struct SourceLayout {
  let bytes: [UInt8]
  let lineStarts: [UInt32]
  /// The line ending of the first line, used for all.
  let newline: String
  /// One step of indentation: a tab, or the smallest indentation in spaces of any line.
  let indentationStep: String

  init(bytes: [UInt8], lineStarts: [UInt32]) {
    self.bytes = bytes
    self.lineStarts = lineStarts
    let firstBreak = bytes.firstIndex(of: 0x0A)
    newline = firstBreak.map { $0 > 0 && bytes[$0 - 1] == 0x0D } == true ? "\r\n" : "\n"
    var fewest = 9
    var hasTabs = false
    for start in lineStarts where Int(start) < bytes.count {
      let rest = bytes[Int(start)...]
      if rest.first == 0x09 {
        hasTabs = true
        break
      }
      let spaces = rest.prefix(9).prefix { $0 == 0x20 }.count
      // Lines with an odd number of spaces are mostly inside comments.
      if spaces >= 2, spaces < fewest, spaces % 2 == 0 { fewest = spaces }
    }
    indentationStep = hasTabs ? "\t" : String(repeating: " ", count: fewest > 8 ? 2 : fewest)
  }

  func text(_ range: ByteRange) -> String { String(decoding: bytes[range.indices], as: UTF8.self) }

  func text(_ start: UInt32, _ end: UInt32) -> String {
    start < end ? String(decoding: bytes[Int(start)..<Int(end)], as: UTF8.self) : ""
  }

  func byte(_ offset: UInt32) -> UInt8? { Int(offset) < bytes.count ? bytes[Int(offset)] : nil }

  /// The 0-based line of an offset.
  func line(of offset: UInt32) -> Int {
    var low = 0
    var high = lineStarts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The white space at the beginning of a line.
  func indentation(ofLine line: Int) -> String {
    let rest = bytes[Int(lineStarts[line])...]
    // A byte order mark is no indentation.
    let start = rest.starts(with: [0xEF, 0xBB, 0xBF]) ? rest.dropFirst(3) : rest
    return String(decoding: start.prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }

  /// The next byte that is neither white space nor in a comment.
  func skippingTrivia(from offset: UInt32) -> UInt32 {
    var index = Int(offset)
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      case 0x2F where index + 1 < bytes.count && bytes[index + 1] == 0x2F:
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      case 0x2F where index + 1 < bytes.count && bytes[index + 1] == 0x2A:
        var depth = 0
        repeat {
          if index + 1 < bytes.count, bytes[index] == 0x2F, bytes[index + 1] == 0x2A {
            depth += 1
            index += 2
          } else if index + 1 < bytes.count, bytes[index] == 0x2A, bytes[index + 1] == 0x2F {
            depth -= 1
            index += 2
          } else {
            index += 1
          }
        } while depth > 0 && index < bytes.count
      default: return UInt32(index)
      }
    }
    return UInt32(bytes.count)
  }

  /// The end of the text before an offset, without white space.
  func trimmedEnd(before offset: UInt32) -> UInt32 {
    var index = Int(offset)
    while index > 0, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index - 1]) { index -= 1 }
    return UInt32(index)
  }

  /// The start of the next line, if the rest of this one is blank or a comment.
  func nextLine(ifNothingFollows offset: UInt32) -> UInt32? {
    let line = line(of: offset)
    guard line + 1 < lineStarts.count else { return nil }
    let next = lineStarts[line + 1]
    return skippingTrivia(from: offset) >= next && !isInsideComment(offset, until: next) ? next : nil
  }

  /// Whether a comment that begins in the line continues on the next one.
  private func isInsideComment(_ offset: UInt32, until next: UInt32) -> Bool {
    let rest = text(offset, next)
    guard let open = rest.range(of: "/*", from: rest.startIndex) else { return false }
    return rest.range(of: "*/", from: open) == nil && !rest[..<open].contains("//")
  }

  /// The closing bracket of an opening one. Strings and comments are not recognised; intended for short signatures.
  func closing(of open: UInt32) -> UInt32? {
    var depth = 0
    var index = Int(open)
    while index < bytes.count {
      switch bytes[index] {
      case 0x28, 0x5B, 0x7B: depth += 1
      case 0x29, 0x5D, 0x7D:
        depth -= 1
        if depth == 0 { return UInt32(index) }
      default: break
      }
      index += 1
    }
    return nil
  }
}

extension String {
  /// The first occurrence of a text at or after an index.
  fileprivate func range(of needle: String, from start: Index) -> Index? {
    var index = start
    while index < endIndex {
      if self[index...].hasPrefix(needle) { return index }
      index = self.index(after: index)
    }
    return nil
  }
}
