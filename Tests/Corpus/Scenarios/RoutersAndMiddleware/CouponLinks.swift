import UIKit

struct DeepLink {
  let path: String
  let query: [String: String]
}

final class DeepLinkRouter {
  typealias Handler = (DeepLink) -> Bool
  static let main = DeepLinkRouter()
  private var handlers: [String: Handler] = [:]
  private var middleware: [(DeepLink) -> DeepLink] = []

  func register(_ path: String, handler: @escaping Handler) { handlers[path] = handler }
  func unregister(_ path: String) { handlers.removeValue(forKey: path) }
  func use(_ transform: @escaping (DeepLink) -> DeepLink) { middleware.append(transform) }

  @discardableResult
  func open(_ link: DeepLink) -> Bool {
    let final = middleware.reduce(link) { $1($0) }
    return handlers[final.path]?(final) ?? false
  }
}

class LinkedController: UIViewController {
  let router: DeepLinkRouter
  private(set) var received: [String] = []

  init(router: DeepLinkRouter) {
    self.router = router
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func receive(_ link: DeepLink) -> Bool {
    received.append(link.path)
    return true
  }
}

final class OrdersController: LinkedController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    router.register("orders", handler: receive) //@ orders
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    router.unregister("orders")
  }
}

final class CouponsController: LinkedController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    router.register("coupons", handler: receive) //@ coupons
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    router.unregister("coupon")
  }
}

final class InvitesController: LinkedController {
  override func viewDidLoad() {
    super.viewDidLoad()
    router.register("invites") { [weak self] link in //@ invites
      self?.receive(link) ?? false
    }
  }
}

final class ReferralController: LinkedController {
  private var code = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    router.use { link in //@ referral
      self.code = link.query["ref"] ?? self.code
      return link
    }
  }
}

final class WishlistController: LinkedController {
  override func viewDidLoad() {
    super.viewDidLoad()
    router.register("wishlist") { link in self.receive(link) } //@ wishlist
  }

  deinit { router.unregister("wishlist") }
}

final class CampaignController: LinkedController {
  private let campaign = "spring"

  override func viewDidLoad() {
    super.viewDidLoad()
    router.use { [campaign] link in //@ campaign
      DeepLink(path: link.path, query: link.query.merging(["campaign": campaign]) { old, _ in old })
    }
  }
}

final class ShopApp {
  private let navigation = UINavigationController(rootViewController: UIViewController())

  func visit(_ make: (DeepLinkRouter) -> LinkedController) {
    navigation.pushViewController(make(.main), animated: false)
    DeepLinkRouter.main.open(DeepLink(path: "orders", query: ["ref": "ada"]))
    navigation.popViewController(animated: false)
  }

  func tour() {
    visit(OrdersController.init)
    visit(CouponsController.init)
    visit(InvitesController.init)
    visit(ReferralController.init)
    visit(WishlistController.init)
    visit(CampaignController.init)
  }
}
