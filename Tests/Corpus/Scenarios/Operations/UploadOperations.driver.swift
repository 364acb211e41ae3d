import CorpusProbe
import Foundation

@MainActor
private func sync(_ probe: Probe, _ watched: (UploadCenter) -> AnyObject?) {
  let center = UploadCenter()
  center.sync()
  if let object = watched(center) { probe.watch(object) }
  probe.wait(0.1)
}

public let places: [Place] = [
  Place("photo", rule: "stored_closure_cycle", decidedBy: .program) { probe in sync(probe) { $0.photos } },
  Place("video", decidedBy: .program) { probe in sync(probe) { $0.videos } },
  Place("document", decidedBy: .program, capture: "log") { probe in sync(probe) { $0.documents } },
  Place("audio", rule: "stored_closure_cycle", decidedBy: .text, capture: "operation") { probe in sync(probe) { $0.audio.last } },
  Place("cleanup", decidedBy: .text) { probe in sync(probe) { $0.cleanup } },
  Place("contacts", rule: "stored_closure_cycle", decidedBy: .program,
    repaired: "    operation.onFinish = { [weak self] in self?.synced.append($0) }") { probe in sync(probe) { $0.contacts } },
]
