import Foundation

final class TabItem {
  let title: String
  let select: () -> Void
  weak var owner: TabBar?

  init(title: String, select: @escaping () -> Void) {
    self.title = title
    self.select = select
  }

  convenience init(title: String, owner: TabBar) {
    self.init(title: title, select: { [weak owner] in owner?.choose(title) }) //@ convenience
    self.owner = owner
  }

  static func strong(_ title: String, in bar: TabBar) -> TabItem {
    TabItem(title: title, select: { bar.choose(title) }) //@ factory
  }
}

final class TabBar {
  private(set) var items: [TabItem] = []
  private(set) var chosen = ""
  private let onAppear: () -> Void
  var onHide: (() -> Void)!

  init(names: [String]) {
    onAppear = { print(names) } //@ appear
    items = names.map { name in TabItem(title: name, select: { self.choose(name) }) } //@ names
  }

  init() {
    onAppear = {}
    onHide = { [unowned self] in chosen = "" } //@ hide
  }

  func choose(_ title: String) { chosen = title }
  func addConvenient() { items.append(TabItem(title: "a", owner: self)) }
  func addStrong() { items.append(.strong("b", in: self)) }
}

func preview() -> TabItem {
  let bar = TabBar()
  return TabItem.strong("c", in: bar)
}

func previewRun() {
  let bar = TabBar()
  let item = TabItem(title: "d") { bar.choose("d") } //@ preview
  item.select()
}
