import Facts

/// Identifies a program, even after it is gone.
final class ProgramMark: Sendable {}

/// Relinking after an edit that changed only function bodies.
extension Linker {
  /// Takes all tables from an earlier program if no file's interface has changed. They differ only in the numbers of functions in changed files.
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

  /// Closures share the numbering of functions, so a new closure renumbers all later ones.
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
        // The canonical order also depends on code size among declarations of one name.
        functions[name] = list.count > 1 ? program.inCanonicalOrder(renumbered) : renumbered
      }
    }
    for type in Set(changed.flatMap { declarationTypes[$0] }) { renumber(&types[Int(type.index)].functions) }
    renumber(&globalFunctions)
  }
}
