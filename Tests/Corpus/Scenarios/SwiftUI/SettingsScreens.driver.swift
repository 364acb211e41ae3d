import CorpusProbe
import Foundation
import CorpusSwiftUI

public let places: [Place] = [
  Place("muted", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let model = SettingsModel()
    probe.watch(model)
    model.muted.wrappedValue = true
  },
  Place("reset", decidedBy: .program) { probe in
    let model = SettingsModel()
    probe.watch(model)
    let view = SettingsView(model: model, onDone: {})
    view.simulateTap(on: "Reset")
  },
  Place("loading", decidedBy: .program) { probe in
    let model = SettingsModel()
    probe.watch(model)
    let host = UIHostingController(rootView: SettingsView(model: model, onDone: {}))
    probe.watch(host)
    host.beginAppearanceTransition(true, animated: false)
    host.endAppearanceTransition()
    probe.wait(0.02)
    host.beginAppearanceTransition(false, animated: false)
    host.endAppearanceTransition()
  },
  Place("done", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let settings = SettingsCoordinator()
    probe.watch(settings)
    settings.start()
    settings.host?.rootView.simulateTap(on: "Done")
  },
  Place("save", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let screen = SaveScreen(nibName: nil, bundle: nil)
    probe.watch(screen)
    screen.loadViewIfNeeded()
  },
  Place("about", decidedBy: .program) { probe in
    let about = AboutCoordinator()
    probe.watch(about)
    about.start()
    about.host?.loadViewIfNeeded()
    about.close()
  },
]
