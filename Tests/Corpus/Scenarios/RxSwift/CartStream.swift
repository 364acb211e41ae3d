import Foundation
import RxSwift

struct CartItem {
  let sku: String
  var quantity: Int
}

final class CartStore {
  let items = BehaviorRelay<[CartItem]>(value: [])
  let coupon = PublishSubject<String>()
  let checkout = PublishSubject<Void>()

  func add(_ sku: String) { items.accept(items.value + [CartItem(sku: sku, quantity: 1)]) }
}

final class CartViewModel {
  let total = BehaviorRelay<Int>(value: 0)
  private let store: CartStore
  private var bag = DisposeBag()
  private var discounts: [String: Int] = ["SPRING": 5]
  private var events: [String] = []

  init(store: CartStore) { self.store = store }

  func bindTotal() {
    store.items
      .map { $0.reduce(0) { $0 + $1.quantity } }
      .bind(to: total)  //@ total
      .disposed(by: bag)
  }

  func bindCoupon() {
    store.coupon
      .map { code in self.discounts[code] ?? 0 }  //@ coupon
      .subscribe(onNext: { [weak self] in self?.total.accept($0) })
      .disposed(by: bag)
  }

  func bindCheckout() {
    store.checkout
      .subscribe(with: self, onNext: { model, _ in model.events.append("checkout") })  //@ checkout
      .disposed(by: bag)
  }
}

final class CartBadge {
  private var bag = DisposeBag()
  private(set) var text = ""

  func attach(_ store: CartStore) {
    store.items
      .subscribe(onNext: { items in self.text = "\(items.count)" })  //@ badge
      .disposed(by: bag)
  }

  func detach() { bag = DisposeBag() }
}

final class CartAnalytics {
  private let bag = DisposeBag()
  private var counts: [Int] = []

  func attach(_ store: CartStore) {
    store.items
      .map(\.count)
      .subscribe(onNext: record)  //@ analytics
      .disposed(by: bag)
  }

  private func record(_ count: Int) { counts.append(count) }
}

final class CartSync {
  private var serial: [String] = []

  func start(_ store: CartStore) {
    _ = store.coupon.subscribe(onNext: { self.serial.append($0) })  //@ sync
  }
}

final class CartScene {
  let store = CartStore()

  func visit() {
    let model = CartViewModel(store: store)
    model.bindTotal()
    model.bindCoupon()
    model.bindCheckout()
    let badge = CartBadge(), analytics = CartAnalytics()
    badge.attach(store)
    analytics.attach(store)
    CartSync().start(store)
    store.add("book")
    store.coupon.onNext("SPRING")
    store.checkout.onNext(())
    badge.detach()
  }
}

final class Shop {
  static let shared = Shop()
  let scene = CartScene()

  func open() { scene.visit() }
}
