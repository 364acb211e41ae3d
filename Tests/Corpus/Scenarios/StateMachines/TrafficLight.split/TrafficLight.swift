import Foundation

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
