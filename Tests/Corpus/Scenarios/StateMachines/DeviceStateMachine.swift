import Foundation

struct Transition<State: Hashable, Context> {
  let from: State
  let to: State
  let action: (Context) -> Void
}

final class StateMachine<State: Hashable, Context> {
  private(set) var state: State
  private var transitions: [Transition<State, Context>] = []
  private var entries: [State: () -> Void] = [:]
  private var once: [State: [() -> Void]] = [:]

  init(_ state: State) { self.state = state }

  func allow(_ from: State, _ to: State, action: @escaping (Context) -> Void) {
    transitions.append(Transition(from: from, to: to, action: action))
  }

  func onEnter(_ state: State, _ entry: @escaping () -> Void) { entries[state] = entry }

  func whenNext(_ state: State, _ block: @escaping () -> Void) { once[state, default: []].append(block) }

  func move(to next: State, _ context: Context) {
    guard let transition = transitions.first(where: { $0.from == state && $0.to == next }) else { return }
    state = next
    transition.action(context)
    entries[next]?()
    once.removeValue(forKey: next)?.forEach { $0() }
  }
}

final class Scheduler {
  static let shared = Scheduler()
  private var jobs: [String: () -> Void] = [:]

  func after(_ delay: TimeInterval, _ name: String, _ job: @escaping () -> Void) {
    jobs[name] = job
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { self.jobs.removeValue(forKey: name)?() }
  }

  func cancel(_ name: String) { jobs[name] = nil }
}

final class Printer {
  enum State { case idle, printing, done }

  private let machine = StateMachine<State, Printer>(.idle)
  private var pages = 0
  private var isOverdue = false
  private var log: [String] = []

  func allowPrinting() {
    machine.allow(.idle, .printing) { printer in printer.pages += 1 }  //@ printing
    machine.allow(.printing, .done) { _ in }
  }

  func logPrinting() {
    machine.onEnter(.printing) { self.log.append("printing") }  //@ enter
  }

  func logEnd() {
    machine.onEnter(.done, noteEnd)  //@ noteEnd
  }

  func awaitEnd() {
    machine.whenNext(.done) { self.pages = 0 }  //@ end
  }

  func limitWarmUp() {
    Scheduler.shared.after(0.01, "warm-up") { [unowned self] in isOverdue = true }  //@ warmUp
  }

  func limitPrinting() {
    Scheduler.shared.after(0.01, "printing") { [unowned self] in isOverdue = true }  //@ limit
  }

  func printPage() {
    machine.move(to: .printing, self)
    machine.move(to: .done, self)
  }

  func turnOff() { Scheduler.shared.cancel("printing") }

  private func noteEnd() { log.append("done") }
}

final class PrintJob {
  func run() {
    let printer = Printer()
    printer.allowPrinting()
    printer.awaitEnd()
    printer.limitWarmUp()
    printer.limitPrinting()
    printer.printPage()
    printer.turnOff()
    let logged = Printer()
    logged.allowPrinting()
    logged.logPrinting()
    logged.logEnd()
    logged.printPage()
  }
}
