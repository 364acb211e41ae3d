import FileDiscovery

/// The files that the targets of Xcode projects compile.
struct XcodeTargets: Sendable {
  /// The name of the file in a project's folder, and the endings of the descriptions of other builds: a pod, a target of Bazel or Buck, a generated project.
  static let endings = [projectFile] + descriptions
  private static let projectFile = "project.pbxproj"
  private static let descriptions = [".podspec", "/BUILD", "/BUILD.bazel", "/BUCK", "/project.yml"]
  private static let manifests = ["/Package.swift", "/Project.swift"]
  /// A larger file is not read.
  private static let sizeLimit = 64 << 20

  /// Absolute paths, in lower case: a project may spell a name in another case than the disk.
  private var compiled: Set<String> = []
  /// The folders in which these files lie.
  private var folders: Set<String> = []
  /// The same, and all above them.
  private var populated: Set<String> = []
  /// The folders that belong to a target with all that is below them.
  private var wholeFolders: Set<String> = []
  /// The folders of the projects.
  private var roots: Set<String> = []
  /// The folders of other builds, such as pods and packages.
  private var described: Set<String> = []
  /// The ones within those of projects. Other builds compile them.
  private var packages: Set<String> = []

  init() {}

  static func isManifest(_ path: String) -> Bool { manifests.contains(where: path.hasSuffix) }

  /// - Parameters:
  ///   - paths: The absolute paths of files, manifests of packages among them; only project files are read.
  ///   - dependencies: Absolute paths of folders with code of dependencies. Their projects are not among the files.
  ///   - text: The text of a file; `nil` if it cannot be read.
  init(_ paths: [String], dependencies: [String] = [], text: (_ path: String) -> [UInt8]? = { try? readFile($0, limit: sizeLimit).get() }) {
    for path in paths where path.hasSuffix(Self.projectFile) {
      // …/App.xcodeproj/project.pbxproj
      let folder = FilePaths.parent(of: FilePaths.parent(of: path))
      roots.insert(folder.lowercased())
      // The files of a project that cannot be read are not known, nor whether others share them.
      guard let list = text(path).flatMap(PropertyList.init), let project = XcodeProject(list, in: folder) else {
        compiled = []
        break
      }
      compiled.formUnion(project.compiled.map { $0.lowercased() })
      wholeFolders.formUnion(project.wholeFolders.map { $0.lowercased() })
    }
    folders = Set(compiled.map(FilePaths.parent))
    for folder in folders {
      var folder = folder
      while populated.insert(folder).inserted, folder.count > 1 { folder = FilePaths.parent(of: folder) }
    }
    let descriptions = paths.lazy.filter { path in Self.descriptions.contains(where: path.hasSuffix) || Self.isManifest(path) }
    described = Set((descriptions.map { FilePaths.parent(of: $0) } + dependencies).map { $0.lowercased() })
    packages = described.filter { package in !roots.contains { FilePaths.lies($0, in: package) } }
  }

  /// Whether no target compiles the file, although it lies beside files of targets, in a folder below such files, or within a project in a folder without
  /// such files.
  ///
  /// - Parameter path: An absolute path.
  func leavesOut(_ path: String) -> Bool {
    if compiled.isEmpty { return false }
    let path = path.lowercased()
    return !compiled.contains(path) && (isAmongFilesOfTargets(path) || isApartFromTargets(path)) && !wholeFolders.contains { FilePaths.lies(path, in: $0) }
      && !packages.contains { FilePaths.lies(path, in: $0) }
  }

  /// Whether the file's folder has no files of targets in it or below, although it lies in the folder of a project, and no other build may contain it.
  private func isApartFromTargets(_ path: String) -> Bool {
    if populated.contains(FilePaths.parent(of: path)) { return false }
    let nearest = roots.filter { FilePaths.lies(path, in: $0) }.max { $0.count < $1.count }
    return nearest.map(populated.contains) ?? false && !described.contains { FilePaths.lies(path, in: $0) }
  }

  /// Whether the nearest files of targets lie in the folder of a file or above it. A folder in that of the project, or above it, may belong to another build.
  private func isAmongFilesOfTargets(_ path: String) -> Bool {
    var folder = FilePaths.parent(of: path)
    if folders.contains(folder) {
      // A project may share a file with a pod, and not know all of its files. That project lies beside the pod's folder, or below it.
      return roots.contains { FilePaths.lies(path, in: $0) } || !described.contains { FilePaths.lies(path, in: $0) }
    }
    while folder.count > 1, !roots.contains(folder) {
      folder = FilePaths.parent(of: folder)
      if folders.contains(folder) { return roots.contains { $0 != folder && FilePaths.lies(folder, in: $0) } }
    }
    return false
  }
}

/// One Xcode project. Its file lists objects by identifier: groups with their files, and for each target the files of its build phases.
private struct XcodeProject {
  /// The absolute paths of the files of targets.
  private(set) var compiled: [String] = []
  /// The absolute paths of folders that belong to targets as a whole.
  private(set) var wholeFolders: [String] = []

  /// - Parameters:
  ///   - list: The content of the project's file.
  ///   - folder: The absolute path of the folder in which the project lies.
  init?(_ list: PropertyList, in folder: String) {
    guard case .table(let objects)? = list["objects"], let project = list.text("rootObject").flatMap({ objects[$0] }) else { return nil }
    let root = FilePaths.lexical(folder + "/" + (project.text("projectDirPath") ?? ""))
    var paths: [String: String] = [:]
    var pending = project.text("mainGroup").map { [(id: $0, folder: root)] } ?? []
    while let (id, folder) = pending.popLast() {
      guard let object = objects[id], paths[id] == nil else { continue }
      guard let path = Self.path(object, in: folder, root) else { continue }
      paths[id] = path
      if object.text("isa") == "PBXFileSystemSynchronizedRootGroup" || object.text("lastKnownFileType") == "folder" { wholeFolders.append(path) }
      pending += object.texts("children").map { ($0, path) }
    }
    for phase in objects.values where phase.text("isa") == "PBXSourcesBuildPhase" {
      compiled += phase.texts("files").compactMap { objects[$0]?.text("fileRef").flatMap { paths[$0] } }
    }
  }

  /// The absolute path of a group or a file of the project; `nil` for products and files of an SDK.
  private static func path(_ object: PropertyList, in folder: String, _ root: String) -> String? {
    guard let own = object.text("path") else { return folder }
    switch object.text("sourceTree") {
    case "SOURCE_ROOT": return FilePaths.lexical(root + "/" + own)
    case "<absolute>": return own
    case "<group>", nil: return FilePaths.lexical(folder + "/" + own)
    default: return nil
    }
  }
}
