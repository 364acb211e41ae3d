import Foundation

final class Command<Target: AnyObject> {
  private let target: Target  //@ command
  private let action: (Target) -> () -> Void

  init(target: Target, action: @escaping (Target) -> () -> Void) {
    self.action = action
    self.target = target
  }

  func run() { action(target)() }
}

final class KeyBinding<Target: AnyObject> {
  private weak var target: Target?  //@ binding
  private let action: (Target) -> () -> Void

  init(target: Target, action: @escaping (Target) -> () -> Void) {
    self.action = action
    self.target = target
  }

  func press() { if let target { action(target)() } }
}

final class Kiosk: NSObject {
  private var commands: [Command<Kiosk>] = []
  private var bindings: [KeyBinding<Kiosk>] = []
  private var idleTimer: Timer?
  private var tickets = 0

  func install() {
    commands.append(Command(target: self, action: Kiosk.printTicket))
    commands.forEach { $0.run() }
  }

  func bindKeys() {
    bindings.append(KeyBinding(target: self, action: Kiosk.printTicket))
    bindings.forEach { $0.press() }
  }

  func prepareIdleTimer() {
    idleTimer = Timer(timeInterval: 60, target: self, selector: #selector(printTicket), userInfo: nil, repeats: true)  //@ idle
  }

  func fireOnce() {
    let timer = Timer(timeInterval: 60, target: self, selector: #selector(printTicket), userInfo: nil, repeats: true)  //@ once
    timer.fire()
  }

  @objc func printTicket() { tickets += 1 }
}
