import CoreLocation
import UIKit

final class CourierLocationService: NSObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  var onMove: ((CLLocation) -> Void)?
  override init() {
    super.init()
    manager.delegate = self //@ manager
  }
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    locations.last.map { onMove?($0) }
  }
}

final class Marker {
  var onSelect: ((Marker) -> Void)?
  let title: String
  init(title: String) { self.title = title }
}

final class MapView: UIView {
  private(set) var markers: [Marker] = []
  var onRegionChange: (() -> Void)?
  func add(_ marker: Marker) { markers.append(marker) }
  func clear() { markers.removeAll() }
}

final class DeliveryViewController: UIViewController {
  let map = MapView()
  private let courier = CourierLocationService()
  private(set) var eta = 10
  private var selected: Marker?

  func follow() {
    courier.onMove = { _ in self.eta -= 1 } //@ follow
  }

  func followRegion() {
    map.onRegionChange = { [weak self, map] in //@ region
      map.clear()
      self?.eta += 1
    }
  }

  func showShops() {
    let shop = Marker(title: "Shop")
    shop.onSelect = { marker in //@ shops
      self.selected = marker
    }
    map.add(shop)
  }

  func showDrop() {
    let drop = Marker(title: "Drop")
    drop.onSelect = { marker in //@ drop
      self.selected = marker
    }
    map.add(drop)
    map.clear()
  }

  func lookUp() {
    CLGeocoder().geocodeAddressString("Main St") { places, _ in //@ geocode
      self.eta = places?.count ?? 0
    }
  }
}

final class OrderScene {
  func track() -> DeliveryViewController { DeliveryViewController() }
  func courier() -> CourierLocationService { CourierLocationService() }

  func run() {
    _ = courier()
    track().follow()
    track().followRegion()
    track().showShops()
    track().showDrop()
    track().lookUp()
  }
}
