import CorpusProbe
import UIKit

public let places: [Place] = [
  Place("notificationsRow", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let controller = SettingsViewController(store: .shared)
    probe.watch(controller)
    controller.addNotificationsRow()
    controller.toggle(0, true)
    controller.close()
  },
  Place("soundsRow", decidedBy: .text) { probe in
    let controller = SettingsViewController(store: .shared)
    probe.watch(controller)
    controller.addSoundsRow()
    controller.toggle(0, true)
    controller.close()
  },
  Place("darkMode", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let controller = SettingsViewController(store: .shared)
    probe.watch(controller)
    controller.followDarkMode()
    SettingsStore.shared.set(true, for: "dark")
    controller.close()
  },
  Place("textSize", decidedBy: .program) { probe in
    let controller = SettingsViewController(store: .shared)
    probe.watch(controller)
    controller.followTextSize()
    SettingsStore.shared.set(true, for: "largeText")
    controller.close()
  },
  Place("resetAction", decidedBy: .program) { probe in
    let controller = SettingsViewController(store: .shared)
    probe.watch(controller)
    controller.confirmReset()
    (controller.presentedViewController as? UIAlertController)?.simulateTap(on: "Reset")
    controller.close()
  },
]
