import Catalog
import Facts

/// Code that only tests run, wherever its files lie. It imports a test framework, or imports a module with `@testable`.
struct TestFiles {
  /// For each file, the number of its module. Test files get a module of their own next to that of their folder.
  private(set) var modules: [Int]
  private(set) var descriptions: [SourceModule]

  /// - Parameter descriptions: The description of each module, by number. Without descriptions no file is recognised.
  init(_ files: [FileFacts], in modules: [Int], _ descriptions: [SourceModule], _ libraries: [LibraryModel]) {
    self.modules = modules
    self.descriptions = descriptions
    let frameworks = Set(libraries.lazy.filter(\.isForTests).flatMap(\.modules))
    var own: [Int: Int] = [:]
    for (index, file) in files.enumerated() where descriptions.indices.contains(modules[index]) && !descriptions[modules[index]].isTest {
      guard file.importsForTests || file.imports.contains(where: { frameworks.contains(file.name($0)) }) else { continue }
      let number = own[modules[index]] ?? self.descriptions.count
      if own.updateValue(number, forKey: modules[index]) == nil {
        self.descriptions.append(SourceModule(name: descriptions[modules[index]].name, isTest: true, isCompiled: descriptions[modules[index]].isCompiled))
      }
      self.modules[index] = number
    }
  }
}
