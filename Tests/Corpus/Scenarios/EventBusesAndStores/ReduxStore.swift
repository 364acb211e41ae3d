import Foundation

final class Subscription {
  private let cancel: () -> Void
  init(_ cancel: @escaping () -> Void) { self.cancel = cancel }
  deinit { cancel() }
}

final class Store<State, Action> {
  typealias Middleware = (Action) -> Void
  private(set) var state: State
  private let reduce: (inout State, Action) -> Void
  private var subscribers: [UUID: (State) -> Void] = [:]
  private var middleware: [Middleware] = []

  init(_ state: State, reduce: @escaping (inout State, Action) -> Void) {
    self.state = state
    self.reduce = reduce
  }

  func use(_ step: @escaping Middleware) { middleware.append(step) }

  func dispatch(_ action: Action) {
    middleware.forEach { $0(action) }
    reduce(&state, action)
    subscribers.values.forEach { $0(state) }
  }

  func subscribe(_ body: @escaping (State) -> Void) -> Subscription {
    let id = UUID()
    subscribers[id] = body
    return Subscription { self.subscribers[id] = nil }  //@ cancellation
  }
}

struct AppState {
  var count = 0
  var name = ""
}

enum AppAction {
  case increment
  case rename(String)
  case clear
}

typealias AppStore = Store<AppState, AppAction>

final class CounterScreen {
  private let store: AppStore
  private var subscription: Subscription?
  private(set) var label = ""

  init(store: AppStore) { self.store = store }

  func appear() {
    subscription = store.subscribe { state in self.label = "\(state.count)" }  //@ counter
  }
}

final class ProfileScreen {
  private let store: AppStore
  private var subscription: Subscription?
  private(set) var title = ""

  init(store: AppStore) { self.store = store }

  func appear() {
    subscription = store.subscribe { state in self.title = state.name }  //@ profile
  }

  func disappear() { subscription = nil }
}

final class BannerScreen {
  private var subscription: Subscription?
  private(set) var text = ""

  func appear(_ store: AppStore) {
    subscription = store.subscribe { [weak self] state in self?.text = state.name }
  }
}

final class EventLog {
  private(set) var entries: [String] = []
  func append(_ entry: String) { entries.append(entry) }
}

final class AppEnvironment {
  func makeStore(log: EventLog) -> AppStore {
    let store = AppStore(AppState()) { state, action in
      switch action {
      case .increment: state.count += 1
      case .rename(let name): state.name = name
      case .clear: state = AppState()
      }
    }
    store.use { action in log.append("\(action)") }  //@ log
    return store
  }

  func addAutoClear(to store: AppStore) {
    store.use { action in  //@ autoclear
      if case .rename = action, store.state.count > 10 { store.dispatch(.clear) }
    }
  }

  func run() {
    let store = makeStore(log: EventLog())
    let counter = CounterScreen(store: store), profile = ProfileScreen(store: store), banner = BannerScreen()
    counter.appear()
    profile.appear()
    banner.appear(store)
    store.dispatch(.increment)
    store.dispatch(.rename("Ada"))
    profile.disappear()
    let scratch = makeStore(log: EventLog())
    addAutoClear(to: scratch)
    scratch.dispatch(.rename("Bob"))
  }
}
