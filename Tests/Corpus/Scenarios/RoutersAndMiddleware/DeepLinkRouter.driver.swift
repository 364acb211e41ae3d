import CorpusProbe
import UIKit

@MainActor private func show(_ probe: Probe, _ controller: LinkedController, _ link: DeepLink) {
  probe.watch(controller)
  let navigation = UINavigationController(rootViewController: UIViewController())
  navigation.pushViewController(controller, animated: false)
  DeepLinkRouter.shared.open(link)
  navigation.popToRootViewController(animated: false)
}

public let places: [Place] = [
  Place("products", rule: "unbounded_self_capture", decidedBy: .program) { show($0, ProductsController(), .product(id: 1)) },
  Place("home", decidedBy: .text) { show($0, HomeController(), .home) },
  Place("cart", decidedBy: .program) { show($0, CartController(), .cart) },
  Place("orders", rule: "subscription_cycle", decidedBy: .program) { show($0, OrdersController(), .orders) },
  Place("splash", decidedBy: .program) { show($0, SplashController(), .home) },
]
