import FileDiscovery

extension ProjectSettings {
  /// Names that are taken for that of a configuration.
  private static let wrongNames: Set<String> = [".unretain.yaml", "unretain.yml", "unretain.yaml"]

  /// One sentence for each file in the project's folder or the working directory that looks like a configuration and is not read.
  public var misnamedConfigurations: [String] {
    let start = FilePaths.real(".")
    let read = configurationFile.flatMap(FilePaths.real)
    let folders = Set([FilePaths.real(folder), start].compactMap { $0 })
    let found = folders.flatMap { folder in
      FilePaths.names(in: folder).filter(Self.wrongNames.contains).map { (folder == "/" ? "" : folder) + "/" + $0 }
    }
    return found.filter { $0 != read }.sorted().map { path in
      "\(FilePaths.display(path, from: start)) is not read: name it \(ProjectRoot.configurationName), or with --config"
    }
  }
}
