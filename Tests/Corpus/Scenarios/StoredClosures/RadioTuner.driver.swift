import CorpusProbe
import UIKit

private func tuner(_ probe: Probe, _ use: (TunerViewController) -> Void) {
  let controller = TunerViewController()
  probe.watch(controller)
  controller.loadViewIfNeeded()
  use(controller)
}

public let places: [Place] = [
  Place("format", rule: "stored_closure_cycle", decidedBy: .text) { probe in tuner(probe) { $0.showFrequency(98.3) } },
  Place("band", decidedBy: .text) { probe in tuner(probe) { $0.showBand() } },
  Place("turn", decidedBy: .text) { probe in tuner(probe) { $0.connectDial() } },
  Place("select", rule: "stored_closure_cycle", decidedBy: .program) { probe in tuner(probe) { $0.connectPresets() } },
  Place("titles", decidedBy: .program) { probe in tuner(probe) { $0.refreshPresets() } },
  Place("removal", rule: "stored_closure_cycle", decidedBy: .run) { probe in tuner(probe) { $0.prepareRemoval(); $0.askForRemoval() } },
]
