import FileDiscovery

/// The texts of a project that is not on disk. A file has a path only as a name; its absolute path is that name below `/`.
struct GivenTexts: Sendable {
  /// By absolute path.
  private let texts: [String: [UInt8]]

  /// - Parameter texts: By path.
  init(_ texts: [String: [UInt8]]) { self.texts = Dictionary(uniqueKeysWithValues: texts.map { (Self.absolute($0.key), $0.value) }) }

  var isEmpty: Bool { texts.isEmpty }

  /// Whether there is a text for an absolute path.
  func contains(_ path: String) -> Bool { texts[path] != nil }

  /// All texts, by absolute path.
  ///
  /// - Parameter contents: Texts that replace or join the given ones, by absolute path.
  func replaced(by contents: [String: [UInt8]]) -> [String: [UInt8]] { texts.merging(contents) { _, edited in edited } }

  /// The absolute path of a file.
  static func absolute(_ path: String) -> String { "/" + path }

  /// The files of absolute paths, in their bytewise order.
  static func files(_ paths: some Sequence<String>) -> [FoundFile] {
    paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { FoundFile(displayPath: String($0.dropFirst()), absolutePath: $0) }
  }
}
