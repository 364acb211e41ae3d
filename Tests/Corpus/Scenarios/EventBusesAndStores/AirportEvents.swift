import Combine
import Foundation

extension Notification.Name {
  static let gateChanged = Notification.Name("gateChanged")
  static let securityLevelChanged = Notification.Name("securityLevelChanged")
}

enum AirportEvent {
  case delay(flight: String, minutes: Int)
  case boarding(flight: String)
}

final class Subscription {
  private var onCancel: (() -> Void)?
  init(_ onCancel: @escaping () -> Void) { self.onCancel = onCancel }

  func cancel() {
    onCancel?()
    onCancel = nil
  }

  deinit { cancel() }
}

final class EventBus {
  static let shared = EventBus()
  private var handlers: [Int: (AirportEvent) -> Void] = [:]
  private var next = 0

  func subscribe(_ handler: @escaping (AirportEvent) -> Void) -> Subscription {
    next += 1
    let id = next
    handlers[id] = handler
    return Subscription { [weak self] in self?.handlers[id] = nil }
  }

  func publish(_ event: AirportEvent) { handlers.values.forEach { $0(event) } }
}

final class FlightRow {
  let flight: String
  private(set) var status = "on time"
  private var subscription: Subscription?
  private var gateToken: NSObjectProtocol?
  init(flight: String) { self.flight = flight }

  func followDelays() {
    subscription = EventBus.shared.subscribe { event in  //@ delays
      if case .delay(self.flight, let minutes) = event { self.status = "+\(minutes)" }
    }
  }

  func followBoarding() {
    subscription = EventBus.shared.subscribe { [weak self, flight] event in  //@ boarding
      if case .boarding(flight) = event { self?.status = "boarding" }
    }
  }

  func followGate() {
    gateToken = NotificationCenter.default.addObserver(forName: .gateChanged, object: nil, queue: nil, using: gateChanged)  //@ gate
  }

  private func gateChanged(_ note: Notification) { status = "gate \(note.userInfo?["gate"] ?? "?")" }

  deinit { gateToken.map { NotificationCenter.default.removeObserver($0) } }
}

final class SecurityLane {
  private(set) var level = 1
  private(set) var banner = ""
  private var cancellables: Set<AnyCancellable> = []
  private var refresh: Subscription?

  func followLevel() {
    NotificationCenter.default.publisher(for: .securityLevelChanged)
      .compactMap { $0.userInfo?["level"] as? Int }
      .filter { $0 != self.level }  //@ level
      .sink { [weak self] in self?.level = $0 }
      .store(in: &cancellables)
  }

  func followBanner() {
    NotificationCenter.default.publisher(for: .securityLevelChanged)
      .compactMap { $0.userInfo?["level"] as? Int }
      .sink { [unowned self] in self.banner = "Level \($0)" }  //@ banner
      .store(in: &cancellables)
  }

  func open() {
    refresh = EventBus.shared.subscribe { _ in  //@ lane
      self.banner = ""
    }
  }

  func close() {
    refresh?.cancel()
    refresh = nil
  }
}

final class InformationDesk {
  private var rows: [FlightRow] = []
  let lane = SecurityLane()

  func open(_ flights: [String]) {
    rows = flights.map(FlightRow.init)
    rows.first?.followDelays()
    rows.last?.followBoarding()
    rows.last?.followGate()
    lane.open()
    lane.followLevel()
    lane.followBanner()
  }

  func close() {
    rows.removeAll()
    lane.close()
  }
}
