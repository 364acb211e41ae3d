import Foundation

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
