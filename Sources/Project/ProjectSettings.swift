import BuiltInRules
import Engine
import FileDiscovery
import Catalog
import Findings
import Support

/// The settings of a project: its configuration, and its own rules and models in addition to the built-in ones.
public struct ProjectSettings: Sendable {
  public let configuration: Configuration
  /// Unretain's rules and the project's.
  public let catalog: RuleCatalog
  /// The names of the project's own rules.
  public let ownRules: Set<String>
  let models: ModelCatalog
  /// The base folder of relative paths in the configuration; absolute, without symbolic links.
  let folder: String
  /// The configuration file's path for messages; empty if there is none.
  let configurationPath: String
  /// The hash of all files read for this.
  let digest: [UInt8]

  /// Why a project's settings cannot be used.
  public struct Problem: Error, CustomStringConvertible {
    /// One line per problem: for a file, with place, field and reason.
    public var lines: [String]
    public var description: String { lines.joined(separator: "\n") }
  }

  /// - Parameters:
  ///   - root: The project; `nil` if the working directory no longer exists.
  ///   - file: The configuration file named by the user.
  init(of root: ProjectRoot?, file: String?) throws(Problem) {
    folder = root?.analysisRoot ?? "."
    let start = FilePaths.real(".")
    let show = { (path: String) in FilePaths.display(path, from: start) }
    var problems: [RuleFileProblem] = []
    var path = ""
    var digest = SHA256()
    if let found = file ?? root?.configurationFile {
      path = file ?? show(found)
      let text = try Self.text(of: found, shown: path)
      digest.update(path)
      digest.update(text)
      let read = Configuration.read(RuleFile(path: path, text: text))
      configuration = read.configuration
      problems = read.problems
    } else {
      configuration = Configuration()
    }

    // A user who names a configuration knows what it writes. One found in a project may come from a stranger.
    if file == nil {
      for written in configuration.reporters.compactMap(\.file) where !Self.staysInside(written, folder) {
        problems.append(
          RuleFileProblem(
            path: path, line: 1, column: 1, field: "reporters",
            message: "`\(written)` lies outside of the project's folder; name it with --format on the command line"))
      }
    }

    let own = OwnFiles(folder: folder, show: show)
    let ruleFiles = own.files(in: ".unretain/rules", and: configuration.ownRules, configurationPath: path)
    let modelFiles = own.files(in: ".unretain/models", and: configuration.models, configurationPath: path)
    for file in ruleFiles.files + modelFiles.files {
      digest.update(file.path)
      digest.update(file.text)
    }
    digest.update(UInt64(ruleFiles.files.count))
    digest.update(folder)
    self.digest = digest.finish()
    let rules = RuleFiles.readRules(ruleFiles.files, taken: BuiltIn.catalog.rules.map(\.name), checkQuery: QueryNarrowing.problem)
    let models = RuleFiles.readModels(modelFiles.files)
    problems += ruleFiles.problems + modelFiles.problems + rules.problems + models.problems
    var catalog = BuiltIn.catalog
    catalog.rules += rules.rules
    self.catalog = catalog
    ownRules = Set(rules.rules.map(\.name))
    self.models = ModelCatalog(own: models.models, beside: BuiltIn.models)
    // Unknown names can be reported only if all rules could be read.
    if rules.problems.isEmpty, ruleFiles.problems.isEmpty {
      problems += configuration.problems(
        path: path, ruleNames: catalog.rules.map(\.name), presetNames: catalog.presets.map(\.name))
    }
    configurationPath = path
    if !problems.isEmpty { throw Problem(lines: problems.map(\.description)) }
  }

  /// The settings of a project without files of its own for them. Reads nothing.
  init() {
    configuration = Configuration()
    catalog = BuiltIn.catalog
    ownRules = []
    models = BuiltIn.models
    folder = "/"
    configurationPath = ""
    digest = []
  }

  private static func text(of path: String, shown: String) throws(Problem) -> String {
    switch readFile(path, limit: OwnFiles.sizeLimit) {
    case .success(let bytes): return String(decoding: bytes, as: UTF8.self)
    case .failure(let error): throw Problem(lines: ["\(shown): \(error.description)"])
    }
  }

