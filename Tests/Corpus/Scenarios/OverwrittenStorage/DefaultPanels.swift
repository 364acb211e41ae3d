final class Dial {
  var onTurn: (() -> Void)?
}

/// A panel that keeps itself through its dial.
final class Panel {
  private let dial = Dial()
  private(set) var turns = 0
  let title: String

  init(title: String) {
    self.title = title
    dial.onTurn = { self.turns += 1 }  //@ replaced
  }
}

/// The screen puts another panel in the place of the default one.
final class PanelScreen {
  var panel = Panel(title: "default")

  func load() {
    panel = Panel(title: "loaded")
  }
}

/// A panel that is weak in its dial's closure.
final class QuietPanel {
  private let dial = Dial()
  private(set) var turns = 0
  let title: String

  init(title: String) {
    self.title = title
    dial.onTurn = { [weak self] in self?.turns += 1 }  //@ weak
  }
}

final class QuietScreen {
  var panel = QuietPanel(title: "default")

  func load() {
    panel = QuietPanel(title: "loaded")
  }
}
