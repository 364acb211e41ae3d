import Engine
import Facts

/// A module of the program, as far as its folders show it.
public struct SourceModule: Sendable, Equatable, Storable {
  /// Its name in `import`; `nil` where the files of the module are unknown.
  public var name: String?
  /// Whether only tests run its code. Such code is not shipped to users.
  public var isTest: Bool
  /// Whether some target may compile it. Other code is not shipped either.
  public var isCompiled: Bool

  /// The classes with a known lifetime in the application's interface files.
  public var controllers: [InterfaceController]

  public init(name: String? = nil, isTest: Bool = false, isCompiled: Bool = true, controllers: [InterfaceController] = []) {
    self.name = name
    self.isTest = isTest
    self.isCompiled = isCompiled
    self.controllers = controllers
  }

  /// Whether users get its code.
  var isShipped: Bool { audience == 0 }

  /// The readers of its code: everybody for the product, else tests and uncompiled code, else uncompiled code alone. Code names declarations of the same
  /// number or a smaller one.
  fileprivate var audience: Int { isCompiled ? isTest ? 1 : 0 : 2 }
}

/// A class of the interface files of an application. It has one object, which is there as long as the application runs, or one for each visit, or any number.
public struct InterfaceController: Sendable, Hashable, Storable {
  public var name: String
  /// The properties by which frameworks hold the only object. Code that assigns to one of them may put something else in its place.
  public var holders: [String]
  /// Whether the user goes to a new object again and again (a segue that shows it).
  public var isMadeAgain: Bool
  /// Whether the interface files name the class, and nothing more is known.
  public var isOnlyNamed: Bool

  public init(name: String, holders: [String], isMadeAgain: Bool = false, isOnlyNamed: Bool = false) {
    self.name = name
    self.holders = holders
    self.isMadeAgain = isMadeAgain
    self.isOnlyNamed = isOnlyNamed
  }
}

/// The modules that each module's code can name: itself, its imports, and their imports.
struct ModuleVisibility: Sendable, Equatable {
  private let modules: [SourceModule]
  private var visible: [Set<Int>] = []
  /// The classes that the interface files name, where all of these are in sight, and all code that may make objects of them; empty elsewhere.
  private var interfaceNames: Set<String> = []

  init(_ modules: [SourceModule], of files: [FileFacts], in fileModules: [Int]) {
    self.modules = modules
    if modules.isEmpty { return }
    let controllers = modules.flatMap(\.controllers)
    if controllers.contains(where: \.isOnlyNamed) { interfaceNames = Set(controllers.map(\.name)) }
    var named: [String: [Int]] = [:]
    for (index, module) in modules.enumerated() { if let name = module.name { named[name, default: []].append(index) } }
    var imported: [Set<Int>] = Array(repeating: [], count: modules.count)
    for (file, facts) in files.enumerated() {
      for name in facts.imports { imported[fileModules[file]].formUnion(named[facts.name(name)] ?? []) }
    }
    // Modules of an application. Its tests import them by names that no folder shows.
    let nameless = modules.indices.filter { modules[$0].name == nil && modules[$0].isShipped }
    // An imported module may re-export its imports.
    visible = modules.indices.map { start in
      var pending = modules[start].name == nil ? [start] + nameless : [start]
      // Tests among the sources they test need not import them.
      if modules[start].isTest, let name = modules[start].name { pending += named[name] ?? [] }
      var reached = Set(pending)
      while let module = pending.popLast() {
        for next in imported[module] where reached.insert(next).inserted { pending.append(next) }
      }
      return reached
    }
  }

  /// Whether code of one module can name declarations of another. Any module may import a module without a name.
  func sees(_ module: Int, from other: Int) -> Bool {
    guard module != other, modules.indices.contains(module), modules.indices.contains(other) else { return true }
    if modules[module].audience > modules[other].audience { return false }
    return modules[module].name == nil || visible[other].contains(module)
  }

