import CoreLocation
import Foundation

protocol GeofenceDelegate: AnyObject {
  func geofence(_ fence: Geofence, didLose pet: String)
}

final class Geofence {
  let radius: Double
  var delegate: GeofenceDelegate?  //@ fenceDelegate
  init(radius: Double) { self.radius = radius }

  func check(_ location: CLLocation, home: CLLocation, pet: String) {
    if location.distance(from: home) > radius { delegate?.geofence(self, didLose: pet) }
  }
}

protocol CollarDelegate: AnyObject {
  func collar(_ collar: Collar, batteryDidChange level: Int)
}

final class Collar {
  weak var delegate: CollarDelegate?  //@ collarDelegate
  private(set) var battery = 100

  func drain(_ amount: Int) {
    battery -= amount
    delegate?.collar(self, batteryDidChange: battery)
  }
}

protocol TrackFormatter: AnyObject {
  func format(_ location: CLLocation) -> String
}

final class ShortTrackFormatter: TrackFormatter {
  func format(_ location: CLLocation) -> String { "\(location.coordinate.latitude)" }
}

final class TrackLog {
  var formatter: TrackFormatter?  //@ formatter
  private(set) var lines: [String] = []
  func append(_ location: CLLocation) {
    if let line = formatter?.format(location) { lines.append(line) }
  }
}

final class PetTracker: NSObject, CLLocationManagerDelegate, CollarDelegate {
  private let manager = CLLocationManager()
  private let log = TrackLog()
  private let home = CLLocation(latitude: 0, longitude: 0)
  private let fence = Geofence(radius: 100)
  let collar = Collar()
  private(set) var alerts: [String] = []

  func start() {
    log.formatter = ShortTrackFormatter()
    collar.delegate = self
    manager.delegate = self  //@ manager
    manager.startUpdatingLocation()
  }

  func stop() {
    manager.stopUpdatingLocation()
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let last = locations.last else { return }
    log.append(last)
    fence.check(last, home: home, pet: "Rex")
  }

  func collar(_ collar: Collar, batteryDidChange level: Int) {
    if level < 10 { alerts.append("Charge the collar") }
  }

  func watchFence() {
    fence.delegate = self
  }
}

extension PetTracker: GeofenceDelegate {
  func geofence(_ fence: Geofence, didLose pet: String) {
    alerts.append("\(pet) left the garden")
  }
}

final class PetSession {
  private var tracker: PetTracker? = PetTracker()
  var current: PetTracker? { tracker }

  func open(fenced: Bool) {
    tracker?.start()
    if fenced { tracker?.watchFence() }
  }

  func close() {
    tracker?.stop()
    tracker = nil
  }
}
