import CorpusProbe

public let places: [Place] = [
  Place("next", decidedBy: .text) { probe in
    let queue = PrinterQueue()
    probe.watch(queue)
    queue.printNext()
  },
  Place("paper", rule: "unbounded_self_capture", decidedBy: .text) { probe in
    let queue = PrinterQueue()
    probe.watch(queue)
    queue.checkPaper()
    probe.wait(0.03)
  },
  Place("drain", decidedBy: .text) { probe in
    let queue = PrinterQueue()
    probe.watch(queue)
    queue.drain()
    probe.wait(0.1)
  },
  Place("all", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let queue = PrinterQueue()
    probe.watch(queue)
    queue.drainAll()
    probe.wait(0.03)
  },
  Place("watch", rule: "unbounded_self_capture", decidedBy: .text) { probe in
    let queue = PrinterQueue()
    probe.watch(queue)
    queue.watch()
    probe.wait(0.03)
  },
  Place("report", decidedBy: .text) { probe in
    let queue = PrinterQueue()
    probe.watch(queue)
    queue.report { _ in }
    probe.wait(0.03)
  },
]
