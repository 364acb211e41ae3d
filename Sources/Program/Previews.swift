import Catalog
import Facts

/// Code that only shows the program to those who write it: what it makes the program does not make.
extension Program {
  /// Is it a member of a type that is there for previews?
  public func isPreview(_ function: FunctionReference) -> Bool {
    owner(of: function).map { self[$0].externalAncestors.contains { isPreviewName(text($0)) } } ?? false
  }

  /// The macros in a function that show a preview.
  public func previews(in reference: FunctionReference) -> [ByteRange] {
    function(reference).instructions.compactMap { instruction in
      if case .macro(let name, _) = instruction.operation, isPreviewName(text(self.name(name, in: Int(reference.file)))) { instruction.range } else { nil }
    }
  }

  private func isPreviewName(_ name: String) -> Bool { models.previewAttributes.contains { Glob.matches(name, $0.name) } }
}
