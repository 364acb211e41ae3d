import CorpusProbe

private func scheduler(_ probe: Probe, _ use: (ShiftScheduler) -> Void) {
  let office = Office()
  probe.watch(office.scheduler)
  use(office.scheduler)
  office.scheduler.clock.minute()
  office.scheduler.clock.hour()
}

public let places: [Place] = [
  Place("poll", rule: "unbounded_self_capture", decidedBy: .text) { probe in
    let poller = RosterPoller()
    probe.watch(poller)
    poller.poll()
  },
  Place("remind", decidedBy: .text) { probe in
    let poller = ReminderPoller()
    probe.watch(poller)
    poller.poll()
    probe.wait(0.03)
  },
  Place("breaks", decidedBy: .program) { probe in
    let office = Office()
    probe.watch(office.breaks)
    office.breaks.start()
    probe.wait(0.03)
    office.closeDoors()
  },
  Place("minutes", rule: "stored_closure_cycle", decidedBy: .program, repaired: "    clock.onMinute = { [weak self] in self?.minutes += 1 }") { probe in
    scheduler(probe) { $0.countMinutes() }
  },
  Place("hours", decidedBy: .text) { probe in scheduler(probe) { $0.countHours() } },
  Place("chime", rule: "stored_closure_cycle", decidedBy: .program, capture: "scheduler") { probe in scheduler(probe) { $0.chime() } },
]
