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
  /// `@inline(never)`, `@Test(arguments: [a])`: only closures among an attribute's arguments are read.
  case attributeArgument = "an attribute's arguments run in no function"
  /// `[pthread_t]()`: nothing but a type can be called like that.
  case calledLiteral = "a collection literal that is called is a type"

  /// The construct that begins at this node, if it is one of them.
  init?(_ node: Syntax) {
    if let macro = node.as(MacroExpansionExprSyntax.self), ["selector", "keyPath"].contains(macro.macroName.text) {
      self = .nameLiteral
    } else if let attribute = node.as(AttributeSyntax.self),
      ["lifetime", "_lifetime"].contains(attribute.attributeName.trimmedDescription)
    {
      self = .lifetimeDependence
    } else if node.is(MacroDeclSyntax.self) {
      self = .macroDeclaration
    } else {
      return nil
    }
  }

  /// The construct that a bare name stands in, if it is one that only matters for names.
  init?(nameAt node: Syntax) {
    var ancestor = node.parent
    if let element = ancestor?.parent?.as(ArrayElementSyntax.self), let array = element.parent?.parent?.as(ArrayExprSyntax.self),
      array.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == array.id
    {
      self = .calledLiteral
      return
    }
    while let current = ancestor, !current.is(ClosureExprSyntax.self) {
      if current.is(AttributeSyntax.self) {
        self = .attributeArgument
        return
      }
      ancestor = current.parent
    }
    return nil
  }
}
