import Reporting
import Syntax

/// The version of the tool and of what it parses with.
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
