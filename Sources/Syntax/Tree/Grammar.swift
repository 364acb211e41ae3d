import CTreeSitter
import TreeSitterSwift

/// The versions of the parser's parts, for `--version`.
public enum Grammar {
  /// The version of the tree-sitter-swift package that `grammars/swift/grammar.lock` names.
  public static let version = "0.7.4"
  /// The language ABI of the linked runtime.
  public static let runtimeABI = Int(TREE_SITTER_LANGUAGE_VERSION)
}
