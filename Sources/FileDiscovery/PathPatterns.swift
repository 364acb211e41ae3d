/// A list of patterns as in `.gitignore`, held against paths below one folder.
///
/// A pattern without a slash is held against the name at any depth, one with a slash against the whole path below the
/// folder; `*`, `?`, `[…]` and `**` mean what they mean to git. A pattern that fits a folder fits all that it holds.
/// Of several patterns that fit, `!` taking out again, the one that fits deepest decides, and the last one of those.
public struct PathPatterns: Sendable {
  private let patterns: [IgnorePattern]
  /// The length in bytes of the folder's absolute path with a slash at its end.
  private let baseLength: Int
  private let base: [UInt8]

  /// - Parameters:
  ///   - texts: One pattern each; what is no pattern (a comment, `/`) fits nothing.
  ///   - folder: The absolute path, without symbolic links, of the folder that the patterns are about.
  public init(_ texts: [String], below folder: String) {
    patterns = texts.compactMap { IgnorePattern(line: Array($0.utf8)[...]) }
    base = Array((folder.utf8.last == slash ? folder : folder + "/").utf8)
    baseLength = base.count
  }

  /// True where there is no pattern at all.
  public var isEmpty: Bool { patterns.isEmpty }

  /// Whether the text is a pattern: not empty, no comment, not only slashes.
  public static func isPattern(_ text: String) -> Bool { IgnorePattern(line: Array(text.utf8)[...]) != nil }

  /// Whether a file fits, itself or by a folder that it lies in.
  ///
  /// - Parameter path: The file's absolute path without symbolic links. Nothing outside the folder fits.
  public func fit(_ path: String) -> Bool { fit(Array(path.utf8), isFolder: false) }

  /// Whether a folder fits with everything that it can hold.
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
