import Combine
import Foundation

struct LineItem: Equatable {
  let name: String
  var quantity: Int
  let price: Decimal
}

final class Basket {
  @Published var items: [LineItem] = []
  let coupons = PassthroughSubject<String, Never>()
  func add(_ item: LineItem) { items.append(item) }
}

final class PriceQuote {
  func quote(for items: [LineItem]) -> AnyPublisher<Decimal, Never> {
    Just(items.reduce(0) { $0 + $1.price * Decimal($1.quantity) }).eraseToAnyPublisher()
  }
}

final class TotalViewModel {
  private let basket: Basket
  private let shippingRate: Decimal = 4.9
  private var bag = Set<AnyCancellable>()
  private(set) var total = ""

  init(basket: Basket) { self.basket = basket }

  func bind() {
    basket.$items
      .map { items in self.withShipping(items) }  //@ shipping
      .removeDuplicates()
      .sink { [weak self] amount in
        self?.total = "\(amount)"
      }
      .store(in: &bag)
  }

  private func withShipping(_ items: [LineItem]) -> Decimal {
    items.isEmpty ? 0 : items.reduce(shippingRate) { $0 + $1.price * Decimal($1.quantity) }
  }
}

final class BadgeViewModel {
  var count = 0
  private var subscription: AnyCancellable?

  func bind(to basket: Basket) {
    subscription = basket.$items
      .map { $0.reduce(0) { $0 + $1.quantity } }
      .assign(to: \.count, on: self)  //@ badge
  }
}

final class CouponViewModel {
  private let basket: Basket
  private let quote = PriceQuote()
  private var bag = Set<AnyCancellable>()
  private(set) var applied: [String] = []
  private(set) var estimate: Decimal = 0

  init(basket: Basket) { self.basket = basket }

  func bind() {
    let minimum = 3
    basket.coupons
      .filter { code in code.count > minimum }
      .sink { [weak self] code in  //@ coupon
        self?.applied.append(code)
      }
      .store(in: &bag)
  }

  func refreshEstimate() {
    quote.quote(for: basket.items)
      .sink { amount in  //@ estimate
        self.estimate = amount
      }
      .store(in: &bag)
  }
}

final class StockWatcher {
  private let basket: Basket
  private var running: AnyCancellable?
  private(set) var warnings = 0
  init(basket: Basket) { self.basket = basket }

  func start() {
    running = basket.$items.sink { items in  //@ stock
      if items.contains(where: { $0.quantity > 9 }) { self.warnings += 1 }
    }
  }

  func stop() { running = nil }
}

final class CheckoutScreen {
  private let basket = Basket()
  private(set) var total: TotalViewModel?
  private(set) var badge: BadgeViewModel?
  private(set) var coupons: CouponViewModel?
  private(set) var stock: StockWatcher?

  func showTotal() {
    total = TotalViewModel(basket: basket)
    total?.bind()
    basket.add(LineItem(name: "Lamp", quantity: 1, price: 20))
  }

  func showBadge() {
    badge = BadgeViewModel()
    badge?.bind(to: basket)
  }

  func showCoupons() {
    coupons = CouponViewModel(basket: basket)
    coupons?.bind()
    coupons?.refreshEstimate()
    basket.coupons.send("SUMMER")
  }

  func showStock() {
    stock = StockWatcher(basket: basket)
    stock?.start()
  }

  func close() {
    stock?.stop()
    total = nil
    badge = nil
    coupons = nil
    stock = nil
  }
}
