import CorpusProbe

public let places: [Place] = [
  Place("dispatch", decidedBy: .text) { probe in
    let server = HTTPServer()
    probe.watch(server)
    _ = server.handle(Request(path: "/"))
  },
  Place("status", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let server = HTTPServer()
    let controller = StatusController(server: server)
    probe.watch(controller)
    controller.mount()
    _ = server.handle(Request(path: "/status"))
  },
  Place("page", decidedBy: .program) { probe in
    let server = HTTPServer()
    let controller = PageController(title: "Home")
    probe.watch(controller)
    controller.mount(on: server)
    _ = server.handle(Request(path: "/"))
  },
  Place("authentication", rule: "unowned_capture", decidedBy: .program) { probe in
    let site = Site()
    probe.watch(site)
    site.boot()
    _ = site.visit("/")
  },
  Place("compression", decidedBy: .program) { probe in
    let site = Site()
    probe.watch(site)
    probe.watch(site.compression)
    site.bootPublic()
    _ = site.visit("/")
  },
  Place("chain", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let gateway = Gateway()
    probe.watch(gateway)
    _ = gateway.handle(Request(path: "/api"))
  },
]
