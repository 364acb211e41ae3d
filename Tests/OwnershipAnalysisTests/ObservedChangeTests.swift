import Testing

/// An observed object keeps what waits for the change of one of its properties.
@Suite struct ObservedChangeTests {
  @Test func changesThatNothingMakes() {
    check(
      """
      import Observation
      @Observable final class Product { var price = 1; var stock = 0; var title = "" }
      final class Window {
        let product = Product()
        var labels: [String] = []
        func trackPrice() { withObservationTracking { _ = product.price } onChange: { self.render() } }
        func trackStock() {
          withObservationTracking { _ = product.stock } onChange: { self.render() }
          product.stock += 1
        }
        func trackTitle() { withObservationTracking { _ = product.title } onChange: { self.render() } }
        func rename() { product.title = "New" }
        func trackBoth() { withObservationTracking { _ = (product.price, product.stock) } onChange: { self.render() } }
        func trackOther(_ other: Product) { withObservationTracking { _ = other.price } onChange: { self.render() } }
        func trackOwn() {
          let own = withObservationTracking { product } onChange: {}
          withObservationTracking { labels.append("\\(own.price)") } onChange: { self.render() }
        }
        func render() {}
      }
      """,
      gives: [
        "6: none self", "6: cycle while_kept likely self", "8: none self", "8: cycle while_kept likely self by_same_code", "11: none self",
        "11: cycle while_kept likely self by_uncalled_method", "13: none self", "13: cycle while_kept likely self by_uncalled_method",
        "14: none other", "14: object while_kept likely self", "16: none self", "17: none self", "17: none own",
        "17: cycle while_kept likely self",
      ])
  }

  @Test func modelsThatTellByHand() {
    check(
      """
      import Observation
      final class Lamp: Observable {
        private let registrar = ObservationRegistrar()
        private var storedLevel = 0
        var level: Int {
          get { registrar.access(self, keyPath: \\.level); return storedLevel }
          set { registrar.withMutation(of: self, keyPath: \\.level) { storedLevel = newValue } }
        }
        func whenChanged(_ action: @escaping () -> Void) { withObservationTracking { _ = level } onChange: { action() } }
      }
      final class Control {
        let lamp = Lamp()
        var changes = 0
        func count() { lamp.whenChanged { self.changes += 1 } }
        func blink() {
          lamp.whenChanged { self.changes += 1 }
          lamp.level = 1
        }
        func fade() {
          let lamp = Lamp()
          lamp.whenChanged { self.changes += 1 }
        }
      }
      """,
      gives: [
        "7: none self", "9: none self", "14: cycle while_kept likely self by_uncalled_method",
        "16: cycle while_kept likely self by_same_code", "21: none self",
      ])
  }

  @Test func whatRunsWhenTheOwnerHasGone() {
    check(
      """
      final class Charger {
        private var callbacks: [Int: (Double) -> Void] = [:]
        func observe<Owner: AnyObject>(_ owner: Owner, _ callback: @escaping (Owner, Double) -> Void) {
          callbacks[1] = { [weak self, weak owner] level in
            guard let owner = owner else {
              self?.callbacks[1] = nil
              return
            }
            callback(owner, level)
          }
        }
      }
      final class Chart {
        let charger = Charger()
        var history: [Double] = []
        func chart() { charger.observe(self) { chart, level in chart.history.append(level) } }
        func warn() { charger.observe(self) { _, level in self.history.append(level) } }
      }
      """,
      gives: ["17: cycle while_kept proven self"])
  }

  @Test func whatFlatMapIsGiven() {
    check(
      """
      import Combine
      final class Page {
        @Published var name = ""
        let uploads = PassthroughSubject<Int, Never>()
        var tokens = Set<AnyCancellable>()
        var count = 0
        func restart() {
          $name
            .flatMap { [weak self] _ -> AnyPublisher<Int, Never> in
              guard let self = self else { return Empty().eraseToAnyPublisher() }
              return self.uploads.map { $0 + self.count }.eraseToAnyPublisher()
            }
            .sink { [weak self] in self?.count = $0 }
            .store(in: &tokens)
        }
      }
      """,
      gives: ["11: cycle while_kept proven self"])
  }
}
