import Catalog
import Facts

/// The modelled libraries that each file imports, directly or through a module of the program.
struct LibraryImports: Sendable {
  /// Libraries beyond the bits of one word count as imported everywhere.
  static let limit = 64

  private var imported: [UInt64] = []

  init() {}

  /// - Parameter descriptions: The description of each module, by module number.
  init(_ libraries: [LibraryModel], of files: [FileFacts], in modules: [Int], _ descriptions: [SourceModule]) {
    var bits: [String: UInt64] = [:]
    for (index, library) in libraries.enumerated() { for module in library.modules { bits[module, default: 0] |= 1 << UInt64(index) } }
    var named: [String: [Int]] = [:]
    for (index, module) in descriptions.enumerated() { if let name = module.name { named[name, default: []].append(index) } }
    // A library's own code need not import it.
    var ofModule = descriptions.map { $0.name.flatMap { bits[$0] } ?? 0 }
    var modulesOfFile: [[Int]] = []
    for facts in files {
      let names = facts.importedModules
      imported.append(names.reduce(0) { $0 | (bits[$1] ?? 0) })
      modulesOfFile.append(names.flatMap { named[$0] ?? [] })
    }
    if !descriptions.isEmpty {
      for file in files.indices where descriptions[modules[file]].name != nil { ofModule[modules[file]] |= imported[file] }
      // An imported module may re-export its imports.
      var hasGrown = true
      while hasGrown {
        hasGrown = false
        for file in files.indices where descriptions[modules[file]].name != nil {
          let seen = modulesOfFile[file].reduce(ofModule[modules[file]]) { $0 | ofModule[$1] }
          if seen != ofModule[modules[file]] {
            ofModule[modules[file]] = seen
            hasGrown = true
          }
        }
      }
      for file in files.indices {
        if descriptions[modules[file]].name.flatMap({ bits[$0] }) != nil { imported[file] |= ofModule[modules[file]] }
        imported[file] |= modulesOfFile[file].reduce(0) { $0 | ofModule[$1] }
      }
    }
  }

  /// The same with renumbered files.
  func renumbered(_ numbers: StableNumbers) -> LibraryImports {
    var result = LibraryImports()
    result.imported = Array(repeating: 0, count: numbers.fileCount)
    for (index, libraries) in imported.enumerated() { result.imported[numbers.files[index]] = libraries }
    return result
  }

  /// Whether a file sees the same libraries as in another program.
  func isSame(_ file: Int, as other: LibraryImports) -> Bool { imported[file] == other.imported[file] }

  /// Whether the file imports a library, given by its index.
  func sees(_ library: Int8, from file: Int) -> Bool {
    library < 0 || !imported.indices.contains(file) || imported[file] & (1 << UInt64(library)) != 0
  }
}
