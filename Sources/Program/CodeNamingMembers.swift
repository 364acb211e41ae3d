import Facts

extension Program {
  /// The code whose meaning may change because members have changed: code that names them, and code that depends on the heads of functions
  /// that store into them. Code that only calls methods of these names is resolved again in both programs, because it usually means other methods.
  ///
  /// - Parameters:
  ///   - earlier: The previous program.
  ///   - changed: The files whose code or numbers differ from the previous program.
  func code(askingFor changes: ProgramChanges, since earlier: Program, in changed: Set<Int>) -> [Int: (parts: Set<Int>, heads: Set<FunctionID>)] {
    if changes.names.isEmpty, changes.initializedNames.isEmpty { return [:] }
    let all = changes.names.union(changes.initializedNames)
    var result: [Int: (parts: Set<Int>, heads: Set<FunctionID>)] = [:]
    for file in files.indices {
      let names = numbers(of: all, inFile: file)
      if names.isEmpty { continue }
      let labels = names.filter { changes.labels.contains(fileNames[file][Int($0.index)]) }
      // The meaning of these depends on more than the declarations they refer to.
      let certain = numbers(of: changes.propertyNames.union(changes.overridden), inFile: file)
      let made = writtenTypes(naming: changes.initializedNames, inFile: file)
      var heads: Set<FunctionID> = []
      // For each unit: does it use the names for anything but method calls?
      var roots: [FunctionReference: Bool] = [:]
      for (index, function) in files[file].functions.enumerated() where function.mentions(names, labels: labels) || function.writes(made) {
        let isStored = function.storedParameters.contains { names.contains($0.name) }
        if isStored { heads.insert(FunctionID(index)) }
        let doesMore =
          isStored || changed.contains(file) || function.mentions(names, labels: labels, isMemberMeant: false) || function.mentions(certain, labels: [])
        let root = unit(of: FunctionReference(file: file, function: FunctionID(index)))
        roots[root] = roots[root] ?? false || doesMore
      }
      let asking = roots.filter { root, doesMore in doesMore || resolveUnit(root) != earlier.resolveUnit(root) }
      if asking.isEmpty { continue }
      result[file] = (Set(asking.keys.map { parts[file].value.part(at: function($0).range.start) }), heads)
    }
    return result
  }

  /// The numbers that a file gives to some of the names.
  func numbers(of names: Set<Name>, inFile file: Int) -> Set<NameID> {
    if names.isEmpty { return [] }
    return Set(fileNames[file].indices.filter { names.contains(fileNames[file][$0]) }.map { NameID($0) })
  }
}
