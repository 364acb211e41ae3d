import UIKit

struct CartLine {
  let sku: String
  var quantity: Int
  let price: Int
}

final class CartStore {
  static let shared = CartStore()
  private var observers: [UUID: ([CartLine]) -> Void] = [:]
  private(set) var lines: [CartLine] = []

  func observe(_ handler: @escaping ([CartLine]) -> Void) -> UUID {
    let id = UUID()
    observers[id] = handler
    return id
  }

  func removeObserver(_ id: UUID) { observers[id] = nil }

  func add(_ line: CartLine) {
    lines.append(line)
    observers.values.forEach { $0(lines) }
  }
}

final class CartBadgeView: UIView {
  let label = UILabel()
  private var observation: UUID?

  func startCounting() {
    observation = CartStore.shared.observe { lines in //@ badge
      self.label.text = "\(lines.count)"
    }
  }

  deinit {
    if let observation { CartStore.shared.removeObserver(observation) }
  }
}

final class CouponViewController: UIViewController {
  var onApply: ((String) -> Void)?
  func apply(_ code: String) {
    onApply?(code)
    dismiss(animated: true)
  }
}

final class CartViewController: UIViewController {
  private let totalLabel = UILabel()
  private let checkoutButton = UIButton(type: .system)
  private let recommendations = CouponViewController()
  private var observation: UUID?
  private var coupon: String?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    observation = CartStore.shared.observe { lines in //@ total
      self.totalLabel.text = "\(lines.reduce(0) { $0 + $1.price * $1.quantity })"
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if let observation { CartStore.shared.removeObserver(observation) }
    observation = nil
  }

  func enterCoupon() {
    let sheet = CouponViewController()
    sheet.onApply = { code in self.coupon = code } //@ sheet
    present(sheet, animated: true)
    sheet.apply("SPRING")
  }

  func prepareRecommendations() {
    recommendations.onApply = { sku in //@ recommendations
      self.coupon = nil
      self.totalLabel.text = sku
    }
  }

  func prepareCheckout() {
    checkoutButton.addAction(UIAction { _ in self.checkout() }, for: .touchUpInside) //@ checkout
  }

  private func checkout() { totalLabel.text = "Paid" }
}

final class CartFlow {
  let navigation = UINavigationController(rootViewController: UIViewController())

  @discardableResult
  func visitCart(_ visit: (CartViewController) -> Void) -> CartViewController {
    let cart = CartViewController()
    navigation.pushViewController(cart, animated: false)
    CartStore.shared.add(CartLine(sku: "tea", quantity: 1, price: 4))
    visit(cart)
    navigation.popViewController(animated: false)
    return cart
  }

  func showBadge() -> CartBadgeView {
    let badge = CartBadgeView()
    badge.startCounting()
    return badge
  }

  func run() {
    visitCart { $0.enterCoupon() }
    visitCart { cart in
      cart.prepareRecommendations()
      cart.prepareCheckout()
    }
    _ = showBadge()
  }
}
