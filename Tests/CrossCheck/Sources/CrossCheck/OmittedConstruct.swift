import SwiftSyntax

/// What the facts leave out on purpose: the short list of disagreements that are none. They are constructs of the language,
/// never files.
enum OmittedConstruct: String, CaseIterable, Sendable {
  /// `#selector(self.tick)`, `#keyPath(self.name)`: only names are looked up, nothing runs and nothing is captured.
  case nameLiteral = "#selector and #keyPath evaluate nothing"
  /// `macro stringify<T>(_ value: T) -> String = #externalMacro(…)`: runs in the compiler.
  case macroDeclaration = "a macro's declaration runs in the compiler"
  /// `@lifetime(borrow self)`: tells the compiler what depends on what.
  case lifetimeDependence = "@lifetime evaluates nothing"

  /// The construct that begins at this node, if it is one of them.
  init?(_ node: Syntax) {
    if let macro = node.as(MacroExpansionExprSyntax.self), ["selector", "keyPath"].contains(macro.macroName.text) {
      self = .nameLiteral
    } else if let attribute = node.as(AttributeSyntax.self),
      ["lifetime", "_lifetime"].contains(attribute.attributeName.trimmedDescription) {
      self = .lifetimeDependence
    } else if node.is(MacroDeclSyntax.self) {
      self = .macroDeclaration
    } else {
      return nil
    }
  }
}
