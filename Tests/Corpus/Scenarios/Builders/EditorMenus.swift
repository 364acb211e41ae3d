import Foundation

struct MenuItem {
  let title: String
  let action: () -> Void
}

@resultBuilder
enum MenuBuilder {
  static func buildBlock(_ items: MenuItem...) -> [MenuItem] { items }
}

final class Menu {
  let items: [MenuItem]
  init(@MenuBuilder _ content: () -> [MenuItem]) { items = content() }
}

final class DeferredMenu {
  private let content: () -> [MenuItem]
  init(@MenuBuilder _ content: @escaping () -> [MenuItem]) { self.content = content }
  func open() { content().first?.action() }
}

final class EditorMenus {
  private var menus: [Menu] = []
  private var recents: DeferredMenu?
  private(set) var log: [String] = []

  func run(_ command: String) { log.append(command) }

  func installEditMenu() {
    let menu = Menu {
      MenuItem(title: "Copy") { self.run("copy") }  //@ copy
      MenuItem(title: "Paste") { [weak self] in self?.run("paste") }
    }
    menus.append(menu)
  }

  func popUp() {
    let menu = Menu {
      MenuItem(title: "Cut") { self.run("cut") }  //@ cut
    }
    menu.items.first?.action()
  }

  func installRecents() {
    recents = DeferredMenu {  //@ recents
      MenuItem(title: "Clear") { [weak self] in self?.run("clear") }
    }
    recents?.open()
  }

  func installView() {
    menus = [Menu {  //@ view
      MenuItem(title: "Zoom") { [weak self] in self?.run("zoom") }
    }]
  }

  func popUpRecents() {
    DeferredMenu {
      MenuItem(title: "Reopen") { self.run("reopen") }  //@ reopen
    }.open()
  }
}
