final class CallButtons {
  private var events: [String] = []
  private var onAccept: (() -> Void)?
  private var onHold: (() -> Void)?

  func prepare() {
    onAccept = {  //@ accept
      self.events.append("accepted")
    }
    onHold = { [weak self] in self?.events.append("held") }
  }

  func accept() {
    defer { onAccept = nil }
    onAccept?()
  }

  func announce() {
    onHold = {  //@ hold
      self.events.append("on hold")
    }
  }

  func hangUp() {
    onAccept = nil
    events.removeAll()
  }
}
