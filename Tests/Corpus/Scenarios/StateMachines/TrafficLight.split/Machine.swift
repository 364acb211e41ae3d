import Foundation

final class Machine<State: Hashable, Event: Hashable> {
  struct Transition {
    let to: State
    let action: (() -> Void)?
  }

  private(set) var state: State
  private var table: [State: [Event: Transition]] = [:]
  var onEnter: [State: () -> Void] = [:]

  init(_ state: State) { self.state = state }

  @discardableResult
  func on(_ event: Event, from: State, to: State, action: (() -> Void)? = nil) -> Self {
    table[from, default: [:]][event] = Transition(to: to, action: action)
    return self
  }

  func handle(_ event: Event) {
    guard let transition = table[state]?[event] else { return }
    transition.action?()
    state = transition.to
    onEnter[state]?()
  }
}
