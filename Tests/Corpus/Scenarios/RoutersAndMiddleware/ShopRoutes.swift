import UIKit

typealias Route = (String) -> Bool

final class Router {
  private var routes: [String: Route] = [:]
  private var plugins: [RouterPlugin] = []
  private(set) var opened: [String] = []

  func register(_ pattern: String, _ route: @escaping Route) { routes[pattern] = route }
  func unregister(_ pattern: String) { routes[pattern] = nil }

  func install(_ plugin: RouterPlugin) {
    plugins.append(plugin)
    plugin.activate(on: self)
  }

  func open(_ link: String) {
    for (pattern, route) in routes where link.hasPrefix(pattern) {
      if route(link) { opened.append(link) }
    }
  }
}

protocol RouterPlugin: AnyObject {
  func activate(on router: Router)
}

final class AnalyticsPlugin: RouterPlugin {
  private var router: Router?  //@ analytics
  private(set) var hits = 0

  func activate(on router: Router) { self.router = router }
}

final class RedirectPlugin: RouterPlugin {
  private weak var router: Router?  //@ redirect

  func activate(on router: Router) {
    self.router = router
    router.register("old/") { [weak self] link in
      self?.router?.open("new/" + link.dropFirst(4))
      return true
    }
  }
}

final class ProductRoutes {
  private let router: Router
  private(set) var shown: [String] = []
  init(router: Router) { self.router = router }

  func install() {
    router.register("product/", show)  //@ product
  }

  private func show(_ link: String) -> Bool {
    shown.append(link)
    return true
  }
}

final class OfferScreen: UIViewController {
  private let router: Router
  private(set) var offers: [String] = []

  init(router: Router) {
    self.router = router
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    router.register("offer/") { link in  //@ offer
      self.offers.append(link)
      return true
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    router.unregister("offer/")
  }
}

final class BuyScreen: UIViewController {
  var onBuy: (() -> Void)?
  var onClose: (() -> Void)?
}

final class BuyCoordinator {
  private var screen: BuyScreen?
  private(set) var orders = 0

  func start(on navigation: UINavigationController) {
    let screen = BuyScreen()
    screen.onBuy = {  //@ buy
      self.orders += 1
    }
    self.screen = screen
    navigation.pushViewController(screen, animated: false)
    screen.onBuy?()
  }
}

final class GiftCoordinator {
  private var screen: BuyScreen?
  private(set) var isOver = false

  func start(on navigation: UINavigationController) {
    let screen = BuyScreen()
    screen.onClose = {  //@ gift
      self.isOver = true
      self.screen = nil
    }
    self.screen = screen
    navigation.pushViewController(screen, animated: false)
    screen.onClose?()
  }
}

final class ShopApp {
  private(set) var router = Router()
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private var products: ProductRoutes?

  func useAnalytics() { router.install(AnalyticsPlugin()) }
  func useRedirects() {
    router.install(RedirectPlugin())
    router.open("old/7")
  }

  func useProducts() -> ProductRoutes {
    let products = ProductRoutes(router: router)
    products.install()
    router.open("product/7")
    self.products = products
    return products
  }

  func showOffers() -> OfferScreen {
    let screen = OfferScreen(router: router)
    navigation.pushViewController(screen, animated: false)
    router.open("offer/7")
    return screen
  }

  func buy() -> BuyCoordinator {
    let coordinator = BuyCoordinator()
    coordinator.start(on: navigation)
    return coordinator
  }

  func sendGift() -> GiftCoordinator {
    let coordinator = GiftCoordinator()
    coordinator.start(on: navigation)
    return coordinator
  }

  func restart() {
    navigation.popToRootViewController(animated: false)
    products = nil
    router = Router()
  }
}

extension ShopApp {
  func browse() {
    useAnalytics()
    useRedirects()
    _ = useProducts()
    _ = showOffers()
    _ = buy()
    _ = sendGift()
    restart()
  }
}