  func name(of module: Int) -> String? { modules.indices.contains(module) ? modules[module].name : nil }

  /// The properties by which frameworks hold the only object of a class for good; `nil` where interface files do not say so.
  func holdersForGood(of name: String) -> [String]? {
    modules.lazy.flatMap(\.controllers).first { $0.name == name && !$0.isMadeAgain && !$0.isOnlyNamed }?.holders
  }

  /// Whether the interface files and property lists are in sight, and do not name the class.
  func isUnnamed(_ name: String) -> Bool { !interfaceNames.isEmpty && !interfaceNames.contains(name) }

  /// The names of the classes with a new object for each visit.
  var madeAgain: Set<String> { Set(modules.lazy.flatMap(\.controllers).filter(\.isMadeAgain).map(\.name)) }

  /// Whether only tests run the module's code, or nothing does.
  func isTest(_ module: Int) -> Bool { modules.indices.contains(module) && !modules[module].isShipped }

  func isCompiled(_ module: Int) -> Bool { !modules.indices.contains(module) || modules[module].isCompiled }
}

extension Program {
  /// The properties by which frameworks hold the only object of the class for good; `nil` where interface files do not say so.
  public func holdersForGood(of type: NominalID) -> [String]? { visibility.holdersForGood(of: text(self[type].name)) }

  /// Classes with a new object for each visit, by the interface files: destinations of segues, delegates of external screens.
  public var typesMadeAgain: Set<NominalID> {
    let names = visibility.madeAgain
    if names.isEmpty { return [] }
    return Set(types.indices.map { NominalID($0) }.filter { self[$0].kind == .class && names.contains(text(self[$0].name)) })
  }

  /// Whether some target may compile the file.
  public func isCompiled(file: Int) -> Bool { visibility.isCompiled(modules[file]) }

  /// Whether it is a file of tests that some target may compile.
  public func isCompiledTest(file: Int) -> Bool { isTest(file: file) && isCompiled(file: file) }

  /// Whether only tests run the code, or nothing does.
  public func isTest(_ function: FunctionReference) -> Bool { visibility.isTest(modules[Int(function.file)]) }

  /// Whether only tests run the file's code, or nothing does.
  public func isTest(file: Int) -> Bool { visibility.isTest(modules[file]) }

  /// The `import` name of a type's module, if known.
  public func moduleName(of type: NominalID) -> String? { visibility.name(of: self[type].module) }

  /// The `import` name of a file's module, if known.
  public func moduleName(ofFile file: Int) -> String? { visibility.name(of: modules[file]) }

  /// The `import` name of a function's module, if known.
  func moduleName(of function: FunctionReference) -> String? { visibility.name(of: modules[Int(function.file)]) }

  /// Whether it is declared in code that only tests run, or nothing does.
  public func isTest(_ property: PropertyReference) -> Bool { visibility.isTest(modules[Int(property.file)]) }

  /// Whether code of a file can name the type. A local or private type is visible in its own file only, and types of tests in tests only. A type
  /// outside the program belongs to none of its modules.
  func canName(_ id: NominalID, from file: Int) -> Bool {
    !self[id].isDeclared || !isLocal(id, outside: file) && !isPrivate(id, outside: file) && visibility.sees(self[id].module, from: modules[file])
  }

  /// Whether the type is declared as `private` or `fileprivate` in another file than the given one.
  private func isPrivate(_ id: NominalID, outside file: Int) -> Bool {
    guard let declaration = self[id].declarations.first, Int(declaration.file) != file else { return false }
    let facts = files[Int(declaration.file)]
    return facts.isPrivate(facts[declaration.declaration].attributes)
  }

  /// Whether a file's code sees a declaration of another file.
  func sees(_ function: FunctionReference, from file: Int) -> Bool {
    Int(function.file) == file || sees(moduleOf: function, from: file) && !isHiddenByModifier(function)
  }

