import CorpusProbe

@MainActor private func model(_ probe: Probe, _ use: (DiaryModel) -> Void) {
  let tab = HealthTab()
  let diary = tab.openDiary()
  probe.watch(diary.model)
  use(diary.model)
  probe.wait(0.03)
  tab.back()
}

@MainActor private func screen(_ probe: Probe, _ use: (DiaryScreen) -> Void) {
  let tab = HealthTab()
  let diary = tab.openDiary()
  probe.watch(diary)
  use(diary)
  tab.back()
}

public let places: [Place] = [
  Place("average", rule: "stored_closure_cycle", decidedBy: .text) { p in model(p) { $0.trackAverage() } },
  Place("goal", decidedBy: .text) { p in model(p) { $0.trackGoal() } },
  Place("autosave", rule: "stored_closure_cycle", decidedBy: .text) { p in model(p) { $0.startAutosave() } },
  Place("imported", decidedBy: .text) { p in model(p) { $0.importHealth() } },
  Place("embedded", rule: "stored_closure_cycle", decidedBy: .program) { p in screen(p) { $0.embedEditor() } },
  Place("presented", decidedBy: .program) { p in screen(p) { $0.presentEditor() } },
]
