import CoreLocation
import CoreMotion

final class LocationHub: NSObject, CLLocationManagerDelegate {
  static let shared = LocationHub()
  private let manager = CLLocationManager()
  private var subscribers: [String: (CLLocation) -> Void] = [:]

  override init() {
    super.init()
    manager.delegate = self  //@ hubDelegate
    manager.startUpdatingLocation()
  }

  func subscribe(_ name: String, _ handler: @escaping (CLLocation) -> Void) { subscribers[name] = handler }
  func unsubscribe(_ name: String) { subscribers[name] = nil }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    for location in locations { subscribers.values.forEach { $0(location) } }
  }
}

final class Trip {
  let id = UUID().uuidString
  private(set) var title: String
  private var route: [CLLocation] = []
  private var latest: CLLocation?
  private var town: String?
  private var steps = 0
  private var samples = 0
  private let geocoder = CLGeocoder()
  private let pedometer = CMPedometer()
  private var clock: DispatchSourceTimer?

  init(title: String) { self.title = title }

  func record() {
    LocationHub.shared.subscribe(title) { location in  //@ route
      self.route.append(location)
    }
  }

  func followLatest() {
    LocationHub.shared.subscribe(id) { location in  //@ latest
      self.latest = location
    }
  }

  func lookUpTown(at location: CLLocation) {
    geocoder.reverseGeocodeLocation(location) { placemarks, _ in  //@ town
      self.town = placemarks?.first?.locality
    }
  }

  func countSteps() {
    pedometer.startUpdates(from: Date()) { data, _ in  //@ steps
      self.steps = data?.numberOfSteps.intValue ?? self.steps
    }
  }

  func startClock() {
    let clock = DispatchSource.makeTimerSource(queue: .main)
    clock.schedule(deadline: .now(), repeating: 0.01)
    clock.setEventHandler { self.samples += 1 }  //@ clock
    clock.resume()
    self.clock = clock
  }

  func rename(to title: String) { self.title = title }

  func finish() {
    LocationHub.shared.unsubscribe(title)
    LocationHub.shared.unsubscribe(id)
    clock?.cancel()
    clock = nil
  }
}

final class TripScene {
  private var trip: Trip?

  func start() {
    let trip = Trip(title: "New trip")
    trip.record()
    trip.followLatest()
    trip.lookUpTown(at: CLLocation(latitude: 1, longitude: 2))
    trip.countSteps()
    trip.startClock()
    self.trip = trip
  }

  func save(as title: String) {
    trip?.rename(to: title)
    trip?.finish()
    trip = nil
  }

  func run() {
    start()
    save(as: "Alps")
  }
}
