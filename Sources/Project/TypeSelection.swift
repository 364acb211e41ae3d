import Program
import Support

/// Finds the types for a name on the command line.
public struct TypeSelection {
  /// The types meant by a name.
  public struct Selection: Sendable {
    /// All types of that name, in file order.
    public var types: [NominalID]
    /// For each of them, a distinguishing name: with its module, if that has a name.
    public var titles: [String]
    /// The nearest existing name, if there is no match.
    public var suggestion: String?
  }

  private let program: Program

  init(program: Program) { self.program = program }

  /// - Parameter name: `Inner`, `Outer.Inner` or `Module.Outer.Inner`.
  func find(_ name: String) -> Selection {
    let wanted = name.split(separator: ".", omittingEmptySubsequences: false)
    var selection = Selection(types: [], titles: [])
    var names: Set<String> = []
    for index in program.types.indices where program.types[index].isDeclared {
      let id = NominalID(index)
      let title = self.title(id)
      if title.split(separator: ".").suffix(wanted.count).elementsEqual(wanted) {
        selection.types.append(id)
        selection.titles.append(title)
      } else {
        names.insert(program.text(program[id].name))
        names.insert(program.qualifiedName(of: id))
      }
    }
    if selection.types.isEmpty { selection.suggestion = Spelling.nearest(to: name, among: names.sorted()) }
    return selection
  }

  private func title(_ id: NominalID) -> String {
    let name = program.qualifiedName(of: id)
    return program.moduleName(of: id).map { "\($0).\(name)" } ?? name
  }
}