  func sees(moduleOf function: FunctionReference, from file: Int) -> Bool { visibility.sees(modules[Int(function.file)], from: modules[file]) }

  /// Whether only its own file sees it: by its own modifier, or by that of its extension where it has none.
  func isHiddenByModifier(_ function: FunctionReference) -> Bool {
    let facts = files[Int(function.file)]
    func access(_ attributes: [NameID]) -> Bool? {
      for attribute in attributes {
        switch facts.name(attribute) {
        case "private", "fileprivate": return true
        case "public", "open", "internal", "package": return false
        default: continue
        }
      }
      return nil
    }
    if let own = access(self.function(function).attributes) { return own }
    guard let owner = self.function(function).owner, facts[owner].kind == .extension else { return false }
    return access(facts[owner].attributes) ?? false
  }

  /// The property outside all types that a name means in a file.
  func globalProperty(_ name: Name, from file: Int) -> PropertyReference? {
    globalProperties[name].flatMap { preferred($0, from: file, file: { Int($0.file) }, isPrivate: isPrivate) }
  }

  /// Whether no other file can name the alias.
  func isPrivate(_ alias: TypealiasReference) -> Bool {
    let facts = files[Int(alias.file)]
    return facts.isPrivate(facts.typealiases[Int(alias.index)].attributes)
  }

  /// The functions outside all types that a name may mean in a file: those of its module, otherwise those of the modules that it sees.
  func globalFunctions(_ name: Name, from file: Int) -> [FunctionReference] {
    guard let functions = globalFunctions[name] else { return [] }
    if functions.count >= MemberKey.least {
      return globalOverloads.value(of: name) { GlobalOverloads(functions, in: self) }.functions(from: file, in: self)
    }
    let own = functions.filter { modules[Int($0.file)] == modules[file] && sees($0, from: file) }
    return own.isEmpty ? functions.filter { sees($0, from: file) } : own
  }

  /// Whether the type is declared in a function of a file other than the given one.
  func isLocal(_ id: NominalID, outside file: Int? = nil) -> Bool {
    guard self[id].isDeclared, let declaration = self[id].declarations.first else { return false }
    return files[Int(declaration.file)][declaration.declaration].enclosingFunction != nil && file != Int(declaration.file)
  }
}

extension FileFacts {
  /// Whether these attributes of a declaration hide it from other files.
  func isPrivate(_ attributes: [NameID]) -> Bool { attributes.contains { name($0) == "private" || name($0) == "fileprivate" } }
}

/// Types with the same name.
extension Program {
  /// The type of several with one name that a file means: first its own, then one of its module, then one of an imported module, last a type
  /// that the program only extends. Without a build file, folders separate modules: none is meant if two types lie in other folders than the
  /// file's and it imports neither, unless they are variants of one type, each for a platform.
  func nearest(_ candidates: [NominalID], to file: Int) -> NominalID? {
    let declared = candidates.filter { self[$0].isDeclared }
    if declared.count < 2 { return declared.first ?? candidates.first }
    let places = declared.map { Int(self[$0].declarations[0].file) }
    if let own = places.firstIndex(of: file) { return declared[own] }
    let ranks = declared.indices.map { rank(of: places[$0], from: file) }
    let best = ranks.max()!
    if best == 0, ranks.filter({ $0 == 0 }).count > 1, !areVariants(declared) { return nil }
    return declared[ranks.firstIndex(of: best)!]
  }

  /// Whether the types are declared in files of one name.
  private func areVariants(_ types: [NominalID]) -> Bool {
    func fileName(_ id: NominalID) -> Substring? { files[Int(self[id].declarations[0].file)].path.split(separator: "/").last }
    return types.allSatisfy { fileName($0) == fileName(types[0]) }
  }

  /// The nearness of two files: above `moduleRank` within a module, above `importRank` for an imported module.
  func rank(of other: Int, from file: Int) -> Int {
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
