import CorpusProbe

public let places: [Place] = [
  Place("observe", rule: "subscription_cycle", decidedBy: .text, repaired: "    task = Task { [weak self, stream] in for await value in stream { self?.progress.append(value) } }") { probe in
    let queue = DownloadQueue()
    probe.watch(queue)
    queue.observe()
    probe.wait()
  },
  Place("weakly", decidedBy: .text) { probe in
    let queue = DownloadQueue()
    probe.watch(queue)
    queue.observeWeakly()
    probe.wait()
  },
  Place("holding", rule: "unbounded_self_capture", decidedBy: .text, repaired: "    task = Task { [weak self, stream] in for await value in stream { self?.progress.append(value) } }; _ = { [weak self] in") { probe in
    let queue = DownloadQueue()
    probe.watch(queue)
    queue.observeHolding()
    probe.wait()
  },
  Place("fetch", decidedBy: .text) { probe in
    let queue = DownloadQueue()
    probe.watch(queue)
    queue.fetch()
  },
  Place("poll", decidedBy: .text) { probe in
    let queue = DownloadQueue()
    probe.watch(queue)
    queue.poll()
    probe.wait()
  },
  Place("forever", rule: "unbounded_self_capture", decidedBy: .text) { probe in
    let queue = DownloadQueue()
    probe.watch(queue)
    queue.pollForever()
    probe.wait()
  }
]
