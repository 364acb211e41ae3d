import CorpusProbe
import SwiftUI

private func model(_ probe: Probe) -> HabitModel {
  let model = HabitModel()
  probe.watch(model)
  return model
}

private func screen(_ probe: Probe) -> HabitScreen {
  let screen = HabitScreen()
  probe.watch(screen)
  return screen
}

public let places: [Place] = [
  Place("done", decidedBy: .text) { probe in
    HabitView(model: model(probe)).simulateTap(on: "Done")
  },
  Place("close", decidedBy: .text) { probe in
    HabitView(model: model(probe)).simulateTap(on: "Close")
  },
  Place(
    "track", rule: "stored_closure_cycle", decidedBy: .program,
    repaired: "        model.onComplete = { [binding = $streak] in binding.wrappedValue = max(binding.wrappedValue, $0) }"
  ) { probe in
    HabitView(model: model(probe)).track()
  },
  Place("longest", decidedBy: .text) { probe in
    HabitView(model: model(probe)).trackLongest()
  },
  Place("open", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    screen(probe).open(HabitModel())
  },
  Place("snapshot", decidedBy: .program) { probe in
    _ = screen(probe).snapshot(HabitModel())
  },
]
