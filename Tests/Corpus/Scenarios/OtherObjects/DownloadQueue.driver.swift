import CorpusFoundation
import CorpusProbe

public let places: [Place] = [
  Place("finish", decidedBy: .program) { probe in
    let screen = DownloadsScreen()
    probe.watch(screen.manager!)
    screen.fetch("a")
    screen.leave()
  },
  Place("resume", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let screen = DownloadsScreen()
    probe.watch(screen.manager!)
    screen.resume("a")?.receive(0.5)
    screen.leave()
  },
  Place("quiet", rule: "stored_closure_cycle", decidedBy: .program, capture: "task") { probe in
    let screen = DownloadsScreen()
    screen.prefetch("q")
    probe.watch(screen.manager!.running[0])
    screen.leave()
  },
  Place("logged", decidedBy: .program) { probe in
    let screen = DownloadsScreen()
    probe.watch(screen.manager!)
    screen.prefetch("q")
    screen.leave()
  },
  Place("retry", rule: "unowned_capture", decidedBy: .program) { probe in
    let screen = DownloadsScreen()
    probe.watch(screen.manager!)
    screen.manager!.retryLater(URL(string: "https://example.com/r")!)
    screen.leave()
    probe.wait(0.1)
  },
  Place("check", decidedBy: .program) { probe in
    let screen = DownloadsScreen()
    probe.watch(screen.manager!)
    screen.manager!.checkLater()
    screen.leave()
  },
]
