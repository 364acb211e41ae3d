import CTreeSitter
import TreeSitterSwift

/// The grammar of Swift, in the form that the linked runtime can load.
enum SwiftGrammar {
  /// Never freed and never changed, hence safe to share.
  nonisolated(unsafe) static let language: OpaquePointer = {
    guard let language = unretain_swift_language(UInt32(TREE_SITTER_LANGUAGE_VERSION)) else {
      fatalError("out of memory while loading the Swift grammar")
    }
    return language
  }()
}
