/// Where the program declares objects that live as long as the process, as applications do with their delegate.
struct Applications: Sendable, Equatable {
  /// The modules that declare one, but for example code.
  let modules: Set<Int>
  let isInExamples: Bool

  var isInProgram: Bool { !modules.isEmpty }

  init(_ types: [NominalType], _ names: NameTable, _ visibility: ModuleVisibility, _ models: ModelIndex, _ folders: SourceFolders) {
    var (modules, isInExamples) = (Set<Int>(), false)
    for index in types.indices
    where types[index].isDeclared && types[index].kind != .protocol && !visibility.isTest(types[index].module)
      && types[index].externalAncestors.contains(where: { models.livesForProcess(names.text($0)) })
    {
      if folders.showsUse(Int(types[index].declarations[0].file)) { isInExamples = true } else { modules.insert(types[index].module) }
    }
    self.modules = modules
    self.isInExamples = isInExamples
  }
}

extension Program {
  /// Whether the program declares an object that lives as long as the process.
  public var isApplication: Bool { applications.value.isInProgram }

  /// Whether other modules may use the file's public declarations. No module uses an application's own.
  func isUsedByModules(file: Int) -> Bool { !applications.value.modules.contains(modules[file]) }

  /// Whether example code declares one. It is an application of its own.
  public var hasExampleApplication: Bool { applications.value.isInExamples }
}
