import CorpusProbe
import Foundation
import UIKit

public let places: [Place] = [
  Place("room", decidedBy: .program) { probe in
    probe.watch(MessagingSession().chat())
  },
  Place("support", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    probe.watch(MessagingSession().support())
  },
  Place("typing", rule: "unowned_capture", decidedBy: .program) { probe in
    let session = MessagingSession()
    probe.watch(session)
    _ = session.showTyping()
    session.shared.open()
  },
  Place("receipts", decidedBy: .program) { probe in
    let receipts = ReadReceipts()
    probe.watch(receipts)
    receipts.watch()
  },
]
