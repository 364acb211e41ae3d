import SourceFacts

extension Program {
  /// The code that can mean something else because members have changed: what names them, and what goes by the heads of functions that fill them.
  func code(askingFor changes: ProgramChanges) -> [Int: (parts: Set<Int>, heads: Set<FunctionID>)] {
    if changes.names.isEmpty { return [:] }
    var result: [Int: (parts: Set<Int>, heads: Set<FunctionID>)] = [:]
    for file in files.indices {
      let names = Set(fileNames[file].indices.filter { changes.names.contains(fileNames[file][$0]) }.map { NameID($0) })
      if names.isEmpty { continue }
      let labels = names.filter { changes.labels.contains(fileNames[file][Int($0.index)]) }
      var found: (parts: Set<Int>, heads: Set<FunctionID>) = ([], [])
      for (index, function) in files[file].functions.enumerated() where function.mentions(names, labels: labels) {
        let root = unit(of: FunctionReference(file: file, function: FunctionID(index)))
        found.parts.insert(parts[file].value.part(at: self.function(root).range.start))
        if function.storedParameters.contains(where: { names.contains($0.name) }) { found.heads.insert(FunctionID(index)) }
      }
      if !found.parts.isEmpty { result[file] = found }
    }
    return result
  }
}
