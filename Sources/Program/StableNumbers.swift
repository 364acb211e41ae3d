import Facts

/// Stable numbers for the files and types of a series of programs. A new file or type gets an unused number. The number
/// of a removed one stays free. A file is identified by its path, a type by its file and qualified name.
struct StableNumbers: Sendable {
  /// For each file of the linked program, its number.
  let files: [Int]
  /// The count of file numbers, free ones included.
  let fileCount: Int
  /// For each type of the linked program, its number.
  let types: [NominalID]
  /// The count of type numbers, free ones included.
  let typeCount: Int

  /// - Parameters:
  ///   - program: The linked program.
  ///   - earlier: The program before it, with the numbers of the series.
  /// - Returns: `nil` if so many numbers are free that numbering from zero is better.
  init?(of program: Program, after earlier: Program) {
    var known: [String: Int] = [:]
    for (number, file) in earlier.files.enumerated() { known[file.path] = number }
    var fileCount = earlier.files.count
    files = program.files.map { file in
      if let number = known[file.path] { return number }
      fileCount += 1
      return fileCount - 1
    }
    self.fileCount = fileCount
    var typeCount = earlier.types.count
    if files == Array(earlier.files.indices), Self.isSameOrder(program, earlier) {
      types = program.types.indices.map { NominalID($0) }
    } else {
      var keys = Self.keys(of: earlier)
      types = Self.sortedKeys(of: program).map { key in
        if let number = keys.removeValue(forKey: key) { return number }
        typeCount += 1
        return NominalID(typeCount - 1)
      }
    }
    self.typeCount = typeCount
    if fileCount > 2 * program.files.count + 100 || typeCount > 2 * program.types.count + 1000 { return nil }
  }

  /// Whether the numbers are those of the linked program.
  var areIdentity: Bool {
    fileCount == files.count && typeCount == types.count && files.indices.allSatisfy { files[$0] == $0 }
      && types.indices.allSatisfy { Int(types[$0].index) == $0 }
  }

  private static func isSameOrder(_ program: Program, _ earlier: Program) -> Bool {
    program.types.count == earlier.types.count && program.declarationTypes == earlier.declarationTypes
      && zip(program.types, earlier.types).allSatisfy { $0.name == $1.name && $0.parent == $1.parent && $0.isDeclared == $1.isDeclared }
  }

  /// Identifies a type within its program.
  private struct Key: Hashable {
    /// The path of the file that declares the type; empty if the program only extends it.
    let path: String
    let name: String
    /// The 0-based position among the types of one name in one file.
    var ordinal = 0
  }

  private static func keys(of program: Program) -> [Key: NominalID] {
    var result: [Key: NominalID] = [:]
    for (index, key) in sortedKeys(of: program).enumerated() where program.types[index].isThere { result[key] = NominalID(index) }
    return result
  }

  /// The keys of all types, in the order of their numbers.
  private static func sortedKeys(of program: Program) -> [Key] {
    var counts: [Key: Int] = [:]
    return program.types.indices.map { index in
      let type = program.types[index]
      let path = type.isDeclared ? type.declarations.first.map { program.files[Int($0.file)].path } ?? "" : ""
      var key = Key(path: path, name: type.isThere ? program.qualifiedName(of: NominalID(index)) : "")
      let count = counts[key, default: 0]
      counts[key] = count + 1
      key.ordinal = count
      return key
    }
  }
}

extension NominalType {
  /// False for the number of a removed type.
  var isThere: Bool { !declarations.isEmpty }
}
