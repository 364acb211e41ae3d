import UIKit

enum RideEvent {
  case driverAssigned(String)
  case arrived
  case cancelled
}

final class EventToken {
  private let cancel: () -> Void
  init(cancel: @escaping () -> Void) { self.cancel = cancel }
  deinit { cancel() }
}

final class EventBus {
  static let main = EventBus()
  private var handlers: [UUID: (RideEvent) -> Void] = [:]

  func on(_ handler: @escaping (RideEvent) -> Void) -> EventToken {
    let id = UUID()
    handlers[id] = handler
    return EventToken { [weak self] in self?.handlers[id] = nil }
  }

  func post(_ event: RideEvent) { handlers.values.forEach { $0(event) } }
}

final class DriverBanner: UIView {
  private let label = UILabel()
  private var token: EventToken?

  func follow() {
    token = EventBus.main.on { event in //@ banner
      if case .driverAssigned(let name) = event { self.label.text = name }
    }
  }
}

final class RideViewController: UIViewController {
  private var tokens: [EventToken] = []
  private(set) var status = ""

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tokens.append(EventBus.main.on { event in //@ ride
      if case .arrived = event { self.status = "Arrived" }
    })
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    tokens.removeAll()
  }
}

final class ReceiptViewController: UIViewController {
  private var tokens: [EventToken] = []
  private(set) var isPaid = false

  override func viewDidLoad() {
    super.viewDidLoad()
    tokens.append(EventBus.main.on { [weak self] _ in //@ receipt
      self?.isPaid = true
    })
  }
}

final class FareEstimator {
  private var token: EventToken?
  private(set) var fares: [Int] = []

  func estimate() {
    let bus = EventBus()
    token = bus.on { _ in self.fares.append(12) } //@ estimate
    bus.post(.arrived)
  }
}

final class TipPrompt {
  private var token: EventToken?
  private let bus: EventBus
  private(set) var asked = 0
  init(bus: EventBus) { self.bus = bus }

  func begin() {
    token = bus.on { _ in self.asked += 1 } //@ tip
  }

  func restart() {
    token = nil
    begin()
  }
}

final class RideApp {
  let navigation = UINavigationController(rootViewController: UIViewController())

  func ride() -> RideViewController {
    let ride = RideViewController()
    navigation.pushViewController(ride, animated: false)
    EventBus.main.post(.driverAssigned("Kim"))
    EventBus.main.post(.arrived)
    navigation.popViewController(animated: false)
    return ride
  }

  func receipt() -> ReceiptViewController {
    let receipt = ReceiptViewController()
    navigation.pushViewController(receipt, animated: false)
    navigation.popViewController(animated: false)
    return receipt
  }

  func tip() -> TipPrompt {
    let prompt = TipPrompt(bus: .main)
    prompt.begin()
    prompt.restart()
    return prompt
  }

  func run() {
    _ = ride()
    _ = receipt()
    _ = tip()
    DriverBanner().follow()
    FareEstimator().estimate()
  }
}
