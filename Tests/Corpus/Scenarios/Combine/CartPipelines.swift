import Combine
import Foundation

struct CartLine: Equatable {
  var name: String
  var price: Int
}

final class CartStore {
  static let shared = CartStore()
  let lines = CurrentValueSubject<[CartLine], Never>([])
  let checkedOut = PassthroughSubject<Void, Never>()

  func add(_ line: CartLine) { lines.value.append(line) }
}

final class CartTotalModel {
  @Published private(set) var total = 0
  private var subscriptions = Set<AnyCancellable>()

  func bind() {
    CartStore.shared.lines
      .map { lines in lines.reduce(0) { $0 + $1.price } }
      .assign(to: \.total, on: self) //@ total
      .store(in: &subscriptions)
  }
}

final class CartCountModel {
  private(set) var count = 0
  private var subscription: AnyCancellable?

  func bind() {
    subscription = CartStore.shared.lines.sink { lines in //@ count
      self.count = lines.count
    }
  }

  func unbind() { subscription?.cancel() }
}

final class CartBadgeModel {
  private(set) var badge = ""
  private var subscription: AnyCancellable?

  func bind() {
    subscription = CartStore.shared.lines
      .map { "\($0.count)" }
      .sink { [weak self] badge in self?.badge = badge } //@ badge
  }
}

final class DeliveryModel {
  let fee = CurrentValueSubject<Int, Never>(0)
  private var subscriptions = Set<AnyCancellable>()
  private let freeFrom = 5000

  func bind() {
    CartStore.shared.lines
      .map { lines in lines.map(\.price).reduce(0, +) >= self.freeFrom ? 0 : 490 } //@ fee
      .sink { [fee] in fee.send($0) }
      .store(in: &subscriptions)
  }
}

final class RecommendationModel {
  private(set) var names: [String] = []
  private var subscriptions = Set<AnyCancellable>()

  func load() {
    Just(["Cup", "Plate"])
      .sink { names in self.names = names } //@ names
      .store(in: &subscriptions)
  }
}

final class OfferModel {
  private(set) var remaining = 600
  private var subscriptions = Set<AnyCancellable>()

  func countDown() {
    Timer.publish(every: 0.01, on: .main, in: .common)
      .autoconnect()
      .sink { _ in self.remaining -= 1 } //@ offer
      .store(in: &subscriptions)
  }
}

final class CartScreen {
  let total = CartTotalModel()
  let count = CartCountModel()
  let badge = CartBadgeModel()
  let delivery = DeliveryModel()
  let recommendations = RecommendationModel()
  let offer = OfferModel()

  func open() {
    total.bind()
    count.bind()
    badge.bind()
    delivery.bind()
    recommendations.load()
    offer.countDown()
    CartStore.shared.add(CartLine(name: "Bowl", price: 1200))
  }

  func close() { count.unbind() }
}

final class ShopWindow {
  func visitCart() {
    let screen = CartScreen()
    screen.open()
    screen.close()
  }
}
