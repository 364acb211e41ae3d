/// Finds the folders in which package managers place the sources of a project's dependencies.
///
/// Their files are read for the effects of dependencies on closures, and never reported on.
public enum DependencyFolders {
  /// Below a project's folder, by package manager: SwiftPM on the command line and in Xcode, CocoaPods, Carthage.
  static let places = [".build/checkouts", "SourcePackages/checkouts", "Pods", "Carthage/Checkouts"]

  /// Folders in dependencies whose code is never called by dependents.
  static let skippedFolders: Set<String> = [
    ".build", "SourcePackages", "Pods", "Carthage", "DerivedData", "Tests", "UnitTests", "UITests", "Example", "Examples", "Demo", "Demos", "Sample", "Samples",
    "Benchmarks", "IntegrationTests", "Playgrounds",
  ]

  /// Finds the files of dependencies that the project's code can use.
  public static var finder: SourceFinder {
    var finder = SourceFinder()
    finder.skippedFolders = skippedFolders
    return finder
  }

  /// The dependency folders in, or directly below, one of the folders to analyse.
  ///
  /// - Parameter folders: Paths; `.` for the working directory. Paths that are no folders have no dependencies.
  public static func folders(below folders: [String]) -> [String] {
    folders.filter { FileSystem.kind($0, followingLinks: true) == .success(.folder) }.flatMap(existing)
  }

  private static func existing(below folder: String) -> [String] {
    let folder = Paths.tidied(folder)
    var projects = [folder]
    if case .success(let entries) = FileSystem.names(inFolder: folder.isEmpty ? "." : folder) {
      // An app next to its packages has its own `Pods`.
      for entry in entries where entry.name.first != dot && entry.kind ?? .folder == .folder {
        projects.append(Paths.joined(folder, String(decoding: entry.name, as: UTF8.self)))
      }
    }
    return projects.sorted(by: Paths.precedes).flatMap { project in places.map { Paths.joined(project, $0) } }
      .filter { FileSystem.kind($0, followingLinks: true) == .success(.folder) }
  }
}
