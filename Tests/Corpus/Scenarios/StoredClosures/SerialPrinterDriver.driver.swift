import Foundation
import CorpusProbe

public let places: [Place] = [
  Place("bytes", decidedBy: .program) { probe in
    let center = PrintCenter()
    center.session()
    probe.watch(center.driver!)
    center.disconnect()
  },
  Place("fault", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let center = PrintCenter()
    center.faultSession()
    probe.watch(center.driver!)
    center.disconnect()
  },
  Place("page", decidedBy: .program) { probe in
    let center = PrintCenter()
    center.session()
    probe.watch(center.driver!)
    center.disconnect()
  },
  Place("receipt", rule: "unowned_capture", decidedBy: .program) { probe in
    let center = PrintCenter()
    center.quickReceipt()
    probe.watch(center.driver!)
    center.disconnect()
  },
  Place("echo", decidedBy: .program) { probe in
    let center = PrintCenter()
    center.echoSession()
    probe.watch(center.driver!)
    center.disconnect()
  },
]
