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
        func trackPrice() { withObservationTracking { _ = product.price } onChange: { self.render() } }  //= none self | cycle while_kept likely self
        func trackStock() {
          withObservationTracking { _ = product.stock } onChange: { self.render() }  //= none self | cycle while_kept likely self by_same_code
          product.stock += 1
        }
        func trackTitle() { withObservationTracking { _ = product.title } onChange: { self.render() } }  //= none self | cycle while_kept likely self by_uncalled_method
        func rename() { product.title = "New" }
        func trackBoth() { withObservationTracking { _ = (product.price, product.stock) } onChange: { self.render() } }  //= none self | cycle while_kept likely self by_uncalled_method
        func trackOther(_ other: Product) { withObservationTracking { _ = other.price } onChange: { self.render() } }  //= none other | object while_kept likely self
        func trackOwn() {
          let own = withObservationTracking { product } onChange: {}  //= none self
          withObservationTracking { labels.append("\\(own.price)") } onChange: { self.render() }  //= none self | none own | cycle while_kept likely self
        }
        func render() {}
      }
      """)
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
          set { registrar.withMutation(of: self, keyPath: \\.level) { storedLevel = newValue } }  //= none self
        }
        func whenChanged(_ action: @escaping () -> Void) { withObservationTracking { _ = level } onChange: { action() } }  //= none self
      }
      final class Control {
        let lamp = Lamp()
        var changes = 0
        func count() { lamp.whenChanged { self.changes += 1 } }  //= cycle while_kept likely self by_uncalled_method
        func blink() {
          lamp.whenChanged { self.changes += 1 }  //= cycle while_kept likely self by_same_code
          lamp.level = 1
        }
        func fade() {
          let lamp = Lamp()
          lamp.whenChanged { self.changes += 1 }  //= none self
        }
      }
      """)
  }

  @Test func codeThatRunsAfterTheOwnerDied() {
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
        func warn() { charger.observe(self) { _, level in self.history.append(level) } }  //= cycle while_kept proven self
      }
      """)
  }

  @Test func flatMapClosureIsRetained() {
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
              return self.uploads.map { $0 + self.count }.eraseToAnyPublisher()  //= cycle while_kept proven self
            }
            .sink { [weak self] in self?.count = $0 }
            .store(in: &tokens)
        }
      }
      """)
  }
}
