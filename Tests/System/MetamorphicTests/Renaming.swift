import Facts
import Syntax

/// Gives local variables other names.
enum Renaming {
  /// What is put behind a name. What a report says is compared without it.
  static let suffix = "Renamed"

  static func locals(of file: SourceProgram.File, _ rewriting: inout Rewriting) {
    guard let tree = file.tree else { return }
    for (outermost, family) in families(of: file.facts) {
      let function = file.facts.functions[outermost]
      let range = Int(function.range.start)..<Int(function.range.end)
      let identifiers = tree.all(.simpleIdentifier).filter { range.contains(tree[$0].range.lowerBound) }
      // `copy` is a word of the language too, and so read in some places.
      let words = Set(
        tree.elements.filter { $0.children.isEmpty && $0.kind != .simpleIdentifier && range.contains($0.range.lowerBound) }.map { file.text($0.range) })
      for name in names(of: file.facts, in: family).subtracting(words).sorted() {
        let places = identifiers.filter { file.text(tree[$0].range) == name }
        // A wrapped variable has more names.
        if identifiers.contains(where: { ["$" + name, "_" + name].contains(file.text(tree[$0].range)) }) { continue }
        let uses = places.filter { !isMemberName($0, in: tree, file) && !isLabel($0, in: tree) }
        // A function may be called like a variable in it.
        if places.contains(where: { isDeclaredFunction($0, in: tree) }) { continue }
        let known = Set(file.facts.variables.filter { file.facts.name($0.name) == name }.map { Int($0.nameRange.start) })
        if uses.contains(where: { !known.contains(tree[$0].range.lowerBound) && isBeforeColon($0, in: tree, file) }) { continue }
        for use in uses { rewriting.insert(suffix, at: tree[use].range.upperBound) }
      }
    }
  }

  /// Each function that is in no other, with those in it.
  private static func families(of facts: FileFacts) -> [(outermost: Int, members: Set<Int>)] {
    var roots: [Int] = []
    for (index, function) in facts.functions.enumerated() {
      var root = index
      var parent = function.parent
      while let next = parent {
        root = Int(next.index)
        parent = facts[next].parent
      }
      roots.append(root)
    }
    return Dictionary(grouping: facts.functions.indices) { roots[$0] }.sorted { $0.key < $1.key }
      .filter { facts.functions[$0.key].kind != .topLevel }.map { ($0.key, Set($0.value)) }
  }

  /// Names that mean only local variables there.
  private static func names(of facts: FileFacts, in family: Set<Int>) -> Set<String> {
    var names: Set<String> = []
    var excluded: Set<String> = ["self", "_", "error", "newValue", "oldValue"]
    for variable in facts.variables where family.contains(Int(variable.function.index)) {
      let name = facts.name(variable.name)
      switch variable.kind {
      case .local where variable.nestedFunction == nil: names.insert(name)
      case .captureListEntry: break
      case .parameter where facts[variable.function].kind == .closure: break
      default: excluded.insert(name)
      }
    }
    for index in family {
      for instruction in facts.functions[index].instructions {
        if case .name(let name, _) = instruction.operation { excluded.insert(facts.name(name)) }
      }
      for parameter in facts.functions[index].parameters { if let label = parameter.label { excluded.insert(facts.name(label)) } }
    }
    return names.subtracting(excluded)
  }

  private static func isMemberName(_ identifier: Int, in tree: SourceTree, _ file: SourceProgram.File) -> Bool {
    var index = tree[identifier].range.lowerBound - 1
    while index > 0, [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t")].contains(file.bytes[index]) { index -= 1 }
    let dot = UInt8(ascii: ".")
    return index > 0 && file.bytes[index] == dot && file.bytes[index - 1] != dot
  }

  private static func isLabel(_ identifier: Int, in tree: SourceTree) -> Bool {
    guard let parent = tree[identifier].parent else { return true }
    return tree[parent].kind == .valueArgumentLabel || (tree[parent].kind == .tupleExpression && tree[identifier].field == .name)
  }

  private static func isDeclaredFunction(_ identifier: Int, in tree: SourceTree) -> Bool {
    guard let parent = tree[identifier].parent else { return false }
    return tree[parent].kind == .functionDeclaration && tree[identifier].field == .name
  }

  private static func isBeforeColon(_ identifier: Int, in tree: SourceTree, _ file: SourceProgram.File) -> Bool {
    let rest = file.bytes[tree[identifier].range.upperBound...].drop { $0 == UInt8(ascii: " ") }
    guard rest.first == UInt8(ascii: ":"), let parent = tree[identifier].parent else { return false }
    return ![.ternaryExpression, .dictionaryLiteral].contains(tree[parent].kind)
  }
}
