final class ToolbarItem {
  let act: () -> Void
  init(_ act: @escaping () -> Void) { self.act = act }
}

final class Toolbar {
  private var items: [ToolbarItem] = []
  private var steps: [() -> Void] = []
  func show(_ items: ToolbarItem...) { self.items = items }
  func append(_ items: ToolbarItem...) { for item in items { self.items.append(item) } }
  func follow(_ steps: (() -> Void)...) { self.steps += steps }
  func flash(_ items: ToolbarItem...) { for item in items { item.act() } }
}

final class Drawing {
  private let toolbar = Toolbar()
  private var strokes = 0

  func show() { toolbar.show(ToolbarItem { self.strokes += 1 }, ToolbarItem { print("share") }) }  //@ shown
  func append() { toolbar.append(ToolbarItem { self.strokes += 1 }, ToolbarItem { print("share") }) }  //@ appended
  func follow() { toolbar.follow({ print("draw") }, { self.strokes += 1 }) }  //@ followed
  func flash() { toolbar.flash(ToolbarItem { self.strokes += 1 }, ToolbarItem { print("share") }) }  //@ flashed
}
