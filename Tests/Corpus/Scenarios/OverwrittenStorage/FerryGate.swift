final class FerryGate {
  private enum State {
    case closed
    case ready(() -> Void)
    case boarding
    case failed(Int)
  }

  private var state = State.closed
  private var light = State.closed
  private var passengers = 0

  func prepare() {
    state = .ready(makeBoarding())
  }

  private func makeBoarding() -> () -> Void {
    return {  //@ boarding
      self.state = .boarding
      self.passengers += 1
    }
  }

  func open() {
    if case .ready(let board) = state { board() }
  }

  func prepareLight() {
    light = .ready {  //@ light
      self.state = .failed(self.passengers)
      self.passengers += 1
    }
  }

  func flash() {
    if case .ready(let blink) = light { blink() }
  }
}
