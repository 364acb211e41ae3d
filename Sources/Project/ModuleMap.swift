import FileDiscovery
import Program

/// Assigns files to modules: by target folder with a SwiftPM manifest, by test folder, and one module for everything else.
struct ModuleMap {
  /// For each file, the number of its module.
  private(set) var modules: [Int] = []
  /// The description of each module, by number.
  private(set) var descriptions = [SourceModule()]

  /// The files of the project's Xcode targets.
  let targets: XcodeTargets

  /// The classes of the project's interface files.
  var controllers: [InterfaceController] { descriptions[0].controllers }

  /// For each module, the folder that distinguishes it from others of the same name; empty for the unknown module.
  private(set) var places = [""]

  /// A module and the folder that distinguishes it from others of the same name.
  private typealias Place = (folder: String, module: SourceModule)

  private struct Key: Hashable {
    var folder: String
    var isCompiled: Bool
  }

  /// - Parameters:
  ///   - paths: The absolute paths of the files.
  ///   - controllers: The classes of the project's interface files.
  ///   - targets: The files of its Xcode targets. A manifest says more.
  ///   - manifest: The text of the manifest at an absolute path; `nil` if there is none.
  init(
    of paths: [String], controllers: [InterfaceController] = [], targets: XcodeTargets = XcodeTargets(),
    manifest: @escaping (_ path: String) -> [UInt8]? = Self.manifestOnDisk
  ) {
    self.targets = targets
    descriptions[0].controllers = controllers
    var numbers = [Key(folder: "", isCompiled: true): 0]
    var manifests = Manifests(text: manifest)
    // Files of one folder belong to one module, if a target compiles them.
    var known: [Substring: Int] = [:]
    for path in paths {
      let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
      let isLeftOut = targets.leavesOut(path)
      if !isLeftOut, let number = known[folder] {
        modules.append(number)
        continue
      }
      let components = path.split(separator: "/", omittingEmptySubsequences: false)
      let target = Self.target(components, &manifests)
      var place = target ?? Self.testFolder(components) ?? ("", SourceModule())
      if isLeftOut, target == nil { place.module.isCompiled = false }
      let number = number(of: place, &numbers)
      if place.module.isCompiled { known[folder] = number }
      modules.append(number)
    }
  }

  /// - Parameter modules: For each file in path order: the folder and the description.
  init(known modules: [(place: String, module: SourceModule)], controllers: [InterfaceController]) {
    targets = XcodeTargets()
    descriptions[0].controllers = controllers
    var numbers = [Key(folder: "", isCompiled: true): 0]
    for (folder, module) in modules { self.modules.append(number(of: (folder, module), &numbers)) }
  }

  /// The number of a module, which is listed when it is met first.
  private mutating func number(of place: Place, _ numbers: inout [Key: Int]) -> Int {
    let key = Key(folder: place.folder, isCompiled: place.module.isCompiled)
    if let known = numbers[key] { return known }
    let number = descriptions.count
    numbers[key] = number
    descriptions.append(place.module)
    places.append(place.folder)
    return number
  }

  /// The manifests found so far, by package folder; `nil` where there is none.
  private struct Manifests {
    private var found: [String: PackageManifest?] = [:]
    private let text: (_ path: String) -> [UInt8]?

    init(text: @escaping (_ path: String) -> [UInt8]?) { self.text = text }

    mutating func manifest(in folder: String) -> PackageManifest? {
      if let known = found[folder] { return known }
      let manifest = text(folder + "/Package.swift").map { PackageManifest($0) }
      found[folder] = manifest
      return manifest
    }
  }

  /// Manifests are short; a larger file is none.
  private static let sizeLimit = 1 << 20

  /// The text of a manifest on disk, empty if it cannot be read; `nil` if there is none.
  static func manifestOnDisk(_ path: String) -> [UInt8]? {
    guard FilePaths.exists(path) else { return nil }
    return (try? readFile(path, limit: sizeLimit).get()) ?? []
  }

  /// The folder named in the manifest, else `…/Sources/Target` or `…/Tests/Target` next to it.
  private static func target(_ components: [Substring], _ manifests: inout Manifests) -> Place? {
    // The innermost package wins.
    for index in components.indices.dropFirst().reversed() {
      let package = components[..<index].joined(separator: "/")
      guard let manifest = manifests.manifest(in: package) else { continue }
      if let target = manifest.target(of: Substring(components[index...].joined(separator: "/"))) {
        // Two targets can share neither files nor a name: the path distinguishes them.
        return (package + "/" + target.path, SourceModule(name: target.name, isTest: target.isTest))
      }
      let kind = components[index]
      guard kind == "Sources" || kind == "Tests", index + 2 < components.count else { continue }
      return (components[...(index + 1)].joined(separator: "/"), SourceModule(name: String(components[index + 1]), isTest: kind == "Tests"))
    }
    return nil
  }

  /// `…/Tests` and `…/AppTests`: the outermost test folder, as in Xcode's layout.
  private static func testFolder(_ components: [Substring]) -> Place? {
    guard let index = components.dropLast().firstIndex(where: { $0.hasSuffix("Tests") }) else { return nil }
    return (components[...index].joined(separator: "/"), SourceModule(isTest: true))
  }
}
