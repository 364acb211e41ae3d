import Facts

extension Program {
  /// A private lazy property that nothing in its file names is never created: its initial value never runs.
  public func isNeverMade(_ property: PropertyReference) -> Bool { unreadLazyProperties.contains(property) }
}

extension Linker {
  /// Finds private lazy properties that no code names. Only their own file can name them, so no other file is searched.
  mutating func findUnreadLazyProperties(in indices: some Sequence<Int>) {
    let program = program
    for file in indices {
      let candidates = files[file].properties.indices.filter { program.isPrivateLazy(files[file].properties[$0], in: file) }
      if candidates.isEmpty { continue }
      let mentioned = mentionedNames(in: file)
      for index in candidates where !mentioned.contains(files[file].properties[index].name) {
        unreadLazyProperties.insert(PropertyReference(file: file, property: PropertyID(index)))
      }
    }
  }

  private func mentionedNames(in file: Int) -> Set<NameID> {
    var result: Set<NameID> = []
    for function in files[file].functions {
      for instruction in function.instructions {
        switch instruction.operation {
        case .name(let name, _), .member(_, let name), .implicitMember(let name): result.insert(name)
        case .keyPath(_, let components, _): result.formUnion(components)
        default: break
        }
      }
    }
    return result
  }
}

extension Program {
  /// Objective-C can read visible members by name at runtime.
  fileprivate func isPrivateLazy(_ property: PropertyDeclaration, in file: Int) -> Bool {
    guard property.isLazy else { return false }
    return files[file].isPrivate(property.attributes) && !canBeReachedFromOutside(property.attributes, in: file)
  }
}
