import SourceFacts

extension Program {
  /// The files that differ from those of an earlier program, where they differ only in what functions do inside: then what lies in all other
  /// files means what it meant, under the same numbers. `nil` where more has changed, or where it is not sure.
  ///
  /// - Parameter earlier: A program of the same models and modules, whose names this one has taken over (`init(…, after:)`).
  public func filesChanged(since earlier: Program) -> Set<Int>? {
    if let takenOver, takenOver.from === earlier.mark {
      let places = MemberPlaces(self, earlier, changed: takenOver.changed.sorted())
      return unreadLazyProperties == earlier.unreadLazyProperties && places.areSame() ? takenOver.changed : nil
    }
    guard files.count == earlier.files.count, modules == earlier.modules, models.isSame(as: earlier.models), types.count == earlier.types.count,
      declarationTypes == earlier.declarationTypes,
      zip(files, earlier.files).allSatisfy({ $0.path == $1.path })
    else { return nil }
    let changed = files.indices.filter { files[$0] != earlier.files[$0] }
    let looksSame = changed.allSatisfy { files[$0].interface == earlier.files[$0].interface }
    guard looksSame, propertyTypes == earlier.propertyTypes, unreadLazyProperties == earlier.unreadLazyProperties, sharedTypes == earlier.sharedTypes else {
      return nil
    }
    let places = MemberPlaces(self, earlier, changed: changed)
    return places.areSame() ? Set(changed) : nil
  }
}

/// The order of members of one name goes by the size of their code too, where nothing else tells them apart.
private struct MemberPlaces {
  let program: Program
  let earlier: Program
  let changed: [Int]
  /// For each changed file, by function, the place among those of the file that are nested in no other.
  private let now: [Int: [Int]]
  private let before: [Int: [Int]]

  init(_ program: Program, _ earlier: Program, changed: [Int]) {
    self.program = program
    self.earlier = earlier
    self.changed = changed
    now = Dictionary(uniqueKeysWithValues: changed.map { ($0, Self.places(in: program.files[$0])) })
    before = Dictionary(uniqueKeysWithValues: changed.map { ($0, Self.places(in: earlier.files[$0])) })
  }

  private static func places(in file: FileFacts) -> [Int] {
    var count = 0
    return file.functions.map { function in
      if function.parent == nil { count += 1 }
      return count
    }
  }

  func areSame() -> Bool {
    let types = Set(changed.flatMap { program.declarationTypes[$0] })
    return areSame(program.globalFunctions, earlier.globalFunctions) && types.allSatisfy { areSame(program[$0].functions, earlier[$0].functions) }
  }

  private func areSame(_ functions: [Name: [FunctionReference]], _ others: [Name: [FunctionReference]]) -> Bool {
    functions.count == others.count
      && functions.allSatisfy { name, list in
        guard let other = others[name], other.count == list.count else { return false }
        return zip(list, other).allSatisfy { $0.file == $1.file && place($0, now) == place($1, before) }
      }
  }

  private func place(_ function: FunctionReference, _ places: [Int: [Int]]) -> Int {
    places[Int(function.file)]?[Int(function.function.index)] ?? Int(function.function.index)
  }
}
