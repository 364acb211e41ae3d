import UIKit

enum DeepLink: Equatable {
  case product(id: Int)
  case cart
  case home
  case orders

  var name: String {
    switch self {
    case .product: return "product"
    case .cart: return "cart"
    case .home: return "home"
    case .orders: return "orders"
    }
  }
}

final class RouteToken {
  private let cancel: () -> Void
  init(cancel: @escaping () -> Void) { self.cancel = cancel }
  deinit { cancel() }
}

final class DeepLinkRouter {
  static let shared = DeepLinkRouter()
  private var routes: [String: (DeepLink) -> Void] = [:]
  private var waiting: [(DeepLink) -> Void] = []

  func register(_ name: String, handler: @escaping (DeepLink) -> Void) { routes[name] = handler }

  func unregister(_ name: String) { routes[name] = nil }

  func route(_ name: String, handler: @escaping (DeepLink) -> Void) -> RouteToken {
    routes[name] = handler
    return RouteToken { [weak self] in self?.unregister(name) }
  }

  func whenOpened(_ handler: @escaping (DeepLink) -> Void) { waiting.append(handler) }

  func open(_ link: DeepLink) {
    let handlers = waiting
    waiting = []
    handlers.forEach { $0(link) }
    routes[link.name]?(link)
  }
}

class LinkedController: UIViewController {
  let router = DeepLinkRouter.shared
  fileprivate(set) var opened: [DeepLink] = []
  func open(_ link: DeepLink) { opened.append(link) }
}

final class ProductsController: LinkedController {
  override func viewDidLoad() {
    router.register("product") { link in  //@ products
      self.open(link)
    }
  }
}

final class HomeController: LinkedController {
  override func viewDidLoad() {
    router.register("home") { [weak self] link in  //@ home
      self?.open(link)
    }
  }
}

final class CartController: LinkedController {
  override func viewDidAppear(_ animated: Bool) {
    router.register("cart", handler: open)  //@ cart
  }

  override func viewDidDisappear(_ animated: Bool) {
    router.unregister("cart")
  }
}

final class OrdersController: LinkedController {
  private var token: RouteToken?

  override func viewDidLoad() {
    token = router.route("orders") { link in  //@ orders
      self.open(link)
    }
  }
}

final class SplashController: LinkedController {
  override func viewDidLoad() {
    router.whenOpened { link in  //@ splash
      self.open(link)
    }
  }
}

final class LinkScene {
  private let navigation = UINavigationController(rootViewController: UIViewController())

  func launch(with link: DeepLink) {
    let controllers = [ProductsController(), HomeController(), CartController(), OrdersController(), SplashController()]
    controllers.forEach { navigation.pushViewController($0, animated: false) }
    DeepLinkRouter.shared.open(link)
    navigation.popToRootViewController(animated: false)
  }
}
