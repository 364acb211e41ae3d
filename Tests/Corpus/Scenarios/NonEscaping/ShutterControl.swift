import Foundation

struct ShutterHook {
  let label: String
  var run: () -> Void
}

func replace<Value>(_ slot: inout Value?, with value: Value) -> Value? {
  defer { slot = value }
  return slot
}

func tracing<Value>(_ value: Value, _ label: String) -> Value {
  print(label)
  return value
}

final class ShutterControl {
  private var hook: ShutterHook?
  private var release: (() -> Void)?
  private var focus: () -> Void = {}
  private(set) var shots = 0

  func shoot() { shots += 1 }

  func halfPress() {
    hook = ShutterHook(label: "half") { self.shoot() }  //@ half
  }

  func fullPress() {
    let hook = ShutterHook(label: "full") { self.shoot() }  //@ full
    hook.run()
  }

  func delayRelease() {
    _ = replace(&release, with: { self.shoot() })  //@ delayed
    release?()
  }

  func burst() {
    var next: (() -> Void)?
    for _ in 1...3 {
      replace(&next, with: { self.shoot() })?()  //@ burst
    }
  }

  func followSubject() {
    focus = tracing({ self.shoot() }, "follow")  //@ follow
    focus()
  }

  func focusOnce() {
    tracing({ self.shoot() }, "once")()  //@ once
  }
}
