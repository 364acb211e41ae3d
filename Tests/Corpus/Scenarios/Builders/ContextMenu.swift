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

final class PhotoPage {
  private(set) var menu: ContextMenu?
  private(set) var likes = 0
  var canDelete = true

  func like() { likes += 1 }
  func remove() { likes = 0 }

  func makeMenu() {
    menu = ContextMenu {
      MenuItem(title: "Like") { [weak self] in self?.like() } //@ like
      if canDelete {
        MenuItem(title: "Delete") { self.remove() } //@ delete
      }
    }
  }

  func makeReferenceMenu() {
    menu = ContextMenu {
      MenuItem(title: "Like", action: like) //@ reference
    }
  }

  func popUp() -> ContextMenu {
    ContextMenu {
      MenuItem(title: "Like") { self.like() } //@ popUp
    }
  }

  func makeEmptyMenu() {
    let title = likes > 0 ? "Again" : "Like"
    menu = ContextMenu { //@ builder
      MenuItem(title: title) { print(title) }
      if self.canDelete { MenuItem(title: "Delete") { print("no") } }
    }
  }
}
