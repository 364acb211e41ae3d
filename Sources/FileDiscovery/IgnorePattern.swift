/// One line of a `.gitignore`.
struct IgnorePattern: Sendable {
  /// `!`: matching paths are included again.
  private(set) var isNegated = false
  /// `/` at the end: only folders match.
  private var needsFolder = false
  /// No other slash: the pattern applies to the name at any depth.
  private var looksAtName = false
  private let glob: GlobPattern

  /// `nil` for a line without a pattern: empty, a comment, or nothing but `!` and `/`.
  init?(line: ArraySlice<UInt8>) {
    guard line.first != UInt8(ascii: "#") else { return nil }
    var text = Self.withoutTrailingSpaces(line)
    if text.first == UInt8(ascii: "!") {
      isNegated = true
      text = text.dropFirst()
    }
    if text.last == slash {
      needsFolder = true
      text = text.dropLast()
    }
    guard !text.isEmpty else { return nil }
    looksAtName = !text.contains(slash)
    if text.first == slash { text = text.dropFirst() }
    glob = GlobPattern(text)
  }

  /// - Parameters:
  ///   - path: The path below the folder of the `.gitignore`.
  ///   - name: The last component of the path.
  func matches(path: ArraySlice<UInt8>, name: ArraySlice<UInt8>, isFolder: Bool) -> Bool {
    if needsFolder, !isFolder { return false }
    return glob.matches(looksAtName ? name : path)
  }

  /// The patterns of a whole file, in order.
  static func patterns(in text: [UInt8]) -> [IgnorePattern] {
    var rest = text[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    return rest.split(separator: UInt8(ascii: "\n")).compactMap { line in
      var line = line
      // Like git, which reads C strings.
      if let end = line.firstIndex(of: 0) { line = line[..<end] }
      if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
      return IgnorePattern(line: line)
    }
  }

  /// Removes trailing spaces, unless a backslash precedes the first of them.
  private static func withoutTrailingSpaces(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = line.startIndex
    var index = line.startIndex
    while index < line.endIndex {
      if line[index] == backslash {
        index += 1
        // A backslash at the very end: nothing is trimmed.
        guard index < line.endIndex else { return line }
        end = index + 1
      } else if line[index] != UInt8(ascii: " ") {
        end = index + 1
      }
      index += 1
    }
    return line[..<end]
  }
}
