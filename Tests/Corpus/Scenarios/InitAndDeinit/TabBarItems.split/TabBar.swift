import Foundation

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
