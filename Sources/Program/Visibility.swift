import Facts

/// A module of the program, as far as the folders of its files tell.
public struct SourceModule: Sendable, Equatable {
  /// Its name in `import`; `nil` where it is not known which files make up a module.
  public var name: String?
  /// Is it code that only tests run? It is no part of the program that users have.
  public var isTest: Bool

  public init(name: String? = nil, isTest: Bool = false) {
    self.name = name
    self.isTest = isTest
  }
}

/// Which modules the code of each module can name: itself, what its files import, and what those import.
struct ModuleVisibility: Sendable, Equatable {
  private let modules: [SourceModule]
  private var visible: [Set<Int>] = []

  init(_ modules: [SourceModule], of files: [FileFacts], in fileModules: [Int]) {
    self.modules = modules
    if modules.isEmpty { return }
    var named: [String: [Int]] = [:]
    for (index, module) in modules.enumerated() { if let name = module.name { named[name, default: []].append(index) } }
    var imported: [Set<Int>] = Array(repeating: [], count: modules.count)
    for (file, facts) in files.enumerated() {
      for name in facts.imports { imported[fileModules[file]].formUnion(named[facts.name(name)] ?? []) }
    }
    // Those of an application, which its tests import by names that no folder tells.
    let nameless = modules.indices.filter { modules[$0].name == nil && !modules[$0].isTest }
    // What an imported module imports may be exported again.
    visible = modules.indices.map { start in
      var pending = modules[start].name == nil ? [start] + nameless : [start]
      // Tests that lie among what they test need not import it.
      if modules[start].isTest, let name = modules[start].name { pending += named[name] ?? [] }
      var reached = Set(pending)
      while let module = pending.popLast() {
        for next in imported[module] where reached.insert(next).inserted { pending.append(next) }
      }
      return reached
    }
  }

  /// Can code of one module name what another one declares? Of a module without a name nobody knows who imports it.
  func sees(_ module: Int, from other: Int) -> Bool {
    guard module != other, modules.indices.contains(module), modules.indices.contains(other) else { return true }
    if modules[module].isTest && !modules[other].isTest { return false }
    return modules[module].name == nil || visible[other].contains(module)
  }

  func name(of module: Int) -> String? { modules.indices.contains(module) ? modules[module].name : nil }

  func isTest(_ module: Int) -> Bool { modules.indices.contains(module) && modules[module].isTest }
}

extension Program {
  /// Is it code that only tests run?
  public func isTest(_ function: FunctionReference) -> Bool { visibility.isTest(modules[Int(function.file)]) }

  /// Does the file hold code that only tests run?
  public func isTest(file: Int) -> Bool { visibility.isTest(modules[file]) }

  /// The name by which other modules import the module of a type, where it is known.
  public func moduleName(of type: NominalID) -> String? { visibility.name(of: self[type].module) }

  /// The name by which other modules import the module of a function, where it is known.
  func moduleName(of function: FunctionReference) -> String? { visibility.name(of: modules[Int(function.file)]) }

  /// Is it declared in code that only tests run?
  public func isTest(_ property: PropertyReference) -> Bool { visibility.isTest(modules[Int(property.file)]) }

  /// Can code of a file name the type? A local type is known in its own file only, what tests declare in tests only. A type outside the
  /// program belongs to none of its modules.
  func canName(_ id: NominalID, from file: Int) -> Bool {
    !self[id].isDeclared || !isLocal(id, outside: file) && visibility.sees(self[id].module, from: modules[file])
  }

  /// Does the code of a file see what is declared in another one?
  func sees(_ function: FunctionReference, from file: Int) -> Bool { visibility.sees(modules[Int(function.file)], from: modules[file]) }

  /// Is the type declared in a function, of another file than the given one?
  func isLocal(_ id: NominalID, outside file: Int? = nil) -> Bool {
    guard self[id].isDeclared, let declaration = self[id].declarations.first else { return false }
    return files[Int(declaration.file)][declaration.declaration].enclosingFunction != nil && file != Int(declaration.file)
  }
}

/// Types of one name.
extension Program {
  /// Which of several types of one name a file means: its own, one of its own module, one of a module that it imports, and one that the
  /// program only extends last. Where no build file tells modules apart, folders do: of two types in other folders than the file's, of
  /// which it imports neither, none is meant.
  func nearest(_ candidates: [NominalID], to file: Int) -> NominalID? {
    let declared = candidates.filter { self[$0].isDeclared }
    if declared.count < 2 { return declared.first ?? candidates.first }
    let places = declared.map { Int(self[$0].declarations[0].file) }
    if let own = places.firstIndex(of: file) { return declared[own] }
    let ranks = declared.indices.map { rank(of: places[$0], from: file) }
    let best = ranks.max()!
    if best == 0, ranks.filter({ $0 == 0 }).count > 1 { return nil }
    return declared[ranks.firstIndex(of: best)!]
  }

  /// How near a file is to another one: more than `moduleRank` in its own module, more than `importRank` in one that it imports.
  private func rank(of other: Int, from file: Int) -> Int {
    let isOwnModule = modules[other] == modules[file]
    let shared = folders.shared(other, file)
    if isOwnModule, visibility.name(of: modules[file]) != nil { return Self.moduleRank + shared }
    let imports = files[file].imports
    if !isOwnModule, let name = visibility.name(of: modules[other]) {
      return imports.contains { files[file].name($0) == name } ? Self.importRank : 1
    }
    if shared > 0 || folders.areFlat { return Self.moduleRank + shared }
    return imports.contains { folders.top(of: other) == files[file].name($0) } ? Self.importRank : 0
  }

  private static var moduleRank: Int { 200 }
  private static var importRank: Int { 100 }
}
