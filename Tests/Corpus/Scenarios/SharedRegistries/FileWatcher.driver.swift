import CorpusProbe
import Foundation

public let places: [Place] = [
  Place("config", decidedBy: .program) { probe in
    let reloader = ConfigReloader()
    probe.watch(reloader)
    reloader.begin()
    probe.wait(0.03)
    reloader.end()
  },
  Place("templates", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let reloader = TemplateReloader(directory: "/srv/www")
    probe.watch(reloader)
    reloader.begin()
    probe.wait(0.03)
    reloader.end()
  },
  Place("certificate", decidedBy: .program) { probe in
    let reloader = CertificateReloader()
    probe.watch(reloader)
    reloader.begin()
    probe.wait(0.03)
  },
  Place("index", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let builder = IndexBuilder()
    probe.watch(builder)
    builder.begin()
    probe.wait(0.03)
    builder.end()
  },
  Place("startup", decidedBy: .program) { probe in
    let check = StartupCheck()
    probe.watch(check)
    check.run()
  },
]
