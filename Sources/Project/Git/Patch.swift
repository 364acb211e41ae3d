/// The changed lines of the new files in a patch without context lines (`git diff -U0`).
struct Patch {
  /// By path as printed by git: the changed lines of every file that still exists.
  private(set) var files: [String: [ClosedRange<Int>]] = [:]

  /// Parses a patch with the prefixes `a/` and `b/`. Other text is ignored.
  init(_ bytes: [UInt8]) {
    var path: String?
    // The remaining lines of the current hunk, whatever they look like.
    var left = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if left > 0 {
        // `\ No newline at end of file` does not count.
        if line.first != UInt8(ascii: "\\") { left -= 1 }
      } else if line.starts(with: "diff --git ".utf8) {
        path = nil
      } else if line.starts(with: "+++ ".utf8) {
        path = Self.path(line.dropFirst(4))
        if let path { files[path] = files[path] ?? [] }
      } else if line.starts(with: "@@ ".utf8), let hunk = Hunk(String(decoding: line, as: UTF8.self)) {
        left = hunk.lineCount
        if let path { files[path]?.append(hunk.changed) }
      }
    }
  }

  /// The path after `+++ `; `nil` for `/dev/null`.
  private static func path(_ text: ArraySlice<UInt8>) -> String? {
    var text = text
    if text.first == UInt8(ascii: "\"") {
      text = unquoted(text.dropFirst())[...]
    }
    // Git adds a tab after a path with spaces. A tab inside the path is quoted.
    else if text.last == UInt8(ascii: "\t") {
      text = text.dropLast()
    }
    guard text.starts(with: "b/".utf8) else { return nil }
    return String(decoding: text.dropFirst(2), as: UTF8.self)
  }

  /// A path in C string notation; the opening quotation mark is removed already.
  private static func unquoted(_ text: ArraySlice<UInt8>) -> [UInt8] {
    let letters: [UInt8: UInt8] = [
      UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10, UInt8(ascii: "v"): 11,
      UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
    ]
    var result: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      guard byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
        result.append(byte)
        continue
      }
      if let letter = letters[escaped] {
        result.append(letter)
      } else if (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(escaped) {
        let digits = [escaped] + rest.prefix(2)
        rest = rest.dropFirst(2)
        result.append(UInt8(truncatingIfNeeded: digits.reduce(0) { $0 * 8 + Int($1) - 0x30 }))
      } else {
        result.append(escaped)
      }
    }
    return result
  }
}

/// `@@ -12,3 +14,2 @@`
private struct Hunk {
  /// The number of removed and added lines.
  var lineCount: Int
  /// In the new file. For a pure removal, the lines on both sides of the gap.
  var changed: ClosedRange<Int>

  init?(_ header: String) {
    let parts = header.split(separator: " ")
    guard parts.count >= 3, let old = Self.range(parts[1], sign: "-"), let new = Self.range(parts[2], sign: "+") else { return nil }
    lineCount = old.count + new.count
    changed = new.count > 0 ? new.start...(new.start + new.count - 1) : max(new.start, 1)...(new.start + 1)
  }

  private static func range(_ text: Substring, sign: Character) -> (start: Int, count: Int)? {
    guard text.first == sign else { return nil }
    let numbers = text.dropFirst().split(separator: ",").map { Int($0) }
    guard let start = numbers.first ?? nil, start >= 0 else { return nil }
    let count = numbers.count > 1 ? numbers[1] ?? -1 : 1
    return count >= 0 ? (start, count) : nil
  }
}
