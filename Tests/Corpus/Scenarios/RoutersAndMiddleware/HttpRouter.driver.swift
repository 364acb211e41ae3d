import CorpusProbe
import Foundation

public let places: [Place] = [
  Place("users", decidedBy: .program) { probe in
    let router = Router()
    let controller = UserController()
    probe.watch(controller)
    controller.mount(on: router)
    _ = router.handle(Request(method: "GET", path: "/users"))
  },
  Place("admin", rule: "stored_closure_cycle", decidedBy: .program, repaired: "    router.get(\"/admin\") { [weak self] in self?.dashboard($0) ?? Response(status: 503, body: \"\") }") { probe in
    let router = Router()
    let controller = AdminController(router: router)
    probe.watch(controller)
    controller.mount()
    _ = router.handle(Request(method: "GET", path: "/admin"))
  },
  Place("metrics", decidedBy: .program) { probe in
    let router = Router()
    let controller = MetricsController(router: router)
    probe.watch(controller)
    probe.watch(router)
    controller.mount()
    _ = router.handle(Request(method: "GET", path: "/metrics"))
  },
  Place("routes", decidedBy: .program) { probe in
    let router = Router()
    let controller = MetricsController(router: router)
    probe.watch(controller)
    controller.mount()
    _ = router.handle(Request(method: "GET", path: "/metrics"))
  },
  Place("rejection", rule: "strong_delegate", decidedBy: .program, repaired: "  weak var delegate: RateGuardDelegate?") { probe in
    let gateway = Gateway()
    probe.watch(gateway)
    gateway.forward(["/", "/"])
  },
  Place("counting", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let server = Server()
    probe.watch(server)
    server.countRequests()
    _ = server.router.handle(Request(method: "GET", path: "/users"))
  },
]
