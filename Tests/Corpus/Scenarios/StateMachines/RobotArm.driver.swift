import CorpusProbe

public let places: [Place] = [
  Place("limit", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let cell = WorkCell()
    let arm = cell.mountArm()
    probe.watch(arm)
    arm.watchLimits()
    cell.shutDown()
  },
  Place("grab", decidedBy: .program) { probe in
    let cell = WorkCell()
    let arm = cell.mountArm()
    probe.watch(arm)
    arm.grab()
    cell.shutDown()
  },
  Place("home", rule: "unowned_capture", decidedBy: .text) { probe in
    let cell = WorkCell()
    let arm = cell.mountArm()
    probe.watch(arm)
    arm.returnHome(after: 0.02)
    cell.shutDown()
  },
  Place("move", decidedBy: .program) { probe in
    let cell = WorkCell()
    let arm = cell.mountArm()
    probe.watch(arm)
    cell.place(at: Pose(x: 3, y: 4))
    cell.shutDown()
  },
  Place("park", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let cell = WorkCell()
    let arm = cell.mountArm()
    probe.watch(arm)
    cell.endOfDay()
  },
  Place("heartbeat", decidedBy: .program) { probe in
    let cell = WorkCell()
    let arm = cell.mountArm()
    probe.watch(arm)
    cell.monitor()
    probe.wait(0.03)
    cell.shutDown()
  },
]
