import Facts

/// Tells programs apart, even when one is gone.
final class ProgramMark: Sendable {}

/// What linking takes over from a program of which only the insides of functions have changed.
extension Linker {
  /// Takes all tables from an earlier program, where no file shows others anything new: then they are the same but for the numbers of functions
  /// in files that have changed.
  mutating func takeOver(from earlier: Program) -> Bool {
    guard let changed = filesChangedInside(since: earlier) else { return false }
    types = earlier.types
    declarationTypes = earlier.declarationTypes
    typesByName = earlier.typesByName
    additions = earlier.additions
    typealiasesByName = earlier.typealiasesByName
    globalProperties = earlier.globalProperties
    globalFunctions = earlier.globalFunctions
    propertyTypes = earlier.propertyTypes
    sharedTypes = earlier.sharedTypes
    unreadLazyProperties = earlier.unreadLazyProperties.filter { !changed.contains(Int($0.file)) }
    findUnreadLazyProperties(in: changed.sorted())
    renumber(changed, earlier)
    takenOver = (earlier.mark, changed)
    return true
  }

  private func filesChangedInside(since earlier: Program) -> Set<Int>? {
    guard files.count == earlier.files.count, modules == earlier.modules, models.isSame(as: earlier.models),
      zip(files, earlier.files).allSatisfy({ $0.path == $1.path })
    else { return nil }
    let changed = files.indices.filter { files[$0] != earlier.files[$0] }
    return changed.allSatisfy { files[$0].interface == earlier.files[$0].interface } ? Set(changed) : nil
  }

  /// Closures are numbered among the functions: those behind a new one have other numbers.
  private mutating func renumber(_ changed: Set<Int>, _ earlier: Program) {
    let program = program
    var numbers: [FunctionReference: FunctionReference] = [:]
    for file in changed {
      let (old, new) = (earlier.files[file].outermostFunctions, files[file].outermostFunctions)
      for (old, new) in zip(old, new) { numbers[FunctionReference(file: file, function: old)] = FunctionReference(file: file, function: new) }
    }
    func renumber(_ functions: inout [Name: [FunctionReference]]) {
      for (name, list) in functions where list.contains(where: { changed.contains(Int($0.file)) }) {
        let renumbered = list.map { numbers[$0] ?? $0 }
        // How much code there is counts too where several have one name.
        functions[name] = list.count > 1 ? program.inCanonicalOrder(renumbered) : renumbered
      }
    }
    for type in Set(changed.flatMap { declarationTypes[$0] }) { renumber(&types[Int(type.index)].functions) }
    renumber(&globalFunctions)
  }
}
