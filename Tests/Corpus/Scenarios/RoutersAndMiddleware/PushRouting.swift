import UIKit

struct DeepLink: Hashable {
  let path: String
  var query: [String: String] = [:]
}

protocol PushCenterDelegate: AnyObject {
  func pushCenter(_ center: PushCenter, opened link: DeepLink)
}

final class PushCenter {
  static let shared = PushCenter()
  var delegate: PushCenterDelegate?  //@ pushes
  func simulateOpen(_ path: String) { delegate?.pushCenter(self, opened: DeepLink(path: path)) }
}

final class LinkRouter {
  static let shared = LinkRouter()
  private var routes: [String: (DeepLink) -> Void] = [:]

  func register(_ path: String, handler: @escaping (DeepLink) -> Void) { routes[path] = handler }
  func unregister(_ path: String) { routes[path] = nil }
  func open(_ link: DeepLink) { routes[link.path]?(link) }
}

enum LinkLog {
  nonisolated(unsafe) static var listeners: [(DeepLink) -> Void] = []
}

final class OfferController: UIViewController, PushCenterDelegate {
  private(set) var shown: [DeepLink] = []

  func routeOffers() {
    LinkRouter.shared.register("/offer", handler: show)  //@ offers
  }

  func receivePushes() {
    PushCenter.shared.delegate = self
  }

  func logLinks() {
    LinkLog.listeners.append { [weak self] link in self?.shown.append(link) }  //@ log
  }

  func pushCenter(_ center: PushCenter, opened link: DeepLink) { show(link) }
  private func show(_ link: DeepLink) { shown.append(link) }
}

final class CouponController: UIViewController {
  private(set) var code: String?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    LinkRouter.shared.register("/coupon") { link in  //@ coupon
      self.code = link.query["code"]
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    LinkRouter.shared.unregister("/coupon")
  }
}

final class NewsController: UIViewController {
  private(set) var articles: [String] = []

  func listen() {
    LinkLog.listeners.append { link in  //@ news
      self.articles.append(link.path)
    }
  }
}

final class ShopTab {
  private let navigation = UINavigationController(rootViewController: UIViewController())

  func openOffers() {
    let offers = OfferController()
    offers.routeOffers()
    offers.logLinks()
    navigation.pushViewController(offers, animated: false)
    LinkRouter.shared.open(DeepLink(path: "/offer"))
    navigation.popViewController(animated: false)
  }

  func openPushed() {
    let offers = OfferController()
    offers.receivePushes()
    PushCenter.shared.simulateOpen("/offer")
    NewsController().listen()
  }

  func openCoupon() {
    let coupon = CouponController()
    navigation.pushViewController(coupon, animated: false)
    LinkRouter.shared.open(DeepLink(path: "/coupon", query: ["code": "X"]))
    navigation.popViewController(animated: false)
  }
}
