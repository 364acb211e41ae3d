import CorpusProbe
import CorpusUIKit

public let places: [Place] = [
  Place("progress", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let job = PrintJob(title: "Report")
    let screen = PrintJobViewController(job: job)
    probe.watch(screen)
    screen.loadViewIfNeeded()
    screen.followProgress()
    job.advance()
  },
  Place("pages", decidedBy: .text) { probe in
    let job = PrintJob(title: "Report")
    let screen = PrintJobViewController(job: job)
    probe.watch(screen)
    screen.loadViewIfNeeded()
    screen.followPages()
    job.advance()
  },
  Place("jam", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let screen = PrintJobViewController(job: PrintJob(title: "Report"))
    probe.watch(screen)
    screen.loadViewIfNeeded()
    screen.prepareJamAlert()
  },
  Place("copies", decidedBy: .text) { probe in
    let screen = PrintJobViewController(job: PrintJob(title: "Report"))
    probe.watch(screen)
    let alert = screen.askForCopies()
    probe.watch(alert)
    alert.simulateTap(on: "Print")
    probe.wait()
  },
  Place("flash", decidedBy: .text) { probe in
    let screen = PrintJobViewController(job: PrintJob(title: "Report"))
    probe.watch(screen)
    screen.loadViewIfNeeded()
    screen.flashDone()
  },
  Place("row", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let screen = PrinterListViewController()
    probe.watch(screen)
    screen.loadViewIfNeeded()
  },
]
