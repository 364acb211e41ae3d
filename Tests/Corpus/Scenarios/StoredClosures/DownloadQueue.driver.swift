import CorpusProbe

public let places: [Place] = [
  Place("enqueue", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let queue = DownloadQueue()
    probe.watch(queue)
    queue.enqueue("a.zip")
    queue.finish("a.zip", bytes: 12)
  },
  Place("prefetch", decidedBy: .text) { probe in
    let queue = DownloadQueue()
    probe.watch(queue)
    queue.prefetch(["a.zip", "b.zip"])
  },
  Place("total", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let queue = DownloadQueue()
    probe.watch(queue)
    queue.reportTotal()
    queue.finish("a.zip", bytes: 12)
  },
  Place("label", decidedBy: .text) { probe in
    let queue = DownloadQueue()
    probe.watch(queue)
    queue.describe("a.zip")
  },
  Place("overview", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let queue = DownloadQueue()
    probe.watch(queue)
    queue.describeAll()
  },
]
