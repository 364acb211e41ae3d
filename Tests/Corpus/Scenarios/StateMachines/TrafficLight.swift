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

final class TrafficLight {
  enum Color { case red, green }
  enum Event { case go, stop }

  private let machine = Machine<Color, Event>(.red)
  private(set) var changes = 0

  func configure() {
    machine
      .on(.go, from: .red, to: .green, action: { self.changes += 1 }) //@ go
      .on(.stop, from: .green, to: .red)
  }

  func configureReference() {
    machine.on(.go, from: .red, to: .green, action: count) //@ reference
  }

  func configureWeakly() {
    machine
      .on(.go, from: .red, to: .green) { [weak self] in self?.count() } //@ weakly
      .on(.stop, from: .green, to: .red) { print("stop") }
  }

  func configureEntry() {
    machine.onEnter[.green] = { self.count() } //@ entry
  }

  func simulate() -> Color {
    let machine = Machine<Color, Event>(.red)
    machine.on(.go, from: .red, to: .green) { self.count() } //@ simulate
    machine.handle(.go)
    return machine.state
  }

  private func count() { changes += 1 }
}
