import Foundation

enum CartAction {
  case add(String)
  case remove(String)
  case checkout
}

struct CartState {
  var items: [String] = []
  var isPaying = false
}

typealias Dispatch = (CartAction) -> Void
typealias Middleware = (@escaping Dispatch) -> Dispatch

final class CartStore {
  private(set) var state = CartState()
  private(set) var history: [Int] = []
  private var middlewares: [Middleware] = []
  private var listeners: [(CartState) -> Void] = []
  private lazy var chain: Dispatch = makeChain()

  func use(_ middleware: @escaping Middleware) { middlewares.append(middleware) }
  func listen(_ listener: @escaping (CartState) -> Void) { listeners.append(listener) }
  func dispatch(_ action: CartAction) { chain(action) }

  private func makeChain() -> Dispatch {
    let base: Dispatch = { [unowned self] action in //@ base
      self.reduce(action)
    }
    return middlewares.reversed().reduce(base) { next, middleware in middleware(next) }
  }

  private func reduce(_ action: CartAction) {
    switch action {
    case .add(let item): state.items.append(item)
    case .remove(let item): state.items.removeAll { $0 == item }
    case .checkout: state.isPaying = true
    }
    listeners.forEach { $0(state) }
  }

  func installValidation() {
    use { next in
      { action in
        if case .checkout = action, self.state.items.isEmpty { return }
        next(action)
      }
    }
  }

  func installMirror() {
    listen(remember) //@ mirror
  }

  private func remember(_ state: CartState) {
    history.append(state.items.count)
  }

  func installLimit(_ limit: Int) {
    use { [weak self] next in //@ limit
      { action in
        guard let self else { return }
        if case .add = action, self.state.items.count >= limit { return }
        next(action)
      }
    }
  }
}

final class CartLogger {
  private(set) var entries: [String] = []
  private let store: CartStore

  init(store: CartStore) { self.store = store }

  func record() {
    store.listen { state in //@ record
      self.entries.append(state.items.joined())
    }
  }
}

final class CartBadge {
  private(set) var text = ""
  func show(_ store: CartStore) {
    store.listen { state in //@ badge
      self.text = "\(state.items.count)"
    }
  }
}

final class Checkout {
  let store = CartStore()
  private(set) var logger: CartLogger?
  private(set) var badge: CartBadge?

  func run() {
    badge = CartBadge()
    badge?.show(store)
    store.dispatch(.add("book"))
    store.dispatch(.checkout)
  }

  func runLogged() {
    logger = CartLogger(store: store)
    logger?.record()
    store.dispatch(.add("pen"))
  }
}
