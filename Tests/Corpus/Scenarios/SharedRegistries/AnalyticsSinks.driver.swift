import Foundation
import CorpusProbe

public let places: [Place] = [
  Place("fileSink", decidedBy: .program) { probe in
    let app = ShopApp()
    app.launch()
    probe.watch(app.file!)
    app.logOut()
  },
  Place("debugSink", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let app = ShopApp()
    app.launch()
    probe.watch(app.debug!)
    app.logOut()
  },
  Place("user", decidedBy: .program) { probe in
    let app = ShopApp()
    app.launch()
    probe.watch(app.session!)
    app.logOut()
  },
  Place("flush", decidedBy: .program) { probe in
    let app = ShopApp()
    app.launch()
    probe.watch(app.session!)
    app.logOut()
  },
  Place("screen", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let app = ShopApp()
    app.launch()
    probe.watch(app.screen!)
    app.logOut()
  },
]
