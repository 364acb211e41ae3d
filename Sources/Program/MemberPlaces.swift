import Facts

/// Where nothing else distinguishes members of one name, code size decides their order.
struct MemberPlaces {
  private let program: Program
  private let earlier: Program
  private let changes: ProgramChanges
  /// For each changed file and function: its rank among the file's functions that are not nested, as in the earlier program.
  private let now: [Int: [Int]]
  private let before: [Int: [Int]]

  init(_ program: Program, _ earlier: Program, _ changes: ProgramChanges) {
    self.program = program
    self.earlier = earlier
    self.changes = changes
    before = Dictionary(uniqueKeysWithValues: changes.files.subtracting(changes.newFiles).map { ($0, Self.places(in: earlier.files[$0])) })
    now = Dictionary(
      uniqueKeysWithValues: changes.files.map { file in
        let places = Self.places(in: program.files[file])
        return (file, changes.matches[file].map { match in places.map { match.functions[$0] ?? -1 } } ?? places)
      })
  }

  private static func places(in file: FileFacts) -> [Int] {
    var count = -1
    return file.functions.map { function in
      if function.parent == nil { count += 1 }
      return count
    }
  }

  /// Whether all unchanged members have the same order.
  func areSame() -> Bool {
    let types = Set(
      changes.files.flatMap { program.declarationTypes[$0] } + changes.files.subtracting(changes.newFiles).flatMap { earlier.declarationTypes[$0] }
    ).subtracting(changes.otherTypes)
    let withInitializers = changes.names.union([program.known.initializer])
    return areSame(program.globalFunctions, earlier.globalFunctions, except: changes.names)
      && types.allSatisfy { type in
        let names = changes.initializedTypes.contains(type) ? withInitializers : changes.names
        return areSame(program[type].functions, earlier[type].functions, except: names)
      }
  }

  private func areSame(_ functions: [Name: [FunctionReference]], _ others: [Name: [FunctionReference]], except names: Set<Name>) -> Bool {
    functions.allSatisfy { name, list in
      if names.contains(name) { return true }
      guard let other = others[name], other.count == list.count else { return false }
      return zip(list, other).allSatisfy { $0.file == $1.file && place($0, now) == place($1, before) }
    } && others.keys.allSatisfy { functions[$0] != nil || names.contains($0) }
  }

  private func place(_ function: FunctionReference, _ places: [Int: [Int]]) -> Int {
    places[Int(function.file)]?[Int(function.function.index)] ?? Int(function.function.index)
  }
}
