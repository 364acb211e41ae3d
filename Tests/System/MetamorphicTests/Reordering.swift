import Syntax

/// Puts declarations and cases into another order.
enum Reordering {
  static func declarations(of file: SourceProgram.File, _ rewriting: inout Rewriting, _ generator: inout SeededGenerator) {
    guard let tree = file.tree, let chunks = declarationChunks(of: file, tree), chunks.count > 1 else { return }
    if let first = chunks.first, first.lowerBound == 0 { rewriting.insert("\n", at: 0) }
    rewriting.permute(chunks, using: &generator)
  }

  /// The declarations at the top of a file, each with the comments before it; `nil` where something else stands there.
  static func declarationChunks(of file: SourceProgram.File, _ tree: SourceTree) -> [Range<Int>]? {
    let declarations: Set<NodeKind> = [.classDeclaration, .protocolDeclaration, .functionDeclaration, .typealiasDeclaration, .propertyDeclaration]
    let others: Set<NodeKind> = [.importDeclaration, .comment, .multilineComment]
    guard tree.children(0).allSatisfy({ declarations.contains($0.kind) || others.contains($0.kind) }) else { return nil }
    return chunks(of: 0, in: tree, file) { declarations.contains(tree[$0].kind) }
  }

  static func members(of file: SourceProgram.File, _ rewriting: inout Rewriting, _ generator: inout SeededGenerator) {
    guard let tree = file.tree else { return }
    for body in tree.all(.classBody) + tree.all(.enumClassBody) {
      guard let owner = tree[body].parent, let kind = declarationKind(owner, in: tree, file) else { continue }
      // An initialiser that the compiler writes takes the properties in their order.
      let ordersProperties = kind == "struct"
      let movable = chunks(of: body, in: tree, file) { isMovableMember($0, in: tree, ordersProperties: ordersProperties) }
      if let movable { rewriting.permute(movable, using: &generator) }
    }
  }

  static func cases(of file: SourceProgram.File, _ rewriting: inout Rewriting, _ generator: inout SeededGenerator) {
    guard let tree = file.tree else { return }
    for body in tree.all(.enumClassBody) where isWithoutOrder(body, in: tree, file) {
      if let entries = chunks(of: body, in: tree, file, which: { tree[$0].kind == .enumEntry }) { rewriting.permute(entries, using: &generator) }
    }
    for statement in tree.all(.switchStatement) {
      guard !file.text(tree[statement].range).contains("fallthrough"), areDisjoint(statement, in: tree, file) else { continue }
      let entries = chunks(of: statement, in: tree, file) { entry in
        tree[entry].kind == .switchEntry && !tree.children(entry).contains { $0.kind == .defaultKeyword }
      }
      if let entries { rewriting.permute(entries, using: &generator) }
    }
  }

  /// The chosen children, each with the comments before it; `nil` where two stand on one line, or some only under a condition.
  private static func chunks(of parent: Int, in tree: SourceTree, _ file: SourceProgram.File, which isChosen: (Int) -> Bool) -> [Range<Int>]? {
    var chunks: [Range<Int>] = []
    var end = tree[parent].range.lowerBound
    for child in tree[parent].children {
      let element = tree[child]
      if element.kind == .directive { return nil }
      if element.kind == .comment || element.kind == .multilineComment { continue }
      defer { end = element.range.upperBound }
      guard isChosen(child) else { continue }
      let between = end..<element.range.lowerBound
      let isFirstOfFile = parent == 0 && chunks.isEmpty && child == tree[parent].children.first
      if !isFirstOfFile && !file.bytes[between].contains(UInt8(ascii: "\n")) { return nil }
      chunks.append(end..<element.range.upperBound)
    }
    return chunks
  }

  private static func declarationKind(_ declaration: Int, in tree: SourceTree, _ file: SourceProgram.File) -> String? {
    tree.children(declaration).first { $0.field == .declarationKind }.map { file.text($0.range) }
  }

  private static func isMovableMember(_ member: Int, in tree: SourceTree, ordersProperties: Bool) -> Bool {
    switch tree[member].kind {
    case .functionDeclaration, .initDeclaration, .deinitDeclaration, .subscriptDeclaration, .classDeclaration, .typealiasDeclaration:
      return true
    case .propertyDeclaration:
      let parts = tree.children(member)
      if parts.contains(where: { $0.field == .computedValue }) { return true }
      let literals: Set<NodeKind> = [.integerLiteral, .realLiteral, .booleanLiteral, .lineStringLiteral, .nilLiteral, .arrayLiteral, .dictionaryLiteral]
      let dependsOnNothing = parts.allSatisfy { $0.field != .value || literals.contains($0.kind) }
      return !ordersProperties && dependsOnNothing
    default: return false
    }
  }

  /// Has the enum no raw values that the compiler counts, and no order?
  private static func isWithoutOrder(_ body: Int, in tree: SourceTree, _ file: SourceProgram.File) -> Bool {
    guard let owner = tree[body].parent else { return false }
    let inherited = tree.children(owner).filter { $0.kind == .inheritanceSpecifier }.map { file.text($0.range) }
    return inherited.allSatisfy { ["String", "Error", "Equatable", "Hashable", "Sendable"].contains($0) }
  }

  /// Does each case of a `switch` name other cases of an enum, or other literals?
  private static func areDisjoint(_ statement: Int, in tree: SourceTree, _ file: SourceProgram.File) -> Bool {
    var known: [String: Int] = [:]
    for entry in tree[statement].children where tree[entry].kind == .switchEntry {
      if tree.contains(.whereKeyword, in: tree[entry].range) || tree.children(entry).contains(where: { $0.kind == .modifiers }) { return false }
      for pattern in tree[entry].children where tree[pattern].kind == .switchPattern {
        guard let head = head(of: pattern, in: tree, file), known.updateValue(entry, forKey: head) ?? entry == entry else { return false }
      }
    }
    return true
  }

  private static func head(of switchPattern: Int, in tree: SourceTree, _ file: SourceProgram.File) -> String? {
    guard tree[switchPattern].children.count == 1, let pattern = tree[switchPattern].children.first else { return nil }
    var parts = tree.children(pattern)
    if parts.first?.kind == .valueBindingPattern { parts.removeFirst() }
    if parts.count == 1, [.integerLiteral, .booleanLiteral].contains(parts[0].kind) { return file.text(parts[0].range) }
    if parts.count == 1, parts[0].kind == .lineStringLiteral, !file.text(parts[0].range).contains("\\") { return file.text(parts[0].range) }
    guard parts.count >= 2, file.text(parts[0].range) == ".", parts[1].kind == .simpleIdentifier else { return nil }
    return "." + file.text(parts[1].range)
  }
}
