/// The folders of the program's files, relative to their common folder.
struct SourceFolders: Sendable {
  /// For each file, the numbers of its folders, outermost first. Equal folders have equal numbers.
  private var chains: [[Int32]] = []
  private var tops: [String] = []
  /// The name of each folder.
  private var names: [String] = []
  /// Whether each folder holds examples, judging by its name.
  private var showsUse: [Bool] = []

  init(of paths: [String]) {
    let folders = paths.map { $0.split(separator: "/", omittingEmptySubsequences: false).dropLast() }
    var common = folders.first ?? []
    for folder in folders {
      let shared = zip(common, folder).prefix { $0 == $1 }.count
      if shared < common.count { common = common.prefix(shared) }
    }
    var numbers: [String: Int32] = [:]
    for (index, folder) in folders.enumerated() {
      // Files of one folder usually follow each other.
      if index > 0, folder == folders[index - 1] {
        chains.append(chains[index - 1])
        tops.append(tops[index - 1])
        continue
      }
      var chain: [Int32] = []
      var path = ""
      for component in folder.dropFirst(common.count) {
        path += "/" + component
        let number = numbers[path] ?? Int32(numbers.count)
        if numbers.updateValue(number, forKey: path) == nil {
          names.append(String(component))
          let name = component.lowercased()
          showsUse.append(name == "testapp" || ["demo", "example", "sample"].contains { name.contains($0) })
        }
        chain.append(number)
      }
      chains.append(chain)
      tops.append(folder.dropFirst(common.count).first.map(String.init) ?? "")
    }
  }

  private init() {}

  /// The same with renumbered files.
  func renumbered(_ numbers: StableNumbers) -> SourceFolders {
    var result = SourceFolders()
    result.chains = Array(repeating: [], count: numbers.fileCount)
    result.tops = Array(repeating: "", count: numbers.fileCount)
    for (index, number) in numbers.files.enumerated() {
      result.chains[number] = chains[index]
      result.tops[number] = tops[index]
    }
    result.names = names
    result.showsUse = showsUse
    return result
  }

  /// Whether a file is in the same folders as in another program.
  func isSame(_ file: Int, as other: SourceFolders) -> Bool {
    chains[file].count == other.chains[file].count && zip(chains[file], other.chains[file]).allSatisfy { names[Int($0)] == other.names[Int($1)] }
  }

  /// The number of folders that two files share. Files outside all folders count as near to each other.
  func shared(_ left: Int, _ right: Int) -> Int {
    if chains[left].isEmpty && chains[right].isEmpty { return 1 }
    return min(99, zip(chains[left], chains[right]).prefix { $0 == $1 }.count)
  }

  /// Whether a file lies in a folder of that name in which the other file does not lie.
  func lies(_ file: Int, inFolder name: String, without other: Int) -> Bool {
    chains[file].contains { names[Int($0)] == name && !chains[other].contains($0) }
  }

  /// Whether a file lies in a folder of examples.
  func showsUse(_ file: Int) -> Bool { chains[file].contains { showsUse[Int($0)] } }

  /// The outermost folder of a file.
  func top(of file: Int) -> String { tops[file] }

  /// Whether there are no folders that could tell modules apart.
  var areFlat: Bool { chains.allSatisfy(\.isEmpty) }
}
