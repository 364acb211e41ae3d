import CoreLocation
import UIKit

protocol RouteRecorderDelegate: AnyObject {
  func recorder(_ recorder: RouteRecorder, didAdd location: CLLocation)
}

final class RouteRecorder: NSObject, CLLocationManagerDelegate {
  var delegate: (any RouteRecorderDelegate)? //@ recorderDelegate
  let manager = CLLocationManager()
  private var locations: [CLLocation] = []

  override init() {
    super.init()
    manager.delegate = self
  }

  func start() { manager.startUpdatingLocation() }
  func stop() { manager.stopUpdatingLocation() }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations new: [CLLocation]) {
    locations += new
    new.forEach { delegate?.recorder(self, didAdd: $0) }
  }
}

protocol SplitAnnouncing: AnyObject {
  func announce(_ split: Int)
}

final class SpeechAnnouncer: SplitAnnouncing {
  private(set) var spoken: [String] = []
  func announce(_ split: Int) { spoken.append("Kilometre \(split)") }
}

final class SplitCounter {
  private let delegate: any SplitAnnouncing //@ splitDelegate
  private var distance = 0.0

  init(delegate: any SplitAnnouncing) { self.delegate = delegate }

  func add(_ metres: Double) {
    distance += metres
    if distance >= 1000 { delegate.announce(Int(distance / 1000)) }
  }
}

final class LocationHub {
  static let shared = LocationHub()
  private var handlers: [UUID: (CLLocation) -> Void] = [:]

  @discardableResult
  func subscribe(_ id: UUID = UUID(), _ handler: @escaping (CLLocation) -> Void) -> UUID {
    handlers[id] = handler
    return id
  }

  func unsubscribe(_ id: UUID) { handlers[id] = nil }
  func publish(_ location: CLLocation) { handlers.values.forEach { $0(location) } }
}

final class MapOverlay: UIView {
  let id = UUID()
  private(set) var pins: [CLLocation] = []

  func show() {
    LocationHub.shared.subscribe { location in //@ overlay
      self.pins.append(location)
    }
  }

  func hide() { LocationHub.shared.unsubscribe(id) }
}

final class PaceLabel: UILabel {
  private var subscription: UUID?

  func show() {
    subscription = LocationHub.shared.subscribe { location in //@ pace
      self.text = "\(location.speed) m/s"
    }
  }

  func hide() {
    if let subscription { LocationHub.shared.unsubscribe(subscription) }
  }
}

final class RunController: UIViewController, RouteRecorderDelegate {
  let recorder = RouteRecorder()
  let splits = SplitCounter(delegate: SpeechAnnouncer())

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    recorder.delegate = self
    recorder.start()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    recorder.stop()
  }

  func recorder(_ recorder: RouteRecorder, didAdd location: CLLocation) { splits.add(600) }
}

final class MapController: UIViewController {
  let overlay = MapOverlay(frame: .zero)
  let pace = PaceLabel(frame: .zero)
  private let geocoder = CLGeocoder()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(overlay)
    view.addSubview(pace)
    geocoder.reverseGeocodeLocation(CLLocation(latitude: 1, longitude: 2)) { placemarks, _ in //@ town
      self.title = placemarks?.first?.locality
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    overlay.show()
    pace.show()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    overlay.hide()
    pace.hide()
  }
}
