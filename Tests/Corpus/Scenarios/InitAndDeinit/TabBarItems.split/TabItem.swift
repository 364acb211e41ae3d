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
