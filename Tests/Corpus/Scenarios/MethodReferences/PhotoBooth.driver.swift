import CorpusProbe
import UIKit

@MainActor private func pose(_ probe: Probe, _ screen: UIViewController) {
  let booth = PhotoBooth()
  probe.watch(screen)
  booth.enter(screen)
  booth.leave()
}

public let places: [Place] = [
  Place("takePhoto", rule: "stored_closure_cycle", decidedBy: .program, repaired: "    countdown.didFinish = { [weak self] in self?.takePhoto() }") { pose($0, BoothController()) },
  Place("makeTile", decidedBy: .text) { pose($0, StripController()) },
  Place("progress", rule: "stored_closure_cycle", decidedBy: .program) { pose($0, FilterController()) },
  Place("flash", decidedBy: .text) { pose($0, FlashController()) },
  Place("copy", rule: "stored_closure_cycle", decidedBy: .text) { pose($0, PrintController()) },
]
