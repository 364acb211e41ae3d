import Catalog
import Facts

/// Previews show the program to its developers. Objects made there are no objects of the program.
extension Program {
  /// Whether the function is a member of a preview type, of a type nested in one, or of a type that a preview declares, or consists of preview macros.
  public func isPreview(_ function: FunctionReference) -> Bool {
    if self.function(function).kind == .topLevel { return isPreviewCode(function) }
    guard let owner = owner(of: function) else { return false }
    // Extensions stand in no function.
    return isPartOfPreview(owner) || self[owner].declarations.first.map(isInPreview) ?? false
  }

  /// Whether it is a preview type, or nested in one.
  private func isPartOfPreview(_ id: NominalID) -> Bool {
    sequence(first: id) { self[$0].parent }.contains { self[$0].externalAncestors.contains { isPreviewName(text($0)) } }
  }

  /// Whether a preview macro declares the type, or one around it.
  private func isInPreview(_ declaration: TypeDeclarationReference) -> Bool {
    let file = Int(declaration.file)
    // Members are asked for one by one: a copy of the facts or of a declaration costs more than the answer.
    var type = declaration.declaration
    while files[file][type].enclosingFunction == nil, let parent = files[file][type].parent { type = parent }
    guard let function = files[file][type].enclosingFunction else { return false }
    let range = files[file][type].range
    return previews(in: unit(of: FunctionReference(file: file, function: function))).contains { $0.contains(range) }
  }

  /// Whether preview macros are all that top-level code runs.
  private func isPreviewCode(_ reference: FunctionReference) -> Bool {
    let shown = previews(in: reference)
    if shown.isEmpty { return false }
    return function(reference).instructions.allSatisfy { instruction in
      switch instruction.operation {
      case .call, .closure, .assign, .declare: shown.contains { $0.contains(instruction.range) }
      default: true
      }
    }
  }

  /// The preview macros in a function.
  public func previews(in reference: FunctionReference) -> [ByteRange] {
    function(reference).instructions.compactMap { instruction in
      if case .macro(let name, _) = instruction.operation, isPreviewName(text(self.name(name, in: Int(reference.file)))) { instruction.range } else { nil }
    }
  }

  private func isPreviewName(_ name: String) -> Bool { models.previewAttributes.contains { Glob.matches(name, $0.name) } }
}
