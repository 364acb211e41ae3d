final class FlagListener {
  let body: (Bool) -> Void
  init(_ body: @escaping (Bool) -> Void) { self.body = body }
}

final class FlagStore {
  private var flags: [String: Bool] = [:]
  private var listeners: [String: [FlagListener]] = [:]
  func listen(_ flag: String, _ body: @escaping (Bool) -> Void) -> FlagListener {
    let listener = FlagListener(body)
    listeners[flag, default: []].append(listener)
    return listener
  }
  func set(_ flag: String, _ value: Bool) {
    flags[flag] = value
    for listener in listeners[flag] ?? [] { listener.body(value) }
  }
}

nonisolated(unsafe) let flagStore = FlagStore()

final class PaywallScreen {
  private var listener: FlagListener?
  private(set) var isVisible = false
  func appear() {
    listener = flagStore.listen("paywall") {  //@ paywall
      self.isVisible = $0
    }
  }
  func disappear() { listener = nil }
}

/// Keeps listeners only for who asks for them.
final class SwitchBoard {
  private struct Entry { weak var listener: FlagListener? }
  private var entries: [Entry] = []
  func listen(_ body: @escaping (Bool) -> Void) -> FlagListener {
    let listener = FlagListener(body)
    entries.append(Entry(listener: listener))
    return listener
  }
  func turn(_ value: Bool) { for entry in entries { entry.listener?.body(value) } }
}

nonisolated(unsafe) let switchBoard = SwitchBoard()

final class LampScreen {
  private var listener: FlagListener?
  private(set) var isLit = false
  func appear() {
    listener = switchBoard.listen {  //@ lamp
      self.isLit = $0
    }
  }
  func disappear() { listener = nil }
}
