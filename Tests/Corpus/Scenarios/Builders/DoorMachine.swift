import Foundation

struct StateMachine<State: Hashable> {
  private(set) var state: State
  fileprivate var entries: [State: [() -> Void]]
  fileprivate let history: Bool

  mutating func enter(_ next: State) {
    state = next
    entries[next]?.forEach { $0() }
  }
}

final class StateMachineBuilder<State: Hashable> {
  private var entries: [State: [() -> Void]] = [:]
  private var history = false

  func keepsHistory(_ choose: () -> Bool) -> StateMachineBuilder {
    history = choose()
    return self
  }

  func onEnter(_ state: State, _ action: @escaping () -> Void) -> StateMachineBuilder {
    entries[state, default: []].append(action)
    return self
  }

  func build(from state: State) -> StateMachine<State> {
    StateMachine(state: state, entries: entries, history: history)
  }
}

final class DoorMachine {
  enum State { case open, closed, locked }
  private var machine = StateMachineBuilder<State>().build(from: .closed)
  private(set) var openings = 0

  func install() {
    machine = StateMachineBuilder<State>()
      .keepsHistory { self.openings > 0 }
      .onEnter(.open) { self.openings += 1 }  //@ opened
      .build(from: .closed)
    machine.enter(.open)
  }

  func installCounting() {
    machine = StateMachineBuilder<State>()
      .keepsHistory { self.openings > 0 }  //@ history
      .onEnter(.open) { [weak self] in self?.openings += 1 }
      .build(from: .closed)
    machine.enter(.open)
  }

  func simulate() -> Int {
    var trial = StateMachineBuilder<State>()
      .onEnter(.open) { self.openings += 1 }  //@ simulated
      .build(from: .closed)
    trial.enter(.open)
    return openings
  }

  func relock() {
    let builder = StateMachineBuilder<State>()
    machine = builder.build(from: .closed)
    _ = builder.onEnter(.locked) { self.openings = 0 }  //@ relock
    machine.enter(.locked)
  }
}
