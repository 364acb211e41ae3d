import Support
import Facts

/// Many functions of one name outside all types, as the files of each module see them.
struct GlobalOverloads: Sendable {
  private struct Sight: Sendable {
    let own: [FunctionReference]
    let all: [FunctionReference]
  }

  /// The functions that more than their own file sees.
  private let open: [FunctionReference]
  /// For each file, the functions that only it sees.
  private let hidden: [Int32: [FunctionReference]]
  /// The places of all functions, for the order of those that a file sees.
  private let order: [FunctionReference: Int]
  private let sights = LazyTable<Int, Sight>()

  init(_ functions: [FunctionReference], in program: Program) {
    let isHidden = functions.map(program.isHiddenByModifier)
    open = zip(functions, isHidden).filter { !$0.1 }.map(\.0)
    hidden = Dictionary(grouping: zip(functions, isHidden).filter(\.1).map(\.0), by: \.file)
    order = Dictionary(zip(functions, 0...), uniquingKeysWith: min)
  }

  /// The functions that the name may mean in a file: those of its module, otherwise those of the modules that it sees.
  func functions(from file: Int, in program: Program) -> [FunctionReference] {
    let sight = sights.value(of: program.modules[file]) {
      let seen = open.filter { program.sees(moduleOf: $0, from: file) }
      return Sight(own: seen.filter { program.modules[Int($0.file)] == program.modules[file] }, all: seen)
    }
    guard let hidden = hidden[Int32(file)] else { return sight.own.isEmpty ? sight.all : sight.own }
    return (sight.own + hidden).sorted { order[$0]! < order[$1]! }
  }
}
