import Catalog

/// Writes rules and models as Swift source.
enum SwiftWriter {
  static func source(of contents: RuleFileContents) -> String {
    var writer = ArchiveWriter()
    contents.catalog.write(to: &writer)
    contents.models.write(to: &writer)
    let (strings, numbers) = writer.texts()
    return """
      // Generated from the files in Rules. Changes here are lost.
      import Catalog

      /// The rules and models that are compiled in.
      public enum BuiltIn {
        /// The rules, the level table and the presets.
        public static let catalog: RuleCatalog = contents.catalog
        /// What frameworks do with the closures, targets and objects that they are given.
        public static let models: ModelCatalog = contents.models

        private static let contents: (catalog: RuleCatalog, models: ModelCatalog) = {
          var reader = ArchiveReader(strings: strings, numbers: numbers)
          let catalog = RuleCatalog(from: &reader)
          return (catalog, ModelCatalog(from: &reader))
        }()
        private static let strings: String = \(literal(strings))
        private static let numbers: String = \(literal(numbers))
      }

      """
  }

  /// A string literal on one line.
  private static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default:
        if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) {
          result += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
