import CorpusProbe

public let places: [Place] = [
  Place("worker", decidedBy: .run) { probe in
    let queue = DownloadQueue()
    probe.watch(queue)
    queue.add("map")
    let screen = DownloadsScreen(queue: queue)
    queue.start()
    probe.wait(0.15)
    screen.dismiss()
    probe.wait(0.1)
  },
  Place("reporter", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let queue = DownloadQueue()
    probe.watch(queue)
    let screen = DownloadsScreen(queue: queue)
    screen.load(["map", "song"])
    probe.wait(0.15)
    screen.dismiss()
    probe.wait(0.1)
  },
]
