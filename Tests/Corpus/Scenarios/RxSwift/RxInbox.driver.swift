import Foundation
import CorpusProbe
import RxSwift

public let places: [Place] = [
  Place("live", rule: "subscription_cycle", decidedBy: .program) { probe in
    let app = MailApp()
    app.openLive()
    probe.watch(app.live!)
    app.close()
  },
  Place("reload", decidedBy: .program) { probe in
    let app = MailApp()
    app.openCached()
    probe.watch(app.live!)
    app.close()
  },
  Place("blocked", rule: "subscription_cycle", decidedBy: .program) { probe in
    let app = MailApp()
    app.openFiltered()
    probe.watch(app.filtered!)
    app.close()
  },
  Place("counting", decidedBy: .program) { probe in
    let app = MailApp()
    app.openCounting()
    probe.watch(app.filtered!)
    app.close()
  },
  Place("badge", decidedBy: .program) { probe in
    let app = MailApp()
    app.openBar()
    probe.watch(app.badge!)
    app.close()
  },
  Place("hint", decidedBy: .program) { probe in
    let app = MailApp()
    app.openBar()
    probe.watch(app.hint!)
    app.close()
    probe.wait(0.01)
    app.service.unread.accept(1)
  },
  Place("snooze", rule: "subscription_cycle", decidedBy: .program) { probe in
    let app = MailApp()
    app.openSnoozed()
    probe.watch(app.snoozed!)
    app.close()
  },
]