  /// Reports to write if the command line requests none; relative files are placed in the project's folder.
  public var reports: [ReportRequest] {
    let requests = configuration.reporters.map { ReportRequest(kind: $0.kind, file: $0.file.map(absolute)) }
    return requests.isEmpty ? [ReportRequest(kind: .text, file: nil)] : requests
  }

  /// The configuration file's path for messages; `nil` if there is none.
  public var configurationFile: String? { configurationPath.isEmpty ? nil : configurationPath }

  /// The configuration file's path for messages, whether it exists or not.
  public var configurationName: String { configurationPath.isEmpty ? ProjectRoot.configurationName : configurationPath }

  /// Whether the configuration excludes files that a walk would find.
  public var narrowsPaths: Bool { !configuration.include.isEmpty || !configuration.exclude.isEmpty }

  /// The message for an unknown rule name.
  public func unknownRule(_ name: String) -> String {
    if name.contains(",") { return "there is no rule `\(name)`: give the option once for each rule" }
    let hint = Spelling.hint(for: name, in: catalog.rules.map(\.name))
    return "there is no rule `\(name)`\(hint.isEmpty ? "; `unretain rules` lists them" : hint)"
  }

  /// Whether a file named in the configuration lies in the project's folder after following links.
  private static func staysInside(_ file: String, _ folder: String) -> Bool {
    let path = file.hasPrefix("/") ? file : folder + "/" + file
    // Reports must not be written into git's folder: they would change the repository, or programs that git runs.
    func isAllowed(_ real: String) -> Bool { FilePaths.lies(real, in: folder) && !real.split(separator: "/").contains { $0.lowercased() == ".git" } }
    if path.split(separator: "/").contains(where: { $0.lowercased() == ".git" }) { return false }
    if let real = FilePaths.real(path) { return isAllowed(real) }
    guard let parent = FilePaths.real(FilePaths.parent(of: path)) else { return !file.split(separator: "/").contains("..") && !file.hasPrefix("/") }
    return isAllowed(parent)
  }

  /// An absolute path for a path in the configuration.
  func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : folder + "/" + path }
}

extension ModelCatalog {
  /// The project's own rows come first: of equally good matches the first is used.
  fileprivate init(own: ModelCatalog, beside others: ModelCatalog) {
    self.init(
      functions: own.functions + others.functions, types: own.types + others.types, unknown: own.unknown + others.unknown,
      unknownProperties: own.unknownProperties + others.unknownProperties, libraries: own.libraries + others.libraries,
      memberResults: own.memberResults + others.memberResults, operators: own.operators + others.operators,
      attributes: own.attributes + others.attributes)
  }
}

/// Finds and reads a project's rule and model files.
private struct OwnFiles {
  /// In bytes; hand-written files are smaller.
  static let sizeLimit = 1 << 20

  let folder: String
  /// Formats a path for messages.
  let show: (String) -> String

  /// The YAML files of an optional folder, and of files and folders named in the configuration.
  func files(in usual: String, and named: [Located<String>], configurationPath: String)
    -> (files: [RuleFile], problems: [RuleFileProblem])
  {
    var paths: Set<String> = []
    var problems: [RuleFileProblem] = []
    let usual = folder + "/" + usual
    if FilePaths.isFolder(usual) { paths.formUnion(yamlFiles(in: usual)) }
    for name in named {
      let path = name.value.hasPrefix("/") ? name.value : folder + "/" + name.value
      if FilePaths.isFolder(path) {
        paths.formUnion(yamlFiles(in: path))
      } else if FilePaths.exists(path) {
        paths.insert(path)
      } else {
        problems.append(
          RuleFileProblem(
            path: configurationPath, line: name.line, column: name.column, field: name.field,
            message: "there is no `\(name.value)` in the project's folder"))
      }
    }
    var files: [RuleFile] = []
    for path in paths.sorted() {
      switch readFile(path, limit: Self.sizeLimit) {
      case .success(let bytes): files.append(RuleFile(path: show(path), text: String(decoding: bytes, as: UTF8.self)))
      case .failure(let error):
        problems.append(RuleFileProblem(path: show(path), line: 1, column: 1, field: "", message: error.description))
      }
    }
    return (files, problems)
  }

  private func yamlFiles(in folder: String) -> [String] {
    FilePaths.names(in: folder).filter { $0.hasSuffix(".yml") }.map { folder + "/" + $0 }
  }
}
