/// A change of the source that does not change what it means.
enum Transformation: String, CaseIterable {
  /// Top-level declarations stand in another order.
  case declarationOrder
  /// Members of types stand in another order.
  case memberOrder
  /// Cases of enums and of switches stand in another order.
  case caseOrder
  /// Files have other names and folders, and are read in another order.
  case filesMoved
  /// Each top-level declaration is in a file of its own.
  case declarationsInFiles
  /// Methods are moved into an extension in the same file.
  case methodsInExtension
  /// Methods are moved into an extension in another file.
  case methodsInOtherFile
  case localsRenamed
  case selfWritten
  case selfLeftOut
  /// Comments and blank lines are added.
  case comments
  /// Lines are indented otherwise, and end otherwise.
  case spaces

  /// Only few programs have what it changes.
  var isRare: Bool { self == .caseOrder || self == .selfLeftOut }

  /// `nil` where it finds nothing to change.
  func apply(to program: SourceProgram, seed: String) -> Variant? {
    var generator = SeededGenerator(seed, rawValue, program.name)
    switch self {
    case .declarationOrder: return Variant(program) { Reordering.declarations(of: $1, &$2, &generator) }
    case .memberOrder: return Variant(program) { Reordering.members(of: $1, &$2, &generator) }
    case .caseOrder: return Variant(program) { Reordering.cases(of: $1, &$2, &generator) }
    case .filesMoved: return Relocation.filesMoved(program, &generator)
    case .declarationsInFiles: return Relocation.declarationsInFiles(program, &generator)
    case .methodsInExtension: return Relocation.methodsMoved(program, toOtherFile: false, &generator)
    case .methodsInOtherFile: return Relocation.methodsMoved(program, toOtherFile: true, &generator)
    case .localsRenamed: return Variant(program) { Renaming.locals(of: $1, &$2) }
    case .selfWritten: return Variant(program) { SelfSpelling.write(in: $1, of: program, &$2) }
    case .selfLeftOut: return Variant(program) { SelfSpelling.leaveOut(in: $1, of: program, &$2) }
    case .comments: return Variant(program) { Layout.comments(in: $1, &$2, &generator) }
    case .spaces: return Variant(program) { Layout.spaces(in: $1, &$2, &generator) }
    }
  }
}
