import CoreLocation
import Foundation

final class Exhibit {
  let title: String
  weak var room: Room?  //@ exhibitRoom
  init(title: String) { self.title = title }
}

final class Room {
  let number: Int
  private(set) var exhibits: [Exhibit] = []
  init(number: Int) { self.number = number }
  func hang(_ exhibit: Exhibit) {
    exhibit.room = self
    exhibits.append(exhibit)
  }
}

final class TourStop {
  let name: String
  let tour: Tour  //@ stopTour
  init(name: String, tour: Tour) {
    self.name = name
    self.tour = tour
  }
  var isLast: Bool { tour.stops.last === self }
}

final class Tour {
  private(set) var stops: [TourStop] = []
  func addStop(_ name: String) { stops.append(TourStop(name: name, tour: self)) }
}

protocol BeaconScannerDelegate: AnyObject {
  func scanner(_ scanner: BeaconScanner, found identifier: String)
}

final class BeaconScanner {
  var delegate: BeaconScannerDelegate?  //@ beacon
  func scan() { delegate?.scanner(self, found: "hall-3") }
}

final class BeaconLog: BeaconScannerDelegate {
  private(set) var found: [String] = []
  func scanner(_ scanner: BeaconScanner, found identifier: String) { found.append(identifier) }
}

protocol NarratorDelegate: AnyObject {
  func narratorDidFinish(_ narrator: Narrator)
}

final class Narrator {
  var delegate: NarratorDelegate?  //@ narrator
  func speak(_ text: String) { delegate?.narratorDidFinish(self) }
}

final class AudioGuide: NarratorDelegate {
  private let narrator = Narrator()
  private(set) var chapters = 0

  func play(_ exhibit: Exhibit) {
    narrator.delegate = self
    narrator.speak(exhibit.title)
  }
  func narratorDidFinish(_ narrator: Narrator) { chapters += 1 }
}

final class Compass: NSObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private(set) var last: CLLocation?

  func begin() {
    manager.delegate = self  //@ location
    manager.startUpdatingLocation()
  }
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) { last = locations.last }
}

final class MuseumVisit {
  private(set) var room: Room?
  private(set) var tour: Tour?
  private(set) var scanner: BeaconScanner?
  private(set) var guide: AudioGuide?
  private(set) var compass: Compass?
  let log = BeaconLog()

  func enter() {
    let exhibit = Exhibit(title: "Water Lilies")
    room = Room(number: 3)
    room?.hang(exhibit)
    tour = Tour()
    tour?.addStop("Entrance")
    tour?.addStop("Hall")
    scanner = BeaconScanner()
    scanner?.delegate = log
    scanner?.scan()
    guide = AudioGuide()
    guide?.play(exhibit)
    compass = Compass()
    compass?.begin()
  }

  func leave() { (room, tour, scanner, guide, compass) = (nil, nil, nil, nil, nil) }
}
