import Foundation

final class StateMachine<State: Hashable> {
  private(set) var state: State
  private var entries: [State: () -> Void] = [:]
  private var exits: [State: () -> Void] = [:]

  init(_ state: State) { self.state = state }

  func onEnter(_ state: State, _ action: @escaping () -> Void) { entries[state] = action }
  func onExit(_ state: State, _ action: @escaping () -> Void) { exits[state] = action }

  func move(to next: State) {
    exits[state]?()
    state = next
    entries[next]?()
  }

  func removeActions() {
    entries.removeAll()
    exits.removeAll()
  }
}

enum Lock: Hashable { case locked, unlocked, broken }

final class Turnstile {
  private let machine = StateMachine(Lock.locked)
  private(set) var passages = 0
  private(set) var alarms = 0

  func countPassages() {
    machine.onEnter(.unlocked) {  //@ passages
      self.passages += 1
    }
  }

  func watchBreaks() {
    machine.onEnter(.broken) { [weak self] in  //@ alarms
      self?.alarms += 1
    }
  }

  func insertCoin() { machine.move(to: .unlocked) }
  func push() { machine.move(to: .locked) }
}

final class Gate {
  private let machine = StateMachine(Lock.locked)
  private var closings = 0

  func install() {
    machine.onExit(.unlocked) {  //@ closings
      self.closings += 1
    }
  }

  func open() { machine.move(to: .unlocked) }
  func retire() { machine.removeActions() }
}

enum Loading {
  case idle
  case running(onCancel: () -> Void)
  case failed(retry: () -> Void)
  case done(String)
}

final class TicketLoader {
  private var state = Loading.idle
  private(set) var attempts = 0

  func load() {
    attempts += 1
    state = .running(onCancel: {  //@ running
      self.attempts = 0
    })
    state = .done("ticket")
  }

  func loadOffline() {
    attempts += 1
    state = .failed(retry: {  //@ failed
      self.load()
    })
  }

  func cancel() {
    if case .running(let onCancel) = state { onCancel() }
    state = .idle
  }
}

final class Debouncer {
  private let action: () -> Void
  init(action: @escaping () -> Void) { self.action = action }
  func poke() { action() }
}

final class MotionSensor {
  private let debouncer: Debouncer
  init(debouncer: Debouncer) { self.debouncer = debouncer }
  func detect() { debouncer.poke() }
}

final class Barrier {
  private(set) var lifts = 0
  private var sensor: MotionSensor?

  func install() {
    let debouncer = Debouncer {  //@ barrier
      self.lifts += 1
    }
    sensor = MotionSensor(debouncer: debouncer)
    sensor?.detect()
  }
}

final class Station {
  func rushHour() {
    let turnstile = Turnstile()
    turnstile.countPassages()
    turnstile.watchBreaks()
    turnstile.insertCoin()
    turnstile.push()
    let gate = Gate()
    gate.install()
    gate.open()
    gate.retire()
    Barrier().install()
  }

  func sellTickets() {
    let loader = TicketLoader()
    loader.load()
    let offline = TicketLoader()
    offline.loadOffline()
  }
}
