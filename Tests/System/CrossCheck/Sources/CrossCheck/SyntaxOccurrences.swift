import SwiftParser
import SwiftSyntax

/// Collects what swift-syntax finds in one file.
final class SyntaxOccurrences: SyntaxVisitor {
  private(set) var found: [SyntaxOccurrence] = []

  /// Files may nest more deeply than the parser allows by default; the thread must have the stack for it.
  static let maximumNestingLevel = 2_000

  /// What a source text holds, in source order, and whether swift-syntax could read all of it.
  static func read(_ source: [UInt8]) -> (found: [SyntaxOccurrence], hasError: Bool) {
    let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: maximumNestingLevel) }
    let visitor = SyntaxOccurrences(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return (visitor.found, tree.hasError)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    add(.closure, node.leftBrace, "")
    return .visitChildren
  }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    let specifier = node.specifier.map { $0.tokens(viewMode: .sourceAccurate).map(\.text).joined() }
    let strength = specifier == "unowned(safe)" ? "unowned" : specifier ?? "strong"
    let detail = "\(strength) \(node.name.plainText)\(node.initializer == nil ? "" : " =")"
    add(.captureListEntry, node, detail)
    if node.initializer == nil { addName(node.name) }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil, let pattern = node.pattern.as(IdentifierPatternSyntax.self) { addName(pattern.identifier) }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // `value.self` and `\.self` are members.
    let isMember =
      node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id || node.parent?.is(KeyPathPropertyComponentSyntax.self) == true
    if !isMember { addName(node.baseName) }
    return .visitChildren
  }

  /// What a condition of `#if` names is no value.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if node.type.isEscaping { add(.escapingParameter, node.secondName ?? node.firstName, functionName(around: Syntax(node))) }
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    if node.type?.isEscaping == true { add(.escapingParameter, node.secondName ?? node.firstName, "closure") }
    return .visitChildren
  }

  private func addName(_ name: TokenSyntax) {
    if name.tokenKind == .keyword(.self) {
      add(.explicitSelf, name, "")
    } else if Occurrence.mayNameValue(name.plainText) {
      add(.bareName, name, name.plainText)
    }
  }

  private func functionName(around node: Syntax) -> String {
    var ancestor = node.parent
    while let current = ancestor {
      if let function = current.as(FunctionDeclSyntax.self) { return function.name.plainText }
      if current.is(InitializerDeclSyntax.self) { return "init" }
      if current.is(SubscriptDeclSyntax.self) { return "subscript" }
      ancestor = current.parent
    }
    return ""
  }

  private func add(_ category: Category, _ node: some SyntaxProtocol, _ detail: String) {
    let offset = UInt32(clamping: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    var result = SyntaxOccurrence(
      occurrence: Occurrence(category: category, offset: offset, detail: detail), construct: nil, isInLaterBranch: false,
      surroundings: "")
    if category == .bareName { result.construct = OmittedConstruct(nameAt: Syntax(node)) }
    var kinds: [String] = []
    var ancestor = Syntax(node).parent
    while let current = ancestor {
      if result.construct == nil { result.construct = OmittedConstruct(current) }
      if let clause = current.as(IfConfigClauseSyntax.self), clause.poundKeyword.tokenKind != .poundIf {
        result.isInLaterBranch = true
      }
      if kinds.count < 8, !current.kind.isSyntaxCollection { kinds.append("\(current.kind)") }
      ancestor = current.parent
    }
    result.surroundings = kinds.joined(separator: " < ")
    found.append(result)
  }
}

extension TokenSyntax {
  /// The text without backticks.
  fileprivate var plainText: String {
    text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`") ? String(text.dropFirst().dropLast()) : text
  }
}

extension TypeSyntax {
  /// `@escaping` at the type itself, not deeper in it.
  fileprivate var isEscaping: Bool {
    guard let attributed = self.as(AttributedTypeSyntax.self) else { return false }
    return attributed.attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "escaping" }
  }
}
