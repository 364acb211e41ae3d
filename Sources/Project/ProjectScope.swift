import FileDiscovery
import Ownership
import Reporting
import Facts
import Findings

/// The files that a run reads and reports on, and the display of paths.
struct ProjectScope {
  let pathsToAnalyse: [String]
  /// Absolute paths, without symbolic links, of folders that are read but never reported on.
  private let indexOnly: [String]
  /// The same for the folders that package managers fill with dependencies.
  private let dependencies: [String]
  /// Absolute paths of single files that are read but never reported on.
  var indexOnlyFiles: Set<String> = []
  /// `nil` if the folder no longer exists; then paths are printed unchanged.
  let root: ProjectRoot?
  /// Absolute paths of files and folders, without symbolic links; `nil` reports on all.
  private let reported: Set<String>?
  /// Requested paths that cannot be reported on.
  let problems: [PathProblem]

  /// The project of a run.
  ///
  /// - Parameter workingFolder: Where the search for the project begins, unless there is a single path, where it begins then.
  static func root(for options: LintOptions, workingFolder: String = ".") -> ProjectRoot? {
    if let files = options.onlyReport {
      return project(of: options.isProjectOfFile ? files.first : nil, workingFolder: workingFolder)
    }
    let folder = options.paths.count == 1 ? FilePaths.folder(of: options.paths[0]) : workingFolder
    return try? ProjectRoot.find(from: folder).get()
  }

  /// - Parameters:
  ///   - root: See `root(for:workingFolder:)`.
  ///   - indexOnly: Folders that are read but never reported on; missing ones are ignored.
  init(_ options: LintOptions, root: ProjectRoot?, indexOnly: [String] = [], workingFolder: String = ".") {
    self.root = root
    self.indexOnly = indexOnly.compactMap { FilePaths.real($0) }
    if let files = options.onlyReport {
      pathsToAnalyse = [root.map { FilePaths.display($0.analysisRoot, from: FilePaths.real(workingFolder)) } ?? "."]
      var reported: Set<String> = []
      var problems: Set<PathProblem> = []
      for file in files {
        guard let real = options.editedFile?.path == file ? options.editedFile?.absolutePath : FilePaths.real(file) else {
          problems.insert(PathProblem(path: file, reason: FilePaths.lastProblem))
          continue
        }
        if let folder = root?.analysisRoot, !FilePaths.lies(real, in: folder) {
          problems.insert(PathProblem(path: file, reason: "not in \(folder), the project that is analysed"))
        }
        reported.insert(real)
      }
      self.reported = reported
      self.problems = problems.sorted { $0.path < $1.path }
    } else {
      pathsToAnalyse = options.paths
      reported = nil
      problems = []
    }
    dependencies = options.readsDependencies ? DependencyFolders.folders(below: pathsToAnalyse).compactMap { FilePaths.real($0) } : []
  }

  /// The scope of a project that is not on disk: everything, with paths relative to `/`.
  static let withoutDisk = ProjectScope()

  private init() {
    pathsToAnalyse = []
    indexOnly = []
    dependencies = []
    root = ProjectRoot(startFolder: "/", gitTopLevel: nil, configurationFile: nil)
    reported = nil
    problems = []
  }

  /// The project of a file. Without a file, or if nothing marks the file's project and it lies in the working directory: the working directory's project.
  private static func project(of file: String?, workingFolder: String) -> ProjectRoot? {
    let own = try? ProjectRoot.find(from: workingFolder).get()
    guard let file, let project = try? ProjectRoot.find(from: FilePaths.folder(of: file)).get() else { return own }
    let isMarked = project.gitTopLevel != nil || project.configurationFile != nil
    if !isMarked, let own, FilePaths.lies(project.startFolder, in: own.startFolder) { return own }
    return project
  }

  /// The files to read: those below the paths that the settings select, and all in index-only folders.
  func find(_ settings: ProjectSettings) -> SourceDiscovery {
    var discovery = finder(settings).find(pathsToAnalyse)
    if indexOnly.isEmpty, dependencies.isEmpty { return discovery }
    let start = FilePaths.real(".")
    let named = SourceFinder().find(indexOnly.map { FilePaths.display($0, from: start) })
    // Problems in a dependency's folder do not concern the project.
    let found = DependencyFolders.finder.find(dependencies.map { FilePaths.display($0, from: start) })
    let modules = Set(settings.models.libraries.lazy.filter(\.isChecked).flatMap(\.modules))
    var known = Set(discovery.files.map(\.absolutePath))
    for file in named.files + found.files where !isModelled(file, by: modules) && known.insert(file.absolutePath).inserted { discovery.files.append(file) }
    discovery.files.sort { $0.absolutePath.utf8.lexicographicallyPrecedes($1.absolutePath.utf8) }
    discovery.problems += named.problems
    return discovery
  }

  /// A folder walker with the project's settings.
  func finder(_ settings: ProjectSettings) -> SourceFinder {
    var finder = SourceFinder()
    finder.otherEndings = InterfaceFiles.endings + InterfaceFiles.codeEndings + XcodeTargets.endings
    let configuration = settings.configuration
    if !configuration.include.isEmpty { finder.included = PathPatterns(configuration.include, below: settings.folder) }
    if !configuration.exclude.isEmpty { finder.excluded = PathPatterns(configuration.exclude, below: settings.folder) }
    return finder
  }

  /// The folders of files that are read only as context for others.
  var contextFolders: [String] { indexOnly + dependencies }

