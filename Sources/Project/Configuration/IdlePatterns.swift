import FileDiscovery
import Support

extension ProjectSettings {
  /// One sentence for each pattern of the configuration that fits no Swift file of the project. Such a pattern is probably misspelt.
  ///
  /// Only patterns that could fit something count: one that names an existing folder or file, or a folder that walks skip anyway, does no harm.
  public var idlePatterns: [String] {
    let written =
      configuration.include.map { ("include", $0) } + configuration.exclude.map { ("exclude", $0) }
      + configuration.overrides.enumerated().flatMap { index, override in override.paths.map { ("overrides[\(index)].paths", $0) } }
    if written.isEmpty { return [] }
    let finder = SourceFinder()
    var seen: Set<String> = []
    let unnamed = written.filter { field, pattern in
      let name = Self.bare(pattern)
      return !name.isEmpty && !FilePaths.exists(absolute(name)) && !finder.skippedFolders.contains(name) && seen.insert(field + "\0" + pattern).inserted
    }
    if unnamed.isEmpty { return [] }
    let files = finder.find([folder]).files.map(\.absolutePath)
    var names: Set<String> = []
    return unnamed.compactMap { field, pattern in
      let positive = pattern.hasPrefix("!") ? String(pattern.dropFirst()) : pattern
      let patterns = PathPatterns([positive], below: folder)
      if files.contains(where: patterns.fit) { return nil }
      if names.isEmpty { names = componentNames(of: files) }
      let hint = Spelling.hint(for: Self.bare(pattern), in: names.sorted())
      return "\(configurationName): `\(pattern)` in `\(field)` fits no Swift file\(hint)"
    }
  }

  /// The names of the files and folders below the project's folder.
  private func componentNames(of files: [String]) -> Set<String> {
    let start = folder.utf8.count
    return Set(files.flatMap { $0.utf8.dropFirst(start).split(separator: UInt8(ascii: "/")).compactMap { String($0) } })
  }

  /// The pattern without `!` and enclosing slashes.
  private static func bare(_ pattern: String) -> String {
    var text = Substring(pattern)
    if text.hasPrefix("!") { text = text.dropFirst() }
    while text.hasPrefix("/") { text = text.dropFirst() }
    while text.hasSuffix("/") { text = text.dropLast() }
    return String(text)
  }
}
