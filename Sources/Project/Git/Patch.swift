/// What a patch without context lines (`git diff -U0`) says about the lines of the new files.
struct Patch {
  /// By the path that git prints, the changed lines of every file that is still there.
  private(set) var files: [String: [ClosedRange<Int>]] = [:]

  /// Reads a patch with the prefixes `a/` and `b/`. What is no patch gives nothing.
  init(_ bytes: [UInt8]) {
    var path: String?
    // How many lines of the current hunk are still to come; what they look like does not matter.
    var left = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if left > 0 {
        // `\ No newline at end of file` is none of them.
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

  /// The path behind `+++ `; `nil` for `/dev/null`.
  private static func path(_ text: ArraySlice<UInt8>) -> String? {
    var text = text
    if text.first == UInt8(ascii: "\"") {
      text = unquoted(text.dropFirst())[...]
    }
    // Git puts a tab behind a path with spaces. A tab of the path's own is quoted.
    else if text.last == UInt8(ascii: "\t") {
      text = text.dropLast()
    }
    guard text.starts(with: "b/".utf8) else { return nil }
    return String(decoding: text.dropFirst(2), as: UTF8.self)
  }

  /// A path as C would write it between quotation marks; the first one is gone already.
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
  /// Removed and added lines together.
  var lineCount: Int
  /// In the new file. Where lines were only removed, those on both sides of the gap.
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