  /// Whether a file is read only as context for others and never reported on.
  func isIndexOnly(_ file: FoundFile) -> Bool {
    isDependency(file) || indexOnlyFiles.contains(file.absolutePath) || indexOnly.contains { FilePaths.lies(file.absolutePath, in: $0) }
  }

  /// Whether a package manager brought the file.
  func isDependency(_ file: FoundFile) -> Bool { dependencies.contains { FilePaths.lies(file.absolutePath, in: $0) } }

  /// Whether checked models describe the dependency that the file belongs to. They say more than its code, which is often too indirect to follow.
  /// A package, or a module in its `Sources`, has the name of the module.
  private func isModelled(_ file: FoundFile, by modules: Set<String>) -> Bool {
    guard let folder = dependencies.first(where: { FilePaths.lies(file.absolutePath, in: $0) }) else { return false }
    return file.absolutePath.dropFirst(folder.count + 1).split(separator: "/").dropLast().prefix(3).contains { modules.contains(String($0)) }
  }

  /// Whether a file was reached through a symbolic link out of the project. It must not be changed.
  func isBehindLink(_ file: FoundFile) -> Bool {
    let start = FilePaths.real(".")
    let isNamedInside = start.map { FilePaths.lies(FilePaths.lexical(file.displayPath), in: $0) } ?? false
    // If a link led to the project itself, its root lies elsewhere.
    let own = [start, root?.analysisRoot].compactMap { $0 }.filter { own in !isNamedInside || start.map { FilePaths.lies($0, in: own) } ?? false }
    if own.contains(where: { FilePaths.lies(file.absolutePath, in: $0) }) { return false }
    if isNamedInside { return true }
    guard let folder = FilePaths.real(FilePaths.parent(of: file.displayPath)), let name = file.displayPath.split(separator: "/").last else { return false }
    return file.absolutePath != (folder == "/" ? "" : folder) + "/" + name
  }

  func reports(_ file: FoundFile) -> Bool {
    if isIndexOnly(file) { return false }
    guard let reported else { return true }
    var path = file.absolutePath
    while !reported.contains(path) {
      if path == "/" { return false }
      path = FilePaths.parent(of: path)
    }
    return true
  }

  /// Whether only whole folders are analysed, so that every file is seen with its surroundings.
  var coversWholeFolders: Bool { pathsToAnalyse.allSatisfy { FilePaths.folder(of: $0) == $0 } }

  /// The display path of a file that is not on disk; `nil` if no analysed path covers it.
  func displayPath(ofMissing path: String, finder: SourceFinder) -> String? {
    for analysed in pathsToAnalyse {
      if analysed == path { return analysed }
      guard let folder = FilePaths.real(analysed), path != folder, FilePaths.lies(path, in: folder) else { continue }
      let below = String(path.dropFirst(folder == "/" ? 1 : folder.count + 1))
      if finder.wouldWalk(to: path, from: folder) { return analysed == "." ? below : analysed + (analysed.hasSuffix("/") ? "" : "/") + below }
    }
    return nil
  }

  /// The absolute path of a path that is relative to the root in a report.
  func absolutePath(ofReported path: String) -> String {
    guard !path.hasPrefix("/"), let root else { return path }
    return root.reportRoot == "/" ? "/" + path : root.reportRoot + "/" + path
  }

  /// - Parameter lineStarts: As in `SourceDocument`.
  func document(for text: SourceText, lineStarts: [UInt32]) -> SourceDocument {
    SourceDocument(
      displayPath: text.found.displayPath, rootRelativePath: relative(text.found), bytes: text.bytes, lineStarts: lineStarts)
  }

  func relative(_ file: FoundFile) -> String {
    root?.relativePath(ofReal: file.absolutePath) ?? file.displayPath
  }

  // MARK: What went wrong

  func notification(for problem: PathProblem) -> FileNotification {
    FileNotification(
      kind: .unreadable, path: problem.path, rootRelativePath: root?.relativePath(of: problem.path) ?? problem.path, place: nil, message: problem.reason)
  }

  func notification(for found: FoundFile, _ error: FileReadError) -> FileNotification {
    let kind: FileNotification.Kind
    var message = error.description
    switch error {
    case .unreadable: kind = .unreadable
    case .notUTF8: kind = .notUTF8
    case .tooLarge:
      kind = .tooLarge
      message += "; --max-file-size raises it"
    }
    return FileNotification(
      kind: kind, path: found.displayPath, rootRelativePath: relative(found), place: nil, message: message)
  }

  func notification(for found: FoundFile, _ problem: String) -> FileNotification {
    FileNotification(
      kind: .unreadable, path: found.displayPath, rootRelativePath: relative(found), place: nil, message: problem)
  }

  func notification(ofFailureIn found: FoundFile) -> FileNotification {
    FileNotification(
      kind: .internalFailure, path: found.displayPath, rootRelativePath: relative(found), place: nil,
      message: "Unretain itself failed in this file and left it out; this is a mistake of the program, please report it")
  }

  func notification(for error: ParseErrorFact, file: Int, document: SourceDocument) -> FileNotification {
    FileNotification(
      kind: .parseError, path: document.displayPath, rootRelativePath: document.rootRelativePath,
      place: SourcePlace(file: file, range: error.range),
      message: error.missing.map { "expected `\($0)` here" } ?? "this could not be read as Swift; the statement is left out")
  }

  func notification(for problem: SuppressionProblem, document: SourceDocument) -> FileNotification {
    FileNotification(
      kind: .directive, path: document.displayPath, rootRelativePath: document.rootRelativePath, place: problem.place,
      message: problem.message)
  }
}
