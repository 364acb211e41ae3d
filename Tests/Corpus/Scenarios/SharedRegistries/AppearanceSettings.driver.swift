import CorpusProbe
import UIKit

@MainActor private func look(_ probe: Probe, _ object: (AppearanceSettings) -> AnyObject?) {
  let settings = AppearanceSettings()
  settings.show()
  probe.watch(object(settings)!)
  settings.hide()
}

@MainActor private func open(_ probe: Probe, _ screen: (AppearanceSettings) -> Void) {
  let settings = AppearanceSettings()
  settings.navigation.loadViewIfNeeded()
  settings.navigation.beginAppearanceTransition(true, animated: false)
  settings.navigation.endAppearanceTransition()
  screen(settings)
  let top = settings.navigation.viewControllers.last!
  top.loadViewIfNeeded()
  probe.watch(top)
  settings.back()
}

public let places: [Place] = [
  Place("toolbar", rule: "subscription_cycle", decidedBy: .program) { look($0) { $0.toolbar } },
  Place("sidebar", decidedBy: .program) { look($0) { $0.sidebar } },
  Place("preview", rule: "unbounded_self_capture", decidedBy: .program, repaired: "  init() {}") { look($0) { $0.preview } },
  Place("picker", rule: "subscription_cycle", decidedBy: .text) { open($0) { $0.openPicker() } },
  Place("font", decidedBy: .text) { open($0) { $0.openFonts() } },
]
