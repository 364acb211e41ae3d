import Facts

/// Libraries that are in sight and that somebody has read, too.
extension BodyResolver {
  /// The checked rows about a call into another module. They go before the summaries of the module's code: a reader follows what
  /// summaries lose sight of, such as a method with dozens of overrides, and knows what ends what is kept.
  func checkedRows(_ functions: [FunctionReference], _ arguments: ArgumentRange) -> [Int] {
    guard let callee = functions.first, let framework = program.library(of: callee, from: file),
      let id = program.function(callee).name
    else { return [] }
    let owner = program.owner(of: callee)
    let types = owner.map { program[$0].ancestors.map { program.text(program[$0].name) } + program[$0].externalAncestors.map(program.text) }
    return program.modelRows(
      named: program.text(program.name(id, in: Int(callee.file))), receiver: types, isGlobal: owner == nil, arguments: arguments, of: current
    ).filter { program.models.functions[$0].framework == framework && program.models.functions[$0].confidence == .checked }
  }
}

extension Program {
  /// Is the function one of another module of which models tell?
  public func isModelled(_ function: FunctionReference, from file: Int) -> Bool { library(of: function, from: file) != nil }

  /// The modelled library of whose sources a function is a part that code of a file calls. Where no manifest says what makes up a module,
  /// a folder does that is called like one that the file imports.
  func library(of function: FunctionReference, from file: Int) -> String? {
    if modules[Int(function.file)] != modules[file] { return moduleName(of: function).flatMap(models.framework(ofModule:)) }
    guard moduleName(of: function) == nil, function.file != file else { return nil }
    return files[file].imports.lazy.map { self.files[file].name($0) }.first {
      models.framework(ofModule: $0) != nil && folders.lies(Int(function.file), inFolder: $0, without: file)
    }.flatMap(models.framework(ofModule:))
  }
}
