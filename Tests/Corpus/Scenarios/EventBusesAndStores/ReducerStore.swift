import Foundation

struct AppState {
  var count = 0
  var name = ""
}

enum AppAction { case increment, rename(String), load }

final class Store<State, Action> {
  typealias Subscriber = (State) -> Void
  private(set) var state: State
  private let reduce: (inout State, Action) -> Effect<Action>?
  private var subscribers: [Int: Subscriber] = [:]
  private var lastKey = 0

  init(_ state: State, reduce: @escaping (inout State, Action) -> Effect<Action>?) {
    self.state = state
    self.reduce = reduce
  }

  func subscribe(_ subscriber: @escaping Subscriber) -> Int {
    lastKey += 1
    subscribers[lastKey] = subscriber
    subscriber(state)
    return lastKey
  }

  func unsubscribe(_ key: Int) { subscribers[key] = nil }

  func send(_ action: Action) {
    let effect = reduce(&state, action)
    for subscriber in subscribers.values { subscriber(state) }
    effect?.start { self.send($0) }  //@ effect
  }
}

struct Effect<Action> {
  let start: (@escaping (Action) -> Void) -> Void
}

extension Effect {
  static func after(_ delay: TimeInterval, _ action: Action) -> Effect {
    Effect { send in DispatchQueue.main.asyncAfter(deadline: .now() + delay) { send(action) } }
  }
}

func appReducer(_ state: inout AppState, _ action: AppAction) -> Effect<AppAction>? {
  switch action {
  case .increment: state.count += 1
  case .rename(let name): state.name = name
  case .load: return .after(0.05, .rename("loaded"))
  }
  return nil
}

enum App {
  static let store = Store<AppState, AppAction>(AppState(), reduce: appReducer)
}

final class LocalEditor {
  private let store = Store<AppState, AppAction>(AppState(), reduce: appReducer)
  private var title = ""
  private var key: Int?

  func begin() {
    key = store.subscribe { state in  //@ editor
      self.title = state.name
    }
    store.send(.rename("draft"))
  }
}

final class PreviewPane {
  private let store = Store<AppState, AppAction>(AppState(), reduce: appReducer)
  private var lines: [String] = []
  private var key: Int?

  func begin() {
    key = store.subscribe { state in  //@ preview
      self.lines.append(state.name)
    }
    store.send(.rename("preview"))
  }

  func end() {
    if let key { store.unsubscribe(key) }
    key = nil
  }
}

final class Badge {
  private(set) var value = 0
  private var key: Int?

  func show() {
    key = App.store.subscribe { state in  //@ badge
      self.value = state.count
    }
  }

  func hide() { key = nil }
}

final class Counter {
  private(set) var value = 0
  private var key: Int?

  func show() {
    key = App.store.subscribe { [weak self] state in  //@ counter
      self?.value = state.count
    }
  }

  deinit { if let key { App.store.unsubscribe(key) } }
}

final class Window {
  let editor = LocalEditor()
  let preview = PreviewPane()
  let badge = Badge()
  let counter = Counter()

  func open() {
    editor.begin()
    preview.begin()
    badge.show()
    counter.show()
    App.store.send(.increment)
  }

  func close() {
    preview.end()
    badge.hide()
  }
}

func quickLoad() {
  let store = Store<AppState, AppAction>(AppState(), reduce: appReducer)
  store.send(.load)
  let window = Window()
  window.open()
  window.close()
}
