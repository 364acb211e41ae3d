import Combine
import Foundation

struct CartItem: Equatable {
  var price: Double
  var count: Int
}

final class CartViewModel: ObservableObject {
  @Published var items: [CartItem] = []
  @Published var coupon = ""
  @Published private(set) var total = 0.0
  @Published private(set) var isBusy = false
  @Published private(set) var couponIsValid = false

  private let discount = 0.1
  private var bag = Set<AnyCancellable>()

  func bindTotal() {
    $items
      .map { items in  //@ total
        items.reduce(0) { $0 + $1.price * Double($1.count) } * (1 - self.discount)
      }
      .sink { [weak self] in self?.total = $0 }
      .store(in: &bag)
  }

  func bindTotalAfterDiscount() {
    $items
      .map { [discount] items in  //@ discounted
        items.reduce(0) { $0 + $1.price * Double($1.count) } * (1 - discount)
      }
      .sink { [weak self] in self?.total = $0 }
      .store(in: &bag)
  }

  func bindCoupon() {
    $coupon
      .filter { $0.count > 3 }
      .handleEvents(receiveOutput: { _ in self.isBusy = true })  //@ busy
      .map { $0.hasPrefix("SAVE") }
      .sink { [weak self] in self?.couponIsValid = $0 }
      .store(in: &bag)
  }

  func bindCouponQuietly() {
    $coupon
      .removeDuplicates()
      .filter { [weak self] _ in self?.isBusy == false }  //@ quiet
      .map { $0.hasPrefix("SAVE") }
      .sink { [weak self] in self?.couponIsValid = $0 }
      .store(in: &bag)
  }

  func checkCoupon(_ done: @escaping (Bool) -> Void) {
    $coupon
      .first()
      .map { code in code.hasPrefix("SAVE") && !self.items.isEmpty }  //@ check
      .sink { done($0) }
      .store(in: &bag)
  }
}
