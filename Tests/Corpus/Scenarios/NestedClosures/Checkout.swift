import Foundation

final class PriceDesk {
  typealias Quote = (Decimal) -> Void
  func quote(_ items: [String], then deliver: @escaping Quote) {
    DispatchQueue.main.async { deliver(Decimal(items.count) * 9.99) }
  }
}

final class Cart {
  private(set) var items: [String] = []
  private var listeners: [([String]) -> Void] = []
  var onCoupon: ((String) -> Void)?
  var onShipping: ((String) -> Void)?

  func listen(_ listener: @escaping ([String]) -> Void) { listeners.append(listener) }
  func add(_ item: String) {
    items.append(item)
    listeners.forEach { $0(items) }
  }
  func apply(_ coupon: String) { onCoupon?(coupon) }
}

final class Checkout {
  let cart = Cart()
  private let desk = PriceDesk()
  private(set) var total: Decimal = 0
  private(set) var coupon: String?
  private(set) var days = 0

  func showTotal() {
    cart.listen { [weak self] items in
      self?.desk.quote(items) { total in  //@ total
        DispatchQueue.main.async {
          self?.total = total
        }
      }
    }
  }

  func acceptCoupons() {
    let desk = desk
    cart.onCoupon = { code in  //@ coupon
      desk.quote([code]) { rebate in
        DispatchQueue.main.async { [weak self] in
          self?.coupon = rebate > 0 ? code : nil
        }
      }
    }
  }

  func estimateShipping() {
    let desk = self.desk
    cart.onShipping = { zone in  //@ shipping
      desk.quote([zone]) { [weak self] price in
        OperationQueue.main.addOperation {
          self?.days = price > 5 ? 2 : 5
        }
      }
    }
  }
}
