import Facts
import Syntax

/// Moves code to other places and files.
enum Relocation {
  static func filesMoved(_ program: SourceProgram, _ generator: inout SeededGenerator) -> Variant? {
    var files = program.files.enumerated().map { index, file in
      var moved = Variant.File(path: "Moved/Deeper/\(["Zebra", "Apple", "Moth", "Bee"][index % 4])\(index).swift")
      moved.append([.kept(file.bytes.indices)], of: index, in: program)
      return moved
    }
    if Bool.random(using: &generator) { files.reverse() } else { files.shuffle(using: &generator) }
    return Variant(files: files, of: program)
  }

  static func declarationsInFiles(_ program: SourceProgram, _ generator: inout SeededGenerator) -> Variant? {
    var files: [Variant.File] = []
    for (index, file) in program.files.enumerated() {
      guard let tree = file.tree, let chunks = Reordering.declarationChunks(of: file, tree), !sharesPrivately(file) else { return nil }
      for (number, chunk) in chunks.enumerated() {
        var part = Variant.File(path: "\(file.path.dropLast(".swift".count))\(number).swift")
        part.append(imports(of: file))
        part.append([.kept(chunk)], of: index, in: program)
        part.append("\n")
        files.append(part)
      }
    }
    guard files.count > program.files.count else { return nil }
    files.shuffle(using: &generator)
    return Variant(files: files, of: program)
  }

  /// May one declaration use what another keeps private to the file?
  private static func sharesPrivately(_ file: SourceProgram.File) -> Bool {
    guard let tree = file.tree else { return true }
    let visibilities = tree.all(.visibilityModifier).filter { file.text(tree[$0].range).contains("private") }
    if visibilities.isEmpty { return false }
    if file.facts.types.contains(where: { $0.kind == .extension }) { return true }
    return visibilities.contains { visibility in
      let isTopLevel = tree[visibility].parent.flatMap { tree[$0].parent }.map { tree[$0].parent == 0 } ?? true
      return isTopLevel || file.text(tree[visibility].range) == "fileprivate"
    }
  }

  private static func imports(of file: SourceProgram.File) -> String {
    guard let tree = file.tree else { return "" }
    return tree.children(0).filter { $0.kind == .importDeclaration }.map { file.text($0.range) + "\n" }.joined()
  }

  /// Moves about half of the methods of each type that can be extended.
  static func methodsMoved(_ program: SourceProgram, toOtherFile: Bool, _ generator: inout SeededGenerator) -> Variant? {
    let overridden = overriddenNames(program)
    var files: [Variant.File] = []
    var others: [Variant.File] = []
    for (index, file) in program.files.enumerated() {
      var rewriting = Rewriting()
      var extensions: [(type: String, methods: [Range<Int>])] = []
      for declaration in file.tree?[0].children ?? [] {
        guard let tree = file.tree, let type = extensibleType(declaration, in: tree, file, toOtherFile: toOtherFile) else { continue }
        let methods = movableMethods(of: type.body, in: tree, file, overridden: overridden).filter { _ in Bool.random(using: &generator) }
        if methods.isEmpty { continue }
        extensions.append((type.name, methods))
        for method in methods { rewriting.replace(method, by: "") }
      }
      var rest = Variant.File(path: file.path)
      rest.append(rewriting.pieces(of: file.bytes.indices), of: index, in: program)
      var other = Variant.File(path: "\(file.path.dropLast(".swift".count))+Methods.swift")
      other.append(imports(of: file))
      for (type, methods) in extensions {
        func write(to target: inout Variant.File) {
          target.append("\nextension \(type) {\n")
          for method in methods {
            target.append([.kept(method)], of: index, in: program)
            target.append("\n")
          }
          target.append("}\n")
        }
        if toOtherFile { write(to: &other) } else { write(to: &rest) }
      }
      files.append(rest)
      if extensions.isEmpty { continue }
      others.append(other)
    }
    if others.isEmpty { return nil }
    return Variant(files: toOtherFile ? files + others : files, of: program)
  }

  private static func overriddenNames(_ program: SourceProgram) -> Set<String> {
    var names: Set<String> = []
    for file in program.files {
      for function in file.facts.functions where function.attributes.contains(where: { file.facts.name($0) == "override" }) {
        if let name = function.name { names.insert(file.facts.name(name)) }
      }
    }
    return names
  }

  private static func extensibleType(
    _ declaration: Int, in tree: SourceTree, _ file: SourceProgram.File, toOtherFile: Bool
  ) -> (name: String, body: Int)? {
    guard tree[declaration].kind == .classDeclaration else { return nil }
    let parts = tree.children(declaration)
    guard let kind = parts.first(where: { $0.field == .declarationKind }), ["class", "struct", "actor"].contains(file.text(kind.range)),
      let name = parts.first(where: { $0.field == .name }), name.kind == .typeIdentifier,
      let body = tree[declaration].children.first(where: { tree[$0].field == .body })
    else { return nil }
    let text = file.text(tree[declaration].range)
    // Another file does not see what is private.
    return toOtherFile && text.contains("private") ? nil : (file.text(name.range), body)
  }

  private static func movableMethods(of body: Int, in tree: SourceTree, _ file: SourceProgram.File, overridden: Set<String>) -> [Range<Int>] {
    if tree.children(body).contains(where: { $0.kind == .directive }) { return [] }
    return tree[body].children.filter { member in
      guard tree[member].kind == .functionDeclaration else { return false }
      let parts = tree.children(member)
      guard let name = parts.first(where: { $0.field == .name }), name.kind == .simpleIdentifier, !overridden.contains(file.text(name.range)) else {
        return false
      }
      let modifiers = parts.first { $0.kind == .modifiers }.map { file.text($0.range) } ?? ""
      return !["override", "class", "open", "required", "final", "@objc"].contains { modifiers.contains($0) }
    }.map { tree[$0].range }
  }
}
