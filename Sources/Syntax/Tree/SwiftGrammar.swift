import CTreeSitter
import TreeSitterSwift

/// The grammar of Swift, in the form that the linked runtime can load.
enum SwiftGrammar {
  /// Never freed and never changed, hence safe to share.
  nonisolated(unsafe) static let language: OpaquePointer = {
    // The allocator does not change what `free` gets: blocks from before are freed as ever.
    ts_set_allocator(unretain_parser_malloc, unretain_parser_calloc, unretain_parser_realloc, free)
    guard let language = unretain_swift_language(UInt32(TREE_SITTER_LANGUAGE_VERSION)) else {
      fatalError("out of memory while loading the Swift grammar")
    }
    return language
  }()
}
