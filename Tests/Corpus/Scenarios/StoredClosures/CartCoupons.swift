import UIKit

struct CartLine {
  let sku: String
  var quantity: Int
  let price: Double
}

struct CartEvents {
  var lineChanged: (CartLine) -> Void = { _ in }
  var totalChanged: (Double) -> Void = { _ in }
  var emptied: () -> Void = {}
}

final class CartModel {
  var events = CartEvents()
  private(set) var lines: [CartLine] = []

  func add(_ line: CartLine) {
    lines.append(line)
    events.lineChanged(line)
    events.totalChanged(total)
  }

  var total: Double { lines.reduce(0) { $0 + Double($1.quantity) * $1.price } }
}

final class CartViewController: UIViewController {
  let model = CartModel()
  let totalLabel = UILabel()
  private var changed: [String] = []

  func listenForLines() {
    model.events.lineChanged = recordLine  //@ lines
  }

  func listenForTotal() {
    model.events.totalChanged = { [totalLabel] total in  //@ total
      totalLabel.text = "\(total)"
    }
  }

  func copyEvents() -> CartEvents {
    var events = CartEvents()
    events.lineChanged = recordLine  //@ copied
    events.emptied = { self.changed = [] }
    return events
  }

  private func recordLine(_ line: CartLine) { changed.append(line.sku) }
}

final class CouponSheet: UIViewController {
  var onApply: ((String) -> Void)?
  let field = UITextField()

  func apply() {
    let callback = onApply
    onApply = nil
    callback?(field.text ?? "")
  }
}

final class CheckoutViewController: UIViewController {
  private(set) var coupon: String?
  private(set) var sheet: CouponSheet?
  private(set) var shipping: ShippingForm?

  func enterCoupon() {
    let sheet = CouponSheet()
    sheet.onApply = { code in  //@ coupon
      self.coupon = code
      self.sheet = nil
    }
    self.sheet = sheet
    sheet.apply()
  }

  func enterShipping() {
    let form = ShippingForm()
    form.validator = { text in  //@ shipping
      form.hint.isHidden = !text.isEmpty
      return text.count > 3
    }
    shipping = form
    form.check("Main Street")
  }
}

final class ShippingForm: UIView {
  let hint = UILabel()
  var validator: ((String) -> Bool)?
  func check(_ text: String) { hint.text = validator?(text) == true ? nil : "?" }
}

final class ShopFlow {
  private(set) var cart: CartViewController?
  private(set) var checkout: CheckoutViewController?

  func showCart() -> CartViewController {
    let cart = CartViewController()
    self.cart = cart
    return cart
  }

  func previewCart() -> Double {
    let cart = CartViewController()
    let events = cart.copyEvents()
    events.lineChanged(CartLine(sku: "p", quantity: 1, price: 1))
    self.cart = cart
    return cart.model.total
  }

  func showCheckout() -> CheckoutViewController {
    let checkout = CheckoutViewController()
    self.checkout = checkout
    return checkout
  }

  func finish() {
    cart = nil
    checkout = nil
  }
}
