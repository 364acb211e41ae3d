import UIKit

struct MapPin {
  let name: String
  let latitude: Double
  let longitude: Double
}

protocol ClusterDelegate: AnyObject {
  func clusters(_ manager: ClusterManager, didGroup count: Int)
}

final class ClusterManager {
  private let delegate: ClusterDelegate  //@ cluster
  private var pins: [MapPin] = []

  init(delegate: ClusterDelegate) { self.delegate = delegate }

  func add(_ pin: MapPin) {
    pins.append(pin)
    delegate.clusters(self, didGroup: pins.count)
  }
}

final class TileLayer {
  unowned let map: MapCanvas  //@ tiles
  init(map: MapCanvas) { self.map = map }
  func draw() -> Int { map.pins.count }
}

final class MapCanvas: UIView, ClusterDelegate {
  private(set) var pins: [MapPin] = []
  private(set) var clusters: ClusterManager?
  private(set) lazy var tiles = TileLayer(map: self)
  var calloutProvider: ((MapPin) -> UIView)?
  var regionDidChange: (() -> Void)?
  private var groups = 0

  func enableClusters() { clusters = ClusterManager(delegate: self) }

  func add(_ pin: MapPin) {
    pins.append(pin)
    clusters?.add(pin)
    _ = tiles.draw()
  }

  func select(_ index: Int) -> UIView? { calloutProvider?(pins[index]) }
  func clusters(_ manager: ClusterManager, didGroup count: Int) { groups = count }
}

final class PlaceDetails {
  private let work: () -> String
  init(_ work: @escaping () -> String) { self.work = work }
  func title() -> String { work() }
}

final class PlacesViewController: UIViewController {
  let map = MapCanvas(frame: .zero)
  private(set) var visits: [String] = []

  func showCallouts() {
    map.calloutProvider = makeCallout  //@ callout
  }

  func details(for pin: MapPin) -> PlaceDetails {
    PlaceDetails { [unowned self] in  //@ details
      "\(pin.name), visited \(self.visits.count) times"
    }
  }

  func trackRegion() {
    map.regionDidChange = { [unowned self] in  //@ region
      self.visits.append("region")
    }
  }

  private func makeCallout(_ pin: MapPin) -> UIView {
    let label = UILabel()
    label.text = pin.name
    return label
  }
}

final class ExploreTab {
  private(set) var screen: PlacesViewController? = PlacesViewController()
  private(set) var shown: PlaceDetails?

  func pick(_ pin: MapPin) { shown = screen?.details(for: pin) }

  func leaveMap() -> String {
    screen = nil
    return shown?.title() ?? ""
  }

  func close() { screen = nil }
}
