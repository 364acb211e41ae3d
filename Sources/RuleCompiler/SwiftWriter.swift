import Catalog
import Engine

/// Writes rules and models as Swift source.
enum SwiftWriter {
  static func source(of contents: RuleFileContents) -> String {
    """
    // Generated from the files in Rules. Changes here are lost.
    import Catalog
    import Engine

    /// The rules and models that are compiled in.
    public enum BuiltIn {
      /// The rules, the level table and the presets.
      public static let catalog: RuleCatalog = contents.catalog
      /// What frameworks do with the closures, targets and objects that they are given.
      public static let models: ModelCatalog = contents.models

      private static let contents: RuleFileContents = BytesLiteral.bytes(of: literal).withUnsafeBytes { RuleFileContents(storedBytesWithSharedTexts: $0)! }
      private static let literal: StaticString = \(BytesLiteral.source(of: contents.storedBytesWithSharedTexts))
    }

    """
  }
}
