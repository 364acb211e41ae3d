import ProgramModel

/// Which module each file belongs to: the target's folder where there is a SwiftPM manifest, a folder of tests, and one module for all
/// the rest.
struct ModuleMap {
  /// For each file the number of its module.
  private(set) var modules: [Int] = []
  /// What is known of each module, by its number.
  private(set) var descriptions = [SourceModule()]

  init(of paths: [String]) {
    var numbers: [String: Int] = ["": 0]
    var manifests: [String: Bool] = [:]
    for path in paths {
      let components = path.split(separator: "/", omittingEmptySubsequences: false)
      let (folder, module) = Self.target(components, manifests: &manifests) ?? Self.testFolder(components) ?? ("", SourceModule())
      if let number = numbers[folder] {
        modules.append(number)
      } else {
        numbers[folder] = descriptions.count
        modules.append(descriptions.count)
        descriptions.append(module)
      }
    }
  }

  /// `…/Sources/Target` or `…/Tests/Target` below a manifest.
  private static func target(_ components: [Substring], manifests: inout [String: Bool]) -> (String, SourceModule)? {
    // The innermost package wins.
    for index in components.indices.reversed() where components[index] == "Sources" || components[index] == "Tests" {
      guard index + 2 < components.count else { continue }
      let package = components[..<index].joined(separator: "/")
      let hasManifest = manifests[package] ?? FilePaths.exists(package + "/Package.swift")
      manifests[package] = hasManifest
      if hasManifest {
        let module = SourceModule(name: String(components[index + 1]), isTest: components[index] == "Tests")
        return (components[...(index + 1)].joined(separator: "/"), module)
      }
    }
    return nil
  }

  /// `…/Tests` and `…/AppTests`: the outermost folder of tests, as Xcode lays them out.
  private static func testFolder(_ components: [Substring]) -> (String, SourceModule)? {
    guard let index = components.dropLast().firstIndex(where: { $0.hasSuffix("Tests") }) else { return nil }
    return (components[...index].joined(separator: "/"), SourceModule(isTest: true))
  }
}
