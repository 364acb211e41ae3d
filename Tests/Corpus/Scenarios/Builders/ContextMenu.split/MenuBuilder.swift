import Foundation

struct MenuItem {
  let title: String
  let action: () -> Void
}

@resultBuilder
enum MenuBuilder {
  static func buildBlock(_ parts: [MenuItem]...) -> [MenuItem] { parts.flatMap { $0 } }
  static func buildExpression(_ item: MenuItem) -> [MenuItem] { [item] }
  static func buildOptional(_ items: [MenuItem]?) -> [MenuItem] { items ?? [] }
  static func buildEither(first: [MenuItem]) -> [MenuItem] { first }
  static func buildEither(second: [MenuItem]) -> [MenuItem] { second }
}

final class ContextMenu {
  let items: [MenuItem]
  init(@MenuBuilder _ items: () -> [MenuItem]) { self.items = items() }
  func select(_ title: String) { items.first { $0.title == title }?.action() }
}
