import CoreLocation

struct RouteStep {
  let instruction: String
  let distance: Double
}

protocol RouteGuideDelegate: AnyObject {
  func guide(_ guide: RouteGuide, reached step: RouteStep)
}

protocol VoicePromptDelegate: AnyObject {
  func voiceDidFinish()
}

final class RouteGuide: NSObject, CLLocationManagerDelegate {
  var delegate: RouteGuideDelegate?  //@ guide
  private let manager = CLLocationManager()
  private var steps: [RouteStep]

  init(steps: [RouteStep]) {
    self.steps = steps
    super.init()
    manager.delegate = self
  }

  func start() { manager.startUpdatingLocation() }

  func advance() {
    guard !steps.isEmpty else { return }
    delegate?.guide(self, reached: steps.removeFirst())
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) { advance() }
}

final class VoicePrompt {
  weak var delegate: VoicePromptDelegate?  //@ voice
  private(set) var spoken: [String] = []

  func speak(_ text: String) {
    spoken.append(text)
    delegate?.voiceDidFinish()
  }
}

final class RerouteRequest {
  private var delegate: RouteGuideDelegate?  //@ reroute
  let origin: CLLocation

  init(origin: CLLocation, delegate: RouteGuideDelegate) {
    self.origin = origin
    self.delegate = delegate
  }

  func run() {
    delegate?.guide(RouteGuide(steps: []), reached: RouteStep(instruction: "Turn around", distance: 0))
    delegate = nil
  }
}

final class ArrivalCard {
  var presenter: NavigationScreen?  //@ arrival
  private(set) var title = ""
  func show(_ place: String) { title = place }
}

final class NavigationScreen: RouteGuideDelegate, VoicePromptDelegate {
  private(set) var guide: RouteGuide?
  private(set) var voice = VoicePrompt()
  private var request: RerouteRequest?
  private(set) var card: ArrivalCard?
  private var banner = ""
  private let geocoder = CLGeocoder()

  func begin(_ steps: [RouteStep]) {
    let guide = RouteGuide(steps: steps)
    guide.delegate = self
    guide.start()
    self.guide = guide
  }

  func announce() {
    voice.delegate = self
    voice.speak("Go straight")
  }

  func reroute() {
    let request = RerouteRequest(origin: CLLocation(latitude: 0, longitude: 0), delegate: self)
    self.request = request
    request.run()
  }

  func arrive() {
    let card = ArrivalCard()
    card.presenter = self
    card.show(banner)
    self.card = card
  }

  func nameOrigin(_ location: CLLocation) {
    geocoder.reverseGeocodeLocation(location) { [unowned self] placemarks, _ in  //@ origin
      self.banner = placemarks?.first?.locality ?? ""
    }
  }

  func nameDestination() {
    geocoder.geocodeAddressString("Main Street 1") { placemarks, _ in  //@ geocode
      self.banner = placemarks?.first?.locality ?? ""
    }
  }

  func guide(_ guide: RouteGuide, reached step: RouteStep) { banner = step.instruction }
  func voiceDidFinish() { banner = "" }
}

final class MapScene {
  private(set) var screen: NavigationScreen?

  func navigate() -> NavigationScreen {
    let screen = NavigationScreen()
    self.screen = screen
    return screen
  }

  func leave() { screen = nil }
}
