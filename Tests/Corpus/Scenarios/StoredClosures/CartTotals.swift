import UIKit

struct CartLine {
  let sku: String
  var count: Int
  let price: Double
}

final class CartService {
  private(set) var lines: [CartLine] = []
  var onChange: (([CartLine]) -> Void)?
  var onError: ((String) -> Void)?

  func add(_ line: CartLine) {
    lines.append(line)
    onChange?(lines)
  }

  func remove(sku: String) {
    guard let index = lines.firstIndex(where: { $0.sku == sku }) else {
      onError?("no \(sku) in the cart")
      return
    }
    lines.remove(at: index)
    onChange?(lines)
  }
}

final class CouponField: UIView {
  var onSubmit: ((String) -> Void)?
  let input = UITextField()

  func submit() { onSubmit?(input.text ?? "") }
}

final class ShippingPicker: UIView {
  var onPick: ((Int) -> Void)?

  func pick(_ index: Int) { onPick?(index) }
}

final class TotalsView: UIView {
  let label = UILabel()

  func show(_ total: Double) { label.text = String(format: "%.2f", total) }
}

final class CartScreen: UIViewController {
  private let service = CartService()
  private let coupon = CouponField()
  private let shipping = ShippingPicker()
  private let totals = TotalsView()
  private var discount = 0.0
  private var shippingIndex = 0

  func bindLines() {
    service.onChange = { lines in  //@ lines
      let sum = lines.reduce(0) { $0 + Double($1.count) * $1.price }
      self.totals.show(sum - self.discount)
    }
    service.add(CartLine(sku: "A1", count: 2, price: 4.5))
  }

  func bindErrors() {
    let totals = totals
    service.onError = { message in  //@ errors
      totals.label.text = message
    }
    service.remove(sku: "B7")
  }

  func bindCoupon() {
    view.addSubview(coupon)
    coupon.onSubmit = applyCoupon  //@ coupon
    coupon.input.text = "SPRING"
    coupon.submit()
  }

  func bindShipping() {
    view.addSubview(shipping)
    shipping.onPick = { [weak self] index in  //@ shipping
      self?.shippingIndex = index
    }
    shipping.pick(1)
  }

  func greet() {
    UIView.animate(withDuration: 0.3, animations: { self.totals.alpha = 1 }) { _ in  //@ greeting
      self.totals.show(0)
    }
  }

  private func applyCoupon(_ code: String) {
    discount = code.isEmpty ? 0 : 5
  }
}

final class ShopFlow {
  private let root = UIViewController()

  func showCart() -> CartScreen {
    let cart = CartScreen()
    root.present(cart, animated: true)
    return cart
  }

  func closeCart() {
    root.dismiss(animated: true)
  }
}

extension ShopFlow {
  func quickLook() {
    let cart = showCart()
    cart.bindLines()
    cart.bindErrors()
    cart.greet()
    closeCart()
  }

  func checkOut() {
    let cart = showCart()
    cart.bindCoupon()
    cart.bindShipping()
    closeCart()
  }
}
