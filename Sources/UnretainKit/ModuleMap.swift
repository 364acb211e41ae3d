/// Which module each file belongs to: the target's folder where there is a SwiftPM manifest, else one module for all the rest.
struct ModuleMap {
  /// A number for each file; files of one module share it.
  func modules(of paths: [String]) -> [Int] {
    var numbers: [String: Int] = ["": 0]
    var manifests: [String: Bool] = [:]
    return paths.map { path in
      let folder = targetFolder(of: path, manifests: &manifests)
      if let number = numbers[folder] { return number }
      let number = numbers.count
      numbers[folder] = number
      return number
    }
  }

  /// `…/Sources/Target` or `…/Tests/Target` below a manifest, or the empty string.
  private func targetFolder(of path: String, manifests: inout [String: Bool]) -> String {
    let components = path.split(separator: "/", omittingEmptySubsequences: false)
    // The innermost package wins.
    for index in components.indices.reversed() where components[index] == "Sources" || components[index] == "Tests" {
      guard index + 2 < components.count else { continue }
      let package = components[..<index].joined(separator: "/")
      let hasManifest = manifests[package] ?? FilePaths.exists(package + "/Package.swift")
      manifests[package] = hasManifest
      if hasManifest { return components[...(index + 1)].joined(separator: "/") }
    }
    return ""
  }
}
