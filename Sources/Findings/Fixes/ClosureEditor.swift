import Facts

/// Edits of one closure: its capture list, and the beginning of its body.
struct ClosureEditor {
  let function: Function
  let text: SourceLayout

  /// Adds an entry to the capture list, creating the list if needed.
  func adding(entry: String) -> TextEditDraft {
    let open = text.skippingTrivia(from: afterAttributes)
    if !function.captureList.isEmpty || text.byte(open) == 0x5B && open < function.headRange.end {
      let isEmpty = function.captureList.isEmpty
      return .insert(at: open + 1, entry + (isEmpty ? "" : ", "))
    }
    if hasSignature { return .insert(at: open, "[\(entry)] ") }
    return .insert(at: function.range.start + 1, " [\(entry)] in")
  }

  /// Whether there is an `in`.
  private var hasSignature: Bool { function.bodyStart > function.range.start + 1 }

  /// The position after the attributes (`@MainActor`, `@Sendable`) at the beginning of the closure.
  private var afterAttributes: UInt32 {
    var offset = text.skippingTrivia(from: function.range.start + 1)
    guard hasSignature else { return offset }
    while text.byte(offset) == 0x40, offset < function.bodyStart {
      offset += 1
      while let byte = text.byte(offset), byte >= 0x30, byte != 0x5B, byte != 0x5D, byte < 0x7B, !(0x3A...0x3F).contains(byte) { offset += 1 }
      // After a space it is the parameter clause.
      if text.byte(offset) == 0x28, let close = text.closing(of: offset) { offset = close + 1 }
      offset = text.skippingTrivia(from: offset)
    }
    return offset
  }

  /// Inserts a statement as the first of the body, on a line of its own.
  func statement(_ statement: String) -> [TextEditDraft] { first(statement, in: function.bodyStart, body: function.range.end - 1, on: function.range.start) }

  /// Inserts `return` before the value of a single-expression body that gets another statement.
  var writtenReturn: [TextEditDraft] {
    function.instructions.compactMap { instruction in
      guard case .returnValue(_?) = instruction.operation, !text.text(instruction.range).hasPrefix("return") else { return nil }
      return .insert(at: instruction.range.start, "return ")
    }
  }

  /// Inserts a statement as the first of a block.
  ///
  /// - Parameters:
  ///   - start: Where the block's statements start, after its brace or `in`.
  ///   - end: The position of its closing brace.
  ///   - opening: A position in the line with the same indentation as the closing brace.
  func first(_ statement: String, in start: UInt32, body end: UInt32, on opening: UInt32) -> [TextEditDraft] {
    let outer = text.indentation(ofLine: text.line(of: opening))
    if let next = text.nextLine(ifNothingFollows: start), next < end {
      let inner = firstIndentation(from: next, until: end) ?? outer + text.indentationStep
      return [.insert(at: next, inner + statement + text.newline)]
    }
    let inner = outer + text.indentationStep
    let first = text.skippingTrivia(from: start)
    guard first < end else { return [.insert(at: start, " " + statement + " ")] }
    var edits: [TextEditDraft] = [.replace(start, spacesEnd(from: start), text.newline + inner + statement + text.newline + inner)]
    if text.line(of: start) == text.line(of: end) {
      let bodyEnd = text.trimmedEnd(before: end)
      edits.append(.replace(bodyEnd, end, text.newline + outer))
    }
    return edits
  }

  private func spacesEnd(from offset: UInt32) -> UInt32 {
    var offset = offset
    while text.byte(offset) == 0x20 || text.byte(offset) == 0x09 { offset += 1 }
    return offset
  }

  /// The indentation of the first line that is not blank.
  private func firstIndentation(from start: UInt32, until end: UInt32) -> String? {
    var line = text.line(of: start)
    while line < text.lineStarts.count, text.lineStarts[line] < end {
      let indentation = text.indentation(ofLine: line)
      let byte = text.byte(text.lineStarts[line] + UInt32(indentation.utf8.count))
      if let byte, byte != 0x0A, byte != 0x0D, byte != 0x7D { return indentation }
      line += 1
    }
    return nil
  }
}

/// An edit under construction.
enum TextEditDraft {
  case insert(at: UInt32, String)
  case replace(UInt32, UInt32, String)
}
