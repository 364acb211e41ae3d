/// Where the program declares objects that live as long as the process, as applications do with their delegate.
struct Applications: Sendable {
  let isInProgram: Bool
  let isInExamples: Bool

  init(_ types: [NominalType], _ names: NameTable, _ visibility: ModuleVisibility, _ models: ModelIndex, _ folders: SourceFolders) {
    var (isInProgram, isInExamples) = (false, false)
    for index in types.indices
    where types[index].isDeclared && types[index].kind != .protocol && !visibility.isTest(types[index].module)
      && types[index].externalAncestors.contains(where: { models.livesForProcess(names.text($0)) })
    {
      if folders.showsUse(Int(types[index].declarations[0].file)) { isInExamples = true } else { isInProgram = true }
    }
    self.isInProgram = isInProgram
    self.isInExamples = isInExamples
  }
}

extension Program {
  /// Whether the program declares an object that lives as long as the process.
  public var isApplication: Bool { applications.value.isInProgram }

  /// Whether example code declares one. It is an application of its own.
  public var hasExampleApplication: Bool { applications.value.isInExamples }
}
