public typealias CLLocationDegrees = Double

public struct CLLocationCoordinate2D {
  public var latitude, longitude: CLLocationDegrees
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) { (self.latitude, self.longitude) = (latitude, longitude) }
}

open class CLLocation: NSObject {
  public let coordinate: CLLocationCoordinate2D
  public let speed = 1.0
  public let timestamp = Date()
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) { coordinate = .init(latitude: latitude, longitude: longitude) }
  open func distance(from location: CLLocation) -> Double { abs(coordinate.latitude - location.coordinate.latitude) }
}

public enum CLAuthorizationStatus: Int { case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse }

public protocol CLLocationManagerDelegate: NSObjectProtocol {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}
extension CLLocationManagerDelegate {
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// Does not keep its delegate; delivers on the main queue while it lives.
/// Source: CLLocationManager.h, "delegate" (weak).
open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy = 10.0
  open var distanceFilter = 0.0
  open var authorizationStatus = CLAuthorizationStatus.authorizedWhenInUse
  open var allowsBackgroundLocationUpdates = false
  open private(set) var location: CLLocation?
  private var isUpdating = false
  override public init() {}
  open func requestWhenInUseAuthorization() { later { [weak self] in self.map { $0.delegate?.locationManagerDidChangeAuthorization($0) } } }
  open func requestAlwaysAuthorization() { requestWhenInUseAuthorization() }
  open func startUpdatingLocation() {
    isUpdating = true
    requestLocation()
  }
  open func stopUpdatingLocation() { isUpdating = false }
  open func requestLocation() { later { [weak self] in self?.simulateLocation(CLLocation(latitude: 1, longitude: 2)) } }

  /// For drivers: a location is found.
  public func simulateLocation(_ location: CLLocation) {
    self.location = location
    delegate?.locationManager(self, didUpdateLocations: [location])
  }
}

open class CLPlacemark: NSObject { public let locality: String? = "Town" }
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// The completion is called once, on the main queue, and let go of; cancelling calls it with an error.
/// Source: Apple, "CLGeocoder.reverseGeocodeLocation(_:completionHandler:)".
open class CLGeocoder: NSObject {
  private var isCancelled = false
  open private(set) var isGeocoding = false
  override public init() {}
  open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) { answer(completionHandler) }
  open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) { answer(completionHandler) }
  open func cancelGeocode() { isCancelled = true }

  private func answer(_ completion: @escaping CLGeocodeCompletionHandler) {
    (isGeocoding, isCancelled) = (true, false)
    later { [weak self] in
      self?.isGeocoding = false
      if self?.isCancelled == true { completion(nil, CancellationError()) } else { completion([CLPlacemark()], nil) }
    }
  }
}
