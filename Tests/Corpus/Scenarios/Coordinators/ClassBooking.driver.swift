import CorpusProbe

public let places: [Place] = [
  Place("book", decidedBy: .program) { $0.watch(GymApp().bookAsMember()) },
  Place("memberFinish", decidedBy: .text) { $0.watch(GymApp().bookAsMember()) },
  Place("waitlistFinish", decidedBy: .program) { $0.watch(GymApp().tryWaitlist()) },
  Place("select", rule: "stored_closure_cycle", decidedBy: .program) { $0.watch(GymApp().openSchedule()) },
  Place("bookingFinish", rule: "stored_closure_cycle", decidedBy: .program, capture: "booking") { $0.watch(GymApp().bookDirectly()!) },
]
