/// A list of `.gitignore` patterns for paths below one folder.
///
/// A pattern without a slash applies to the name at any depth, one with a slash to the whole path below the folder; `*`, `?`, `[…]` and `**` work as in git.
/// A
/// pattern that matches a folder matches all its content. Of several matching patterns, including those with `!`, the one with the deepest match decides, and
/// of those the last one.
public struct PathPatterns: Sendable {
  private let patterns: [IgnorePattern]
  /// The length in bytes of the folder's absolute path with a trailing slash.
  private let baseLength: Int
  private let base: [UInt8]

  /// - Parameters:
  ///   - texts: One pattern each; other texts (a comment, `/`) match nothing.
  ///   - folder: The absolute path, without symbolic links, of the folder to which the patterns apply.
  public init(_ texts: [String], below folder: String) {
    patterns = texts.compactMap { IgnorePattern(line: Array($0.utf8)[...]) }
    base = Array((folder.utf8.last == slash ? folder : folder + "/").utf8)
    baseLength = base.count
  }

  /// Whether there are no patterns.
  public var isEmpty: Bool { patterns.isEmpty }

  /// Whether the text is a pattern: not empty, no comment, not only slashes.
  public static func isPattern(_ text: String) -> Bool { IgnorePattern(line: Array(text.utf8)[...]) != nil }

  /// Whether a file matches, directly or through one of its folders.
  ///
  /// - Parameter path: The file's absolute path without symbolic links. Paths outside the folder do not match.
  public func fit(_ path: String) -> Bool { fit(Array(path.utf8), isFolder: false) }

  /// Whether a folder matches with all possible content.
  func fitsWhole(folder path: [UInt8]) -> Bool { !patterns.contains(where: \.isNegated) && fit(path, isFolder: true) }

  /// The same for a file or a folder.
  func fit(_ path: [UInt8], isFolder: Bool) -> Bool {
    guard !patterns.isEmpty, path.starts(with: base) else { return false }
    var fits = false
    var end = baseLength
    while end < path.count {
      let next = path[end...].firstIndex(of: slash) ?? path.count
      let isLast = next == path.count
      fits = decision(path[baseLength..<next], name: path[end..<next], isFolder: !isLast || isFolder) ?? fits
      end = next + 1
    }
    return fits
  }

  private func decision(_ path: ArraySlice<UInt8>, name: ArraySlice<UInt8>, isFolder: Bool) -> Bool? {
    patterns.last { $0.matches(path: path, name: name, isFolder: isFolder) }.map { !$0.isNegated }
  }
}
