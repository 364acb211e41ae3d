import Foundation

final class StoreToken {
  private let onCancel: () -> Void
  init(onCancel: @escaping () -> Void) { self.onCancel = onCancel }
  deinit { onCancel() }
}

final class Store<State, Action> {
  typealias Reducer = (inout State, Action) -> Void
  private(set) var state: State
  private let reduce: Reducer
  private var middlewares: [(Action) -> Void] = []
  private var observers: [UUID: (State) -> Void] = [:]

  init(state: State, reduce: @escaping Reducer) {
    self.state = state
    self.reduce = reduce
  }

  func use(_ middleware: @escaping (Action) -> Void) { middlewares.append(middleware) }

  func observe(_ observer: @escaping (State) -> Void) -> StoreToken {
    let id = UUID()
    observers[id] = observer
    return StoreToken { [weak self] in self?.observers[id] = nil }
  }

  func dispatch(_ action: Action) {
    reduce(&state, action)
    middlewares.forEach { $0(action) }
    observers.values.forEach { $0(state) }
  }
}

struct TodoState {
  var items: [String] = []
  var isSaved = true
}

enum TodoAction {
  case add(String)
  case saved
}

typealias TodoStore = Store<TodoState, TodoAction>

extension Store where State == TodoState, Action == TodoAction {
  static func empty() -> TodoStore {
    TodoStore(state: TodoState()) { state, action in  //@ reducer
      switch action {
      case .add(let item): state.items.append(item)
      case .saved: state.isSaved = true
      }
    }
  }

  static func autosaving() -> TodoStore {
    let store = empty()
    store.use { action in  //@ autosave
      if case .add = action { store.dispatch(.saved) }
    }
    return store
  }

  static func logging() -> TodoStore {
    let store = empty()
    store.use { [weak store] action in  //@ logging
      if case .add(let item) = action { print(item, store?.state.items.count ?? 0) }
    }
    return store
  }
}

final class TodoList {
  private let store: TodoStore
  private var token: StoreToken?
  private(set) var rows: [String] = []

  init(store: TodoStore) { self.store = store }

  func appear() {
    token = store.observe(render)  //@ rows
  }

  func peek() {
    token = store.observe { self.rows = $0.items }  //@ peek
    store.dispatch(.add("Peek"))
    token = nil
  }

  func badge() {
    token = store.observe { [weak self] in self?.rows = Array($0.items.prefix(1)) }  //@ first
  }

  private func render(_ state: TodoState) { rows = state.items }
}

final class TodoApp {
  private let store = TodoStore.logging()

  func open() {
    let list = TodoList(store: store)
    list.appear()
    store.dispatch(.add("Milk"))
  }

  func glance() {
    let list = TodoList(store: store)
    list.peek()
    let other = TodoList(store: store)
    other.badge()
  }

  func share() {
    let shared = TodoStore.autosaving()
    shared.dispatch(.add("Bread"))
  }
}
