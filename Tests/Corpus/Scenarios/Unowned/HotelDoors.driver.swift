import CorpusProbe
import Foundation

private final class Guest {}

@MainActor private func enter(_ probe: Probe, _ use: () -> Void) {
  use()
  let guest = Guest()
  probe.watch(guest)
  NotificationCenter.default.post(name: .doorOpened, object: guest)
}

public let places: [Place] = [
  Place("lobby", decidedBy: .program) { enter($0) { Hotel.lobby.watchDoor() } },
  Place("room", decidedBy: .program) { enter($0) { Hotel.openRoom() } },
  Place("shelf", decidedBy: .program) { enter($0) { Hotel.openRoom() } },
  Place("tent", rule: "unowned_capture", decidedBy: .program) {
    enter($0) {
      Hotel.pitchTent()
      Hotel.clearMeadow()
    }
  },
  Place("stage", rule: "unowned_capture", decidedBy: .program) {
    enter($0) {
      Hotel.perform()
      Hotel.rebuildStage()
    }
  },
]
