import Facts

/// Libraries whose sources are in sight and whose models a person has verified.
extension BodyResolver {
  /// The verified rows for a call into another module. They take precedence over summaries of the module's code: the author of a model follows
  /// what summaries lose, such as a method with dozens of overrides, and knows what ends a retention.
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
  /// Whether the function belongs to another module with models.
  public func isModelled(_ function: FunctionReference, from file: Int) -> Bool { library(of: function, from: file) != nil }

  /// The modelled library to which a function called from a file belongs. Where no manifest defines the module, a folder with the name of an
  /// import does.
  func library(of function: FunctionReference, from file: Int) -> String? {
    if modules[Int(function.file)] != modules[file] { return moduleName(of: function).flatMap(models.framework(ofModule:)) }
    guard moduleName(of: function) == nil, function.file != file else { return nil }
    return files[file].imports.lazy.map { self.files[file].name($0) }.first {
      models.framework(ofModule: $0) != nil && folders.lies(Int(function.file), inFolder: $0, without: file)
    }.flatMap(models.framework(ofModule:))
  }
}
