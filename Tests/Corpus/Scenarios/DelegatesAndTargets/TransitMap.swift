import CoreLocation

protocol PositionFeedDelegate: AnyObject {
  func positionFeed(_ feed: PositionFeed, moved latitude: Double)
}

final class PositionFeed: NSObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  var delegate: PositionFeedDelegate?  //@ feedDelegate

  override init() {
    super.init()
    manager.delegate = self
  }

  func start() { manager.startUpdatingLocation() }
  func stop() { manager.stopUpdatingLocation() }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let last = locations.last else { return }
    delegate?.positionFeed(self, moved: last.coordinate.latitude)
  }
}

final class NearbyStops: PositionFeedDelegate {
  private let feed = PositionFeed()
  private(set) var latitude = 0.0

  func begin() {
    feed.delegate = self
    feed.start()
  }

  func positionFeed(_ feed: PositionFeed, moved latitude: Double) { self.latitude = latitude }
}

protocol RouteCalculatorDelegate: AnyObject {
  func routeCalculator(_ calculator: RouteCalculator, found minutes: Int)
}

final class RouteCalculator {
  private var delegate: RouteCalculatorDelegate?  //@ calculatorDelegate

  func calculate(from: String, to: String, for delegate: RouteCalculatorDelegate) {
    self.delegate = delegate
    DispatchQueue.main.async {
      self.delegate?.routeCalculator(self, found: from.count + to.count)
      self.delegate = nil
    }
  }
}

final class RoutePlanner: RouteCalculatorDelegate {
  private let calculator = RouteCalculator()
  private(set) var minutes: Int?

  func plan(to stop: String) { calculator.calculate(from: "here", to: stop, for: self) }

  func routeCalculator(_ calculator: RouteCalculator, found minutes: Int) { self.minutes = minutes }
}

final class DepartureBoard {
  static let shared = DepartureBoard()
  private var listeners: [String: (String) -> Void] = [:]

  func listen(_ stop: String, _ listener: @escaping (String) -> Void) { listeners[stop] = listener }
  func forget(_ stop: String) { listeners[stop] = nil }
  func announce(_ line: String) { listeners.values.forEach { $0(line) } }
}

final class StopPanel {
  let stop: String
  private(set) var lines: [String] = []

  init(stop: String) { self.stop = stop }

  func follow() {
    DepartureBoard.shared.listen(stop) { line in  //@ follow
      self.lines.append(line)
    }
  }
}

final class PinnedStop {
  let stop: String
  private(set) var last: String?

  init(stop: String) { self.stop = stop }

  func pin() {
    DepartureBoard.shared.listen(stop) { line in  //@ pin
      self.last = line
    }
  }

  func unpin() { DepartureBoard.shared.forget(stop) }
}

final class TransitMapScreen {
  var nearby: NearbyStops?
  var planner: RoutePlanner?
  var panel: StopPanel?
  var pinned: PinnedStop?

  func showNearby() {
    nearby = NearbyStops()
    nearby?.begin()
  }

  func planRoute() {
    planner = RoutePlanner()
    planner?.plan(to: "Harbour")
  }

  func openPanel() {
    panel = StopPanel(stop: "Market")
    panel?.follow()
    DepartureBoard.shared.announce("12")
  }

  func pinStop() {
    pinned = PinnedStop(stop: "Castle")
    pinned?.pin()
    DepartureBoard.shared.announce("4")
  }

  func close() {
    pinned?.unpin()
    (nearby, planner, panel, pinned) = (nil, nil, nil, nil)
  }
}

final class TransitScene {
  private var map: TransitMapScreen?

  func show() {
    let map = TransitMapScreen()
    map.showNearby()
    map.planRoute()
    map.openPanel()
    map.pinStop()
    self.map = map
  }

  func hide() {
    map?.close()
    map = nil
  }
}
