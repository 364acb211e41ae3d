import CorpusProbe
import WebKit
import AVFoundation

public let places: [Place] = [
  Place("listen", rule: "target_cycle", decidedBy: .program) { probe in
    let page = HelpPage()
    probe.watch(page)
    page.listen()
  },
  Place("measure", decidedBy: .program) { probe in
    let page = HelpPage()
    probe.watch(page)
    page.measure()
  },
  Place("time", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let page = HelpPage()
    probe.watch(page)
    page.watchTime()
  },
  Place("weakTime", decidedBy: .program) { probe in
    let page = HelpPage()
    probe.watch(page)
    page.watchTimeWeakly()
  },
  Place("seek", decidedBy: .program) { probe in
    let page = HelpPage()
    probe.watch(page)
    page.seek()
  }
]
