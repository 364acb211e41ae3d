import FileDiscovery
import OwnershipAnalysis
import Reporting
import SourceFacts
import Suppressions

/// Which files a run reads, which it reports on, and how paths are printed.
struct ProjectScope {
  let pathsToAnalyse: [String]
  /// `nil` where the folder is gone by now; then paths are printed as they are.
  private let root: ProjectRoot?
  /// Absolute paths of files and folders, without symbolic links; `nil` reports on all.
  private let reported: Set<String>?
  /// What was to be reported on and cannot be.
  let problems: [PathProblem]

  /// - Parameter workingFolder: Where the search for the project begins, unless it begins at the only path.
  init(_ options: LintOptions, workingFolder: String = ".") {
    if let files = options.onlyReport {
      root = Self.project(of: options.isProjectOfFile ? files.first : nil, workingFolder: workingFolder)
      pathsToAnalyse = [root.map { Self.display($0.analysisRoot, from: FilePaths.real(workingFolder)) } ?? "."]
      var reported: Set<String> = []
      var problems: Set<PathProblem> = []
      for file in files {
        guard let real = FilePaths.real(file) else {
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
      let folder = options.paths.count == 1 ? FilePaths.folder(of: options.paths[0]) : workingFolder
      root = try? ProjectRoot.find(from: folder).get()
      pathsToAnalyse = options.paths
      reported = nil
      problems = []
    }
  }

  /// The project of a file; without one, or where nothing marks the file's project and it lies in the working
  /// directory, the working directory's.
  private static func project(of file: String?, workingFolder: String) -> ProjectRoot? {
    let own = try? ProjectRoot.find(from: workingFolder).get()
    guard let file, let project = try? ProjectRoot.find(from: FilePaths.folder(of: file)).get() else { return own }
    let isMarked = project.gitTopLevel != nil || project.configurationFile != nil
    if !isMarked, let own, FilePaths.lies(project.startFolder, in: own.startFolder) { return own }
    return project
  }

  /// `.` for the working directory, `../..` for a folder above it, `App` for one inside, absolute for any other.
  private static func display(_ folder: String, from start: String?) -> String {
    guard let start, folder != start else { return "." }
    if FilePaths.lies(folder, in: start) { return String(folder.dropFirst(start == "/" ? 1 : start.count + 1)) }
    guard FilePaths.lies(start, in: folder) else { return folder }
    let depth = start.dropFirst(folder.count).split(separator: "/").count
    return Array(repeating: "..", count: depth).joined(separator: "/")
  }

  func reports(_ file: FoundFile) -> Bool {
    guard let reported else { return true }
    var path = file.absolutePath
    while !reported.contains(path) {
      if path == "/" { return false }
      path = FilePaths.parent(of: path)
    }
    return true
  }

  func document(for source: SourceFile) -> SourceDocument {
    SourceDocument(
      displayPath: source.found.displayPath, rootRelativePath: relative(source.found),
      bytes: source.bytes, lineStarts: source.facts.lineStarts)
  }

  private func relative(_ file: FoundFile) -> String {
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
