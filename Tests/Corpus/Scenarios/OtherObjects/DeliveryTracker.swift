import CoreLocation
import Foundation

final class Vehicle {
  let plate: String
  var driver: Courier?  //@ driver

  init(plate: String) { self.plate = plate }
}

final class Courier {
  let name: String
  private(set) var vehicle: Vehicle?
  private(set) var parcels = 0

  init(name: String) { self.name = name }

  func take(_ vehicle: Vehicle) {
    self.vehicle = vehicle
    vehicle.driver = self
  }

  func load(_ count: Int) { parcels += count }

  func returnVehicle() {
    vehicle?.driver = nil
    vehicle = nil
  }
}

final class DeliveryStop {
  let address: String
  var onArrive: (() -> Void)?

  init(address: String) { self.address = address }
  func arrive() { onArrive?() }
}

final class DeliveryRoute {
  private(set) var stops: [DeliveryStop] = []
  private(set) var done = 0

  static func plan(_ addresses: [String]) -> DeliveryRoute {
    let route = DeliveryRoute()
    for address in addresses {
      let stop = DeliveryStop(address: address)
      stop.onArrive = { route.done += 1 }  //@ arrive
      route.stops.append(stop)
    }
    return route
  }
}

final class Geofence {
  private var handlers: [(String) -> Void] = []
  func onEnter(_ handler: @escaping (String) -> Void) { handlers.append(handler) }
  func enter(_ zone: String) { handlers.forEach { $0(zone) } }
}

final class DeliveryTracker: NSObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private let fence = Geofence()
  private(set) var zones: [String] = []
  private(set) var positions = 0

  func followPosition() {
    manager.delegate = self  //@ manager
    manager.startUpdatingLocation()
  }

  func followZones() {
    fence.onEnter { zone in  //@ zones
      self.zones.append(zone)
    }
    fence.enter("harbour")
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) { positions += locations.count }
}

final class DispatchDesk {
  private var reassign: [() -> Int] = []
  private var couriers: [Courier] = []

  func signOn(_ courier: Courier) {
    couriers.append(courier)
    reassign.append { [unowned courier] in courier.parcels }  //@ reassign
  }

  func signOff(_ courier: Courier) { couriers.removeAll { $0 === courier } }

  func openParcels() -> Int { reassign.reduce(0) { $0 + $1() } }

  func shift(for courier: Courier, in vehicle: Vehicle) {
    courier.take(vehicle)
    courier.load(12)
    courier.returnVehicle()
  }
}
