import Reporting
import Syntax

/// The versions of the tool and its parser.
public enum ToolVersion {
  public static let number = "0.1.0"

  /// For `--version`.
  public static var description: String {
    "\(number) (tree-sitter-swift \(Grammar.version), tree-sitter ABI \(Grammar.runtimeABI))"
  }
}

extension ToolInformation {
  static var current: ToolInformation {
    ToolInformation(
      version: ToolVersion.number, grammarVersion: Grammar.version, runtimeVersion: "ABI \(Grammar.runtimeABI)")
  }
}
