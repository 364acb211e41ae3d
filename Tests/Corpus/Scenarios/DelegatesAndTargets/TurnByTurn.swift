import CoreLocation

protocol RouteGuideDelegate: AnyObject {
  func routeGuide(_ guide: RouteGuide, didReach step: String)
}

protocol VoicePromptDelegate: AnyObject {
  func voicePromptDidFinish(_ prompt: VoicePrompt)
}

final class RouteGuide {
  var delegate: RouteGuideDelegate?  //@ guideDelegate
  private var steps: [String]
  init(steps: [String]) { self.steps = steps }

  func advance() {
    guard !steps.isEmpty else { return }
    delegate?.routeGuide(self, didReach: steps.removeFirst())
  }
}

final class VoicePrompt {
  weak var delegate: VoicePromptDelegate?  //@ promptDelegate
  let text: String
  init(text: String) { self.text = text }
  func speak() { delegate?.voicePromptDidFinish(self) }
}

protocol SpeedLimitSource: AnyObject {
  var limit: Int { get }
}

final class SpeedLimits: SpeedLimitSource {
  var limit = 50
}

final class SpeedWarning {
  var source: SpeedLimitSource?  //@ speedSource
  func isTooFast(_ speed: Double) -> Bool { speed > Double(source?.limit ?? .max) }
}

final class NavigationSession: RouteGuideDelegate, VoicePromptDelegate {
  private let guide = RouteGuide(steps: ["Turn left", "Arrive"])
  private var prompt: VoicePrompt?
  private(set) var spoken = 0

  func start() {
    guide.delegate = self
    guide.advance()
  }

  func routeGuide(_ guide: RouteGuide, didReach step: String) {
    prompt = VoicePrompt(text: step)
    prompt?.delegate = self
    prompt?.speak()
  }

  func voicePromptDidFinish(_ prompt: VoicePrompt) { spoken += 1 }
}

final class Announcer: VoicePromptDelegate {
  private var prompt: VoicePrompt?
  private(set) var finished: [String] = []

  func announce(_ text: String) {
    let next = VoicePrompt(text: text)
    next.delegate = self
    prompt = next
    next.speak()
  }

  func voicePromptDidFinish(_ prompt: VoicePrompt) { finished.append(prompt.text) }
}

final class DriveMonitor: NSObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private let geocoder = CLGeocoder()
  private let limits = SpeedLimits()
  private let warning = SpeedWarning()
  private(set) var town = ""
  private(set) var warnings = 0

  func start() {
    warning.source = limits
    manager.delegate = self
    manager.startUpdatingLocation()
  }

  func stop() { manager.stopUpdatingLocation() }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let location = locations.last else { return }
    if warning.isTooFast(location.speed) { warnings += 1 }
    geocoder.reverseGeocodeLocation(location) { placemarks, _ in  //@ geocode
      self.town = placemarks?.first?.locality ?? self.town
    }
  }
}

final class TripController {
  private(set) var session: NavigationSession?
  private(set) var monitor: DriveMonitor?
  private(set) var announcer: Announcer?

  func begin() {
    session = NavigationSession()
    session?.start()
  }

  func watchSpeed() {
    monitor = DriveMonitor()
    monitor?.start()
  }

  func greet() {
    announcer = Announcer()
    announcer?.announce("Welcome")
  }

  func end() {
    monitor?.stop()
    session = nil
    monitor = nil
    announcer = nil
  }
}
