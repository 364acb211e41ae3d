import Foundation

class SyntaxNode {
  var text: String
  private(set) var children: [SyntaxNode] = []
  init(_ text: String) { self.text = text }

  func adopt(_ child: SyntaxNode) { children.append(child) }
  func walk(_ visit: (SyntaxNode) -> Void) {
    visit(self)
    children.forEach { $0.walk(visit) }
  }
}

final class BlockNode: SyntaxNode {
  var parent: SyntaxNode?  //@ blockParent
  override func adopt(_ child: SyntaxNode) {
    super.adopt(child)
    (child as? BlockNode)?.parent = self
  }
  var depth: Int { ((parent as? BlockNode)?.depth ?? -1) + 1 }
}

final class StatementNode: SyntaxNode {
  weak var parent: SyntaxNode?  //@ statementParent
  override func adopt(_ child: SyntaxNode) {
    super.adopt(child)
    (child as? StatementNode)?.parent = self
  }
}

struct Rule {
  let name: String
  let apply: (SyntaxNode) -> Void
}

class Formatter {
  var rules: [Rule] = []
  var changes = 0
  func format(_ root: SyntaxNode) {
    for rule in rules { root.walk(rule.apply) }
  }
}

final class IndentFormatter: Formatter {
  private let width: Int
  init(width: Int) {
    self.width = width
    super.init()
    rules.append(Rule(name: "indent") { node in  //@ indent
      node.text = String(repeating: " ", count: self.width) + node.text
    })
  }
}

final class TrimFormatter: Formatter {
  override init() {
    super.init()
    let set = CharacterSet.whitespaces
    rules.append(Rule(name: "trim") { node in
      node.text = node.text.trimmingCharacters(in: set)
    })
  }
}

final class LineCounter: Formatter {
  private var longest = 0
  override func format(_ root: SyntaxNode) {
    root.walk { node in  //@ longest
      self.longest = max(self.longest, node.text.count)
      self.changes += 1
    }
  }
}

final class QuoteFormatter: Formatter {
  override func format(_ root: SyntaxNode) {
    rules = [
      Rule(name: "quotes", apply: replaceQuotes)  //@ quotes
    ]
    super.format(root)
    rules = []
  }
  private func replaceQuotes(_ node: SyntaxNode) {
    node.text = node.text.replacingOccurrences(of: "'", with: "\"")
    changes += 1
  }
}

final class SemicolonFormatter: Formatter {
  override func format(_ root: SyntaxNode) {
    let remove = removeSemicolon
    rules.append(Rule(name: "semicolons", apply: remove))  //@ semicolons
    super.format(root)
  }
  private func removeSemicolon(_ node: SyntaxNode) {
    if node.text.hasSuffix(";") {
      node.text.removeLast()
      changes += 1
    }
  }
}

enum FormatCommand {
  static func blocks(visit: (AnyObject) -> Void) {
    let root = BlockNode("{")
    visit(root)
    root.adopt(BlockNode("let a = 'b';"))
    root.walk { $0.text = $0.text.lowercased() }
  }
  static func statements(visit: (AnyObject) -> Void) {
    let root = StatementNode("func main()")
    visit(root)
    root.adopt(StatementNode("print('a');"))
  }
  static func run(_ formatters: [Formatter]) -> SyntaxNode {
    let root = SyntaxNode("let a = 'b';")
    for formatter in formatters { formatter.format(root) }
    return root
  }
}
