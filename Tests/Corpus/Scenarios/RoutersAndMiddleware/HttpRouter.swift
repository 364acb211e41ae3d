import Foundation

struct Request {
  let method: String
  let path: String
  var headers: [String: String] = [:]
}

struct Response {
  var status: Int
  var body: String
}

typealias Handler = (Request) -> Response

final class Router {
  private var routes: [String: Handler] = [:]
  private var middleware: [(Request) -> Request] = []

  func get(_ path: String, _ handler: @escaping Handler) { routes["GET " + path] = handler }
  func use(_ step: @escaping (Request) -> Request) { middleware.append(step) }
  func forEachRoute(_ body: (String) -> Void) { routes.keys.sorted().forEach(body) }

  func handle(_ request: Request) -> Response {
    let prepared = middleware.reduce(request) { $1($0) }
    guard let handler = routes[prepared.method + " " + prepared.path] else { return Response(status: 404, body: "") }
    return handler(prepared)
  }
}

final class UserController {
  private var names = ["ada", "grace"]

  func mount(on router: Router) {
    router.get("/users", list)  //@ users
  }

  private func list(_ request: Request) -> Response { Response(status: 200, body: names.joined(separator: ",")) }
}

final class AdminController {
  private let router: Router
  private var visits = 0

  init(router: Router) { self.router = router }

  func mount() {
    router.get("/admin", dashboard)  //@ admin
  }

  private func dashboard(_ request: Request) -> Response {
    visits += 1
    return Response(status: 200, body: "visits: \(visits)")
  }
}

final class MetricsController {
  private let router: Router
  private var lines: [String] = []

  init(router: Router) { self.router = router }

  func mount() {
    router.get("/metrics") { [weak self] _ in  //@ metrics
      Response(status: 200, body: self?.render() ?? "")
    }
  }

  private func render() -> String {
    lines.removeAll()
    router.forEachRoute { lines.append($0) }  //@ routes
    return lines.joined(separator: "\n")
  }
}

final class Server {
  let router = Router()
  private var requestCount = 0
  private var admin: AdminController?
  private var metrics: MetricsController?

  func countRequests() {
    router.use { request in  //@ counting
      self.requestCount += 1
      return request
    }
  }

  func mountAll() {
    UserController().mount(on: router)
    let admin = AdminController(router: router)
    admin.mount()
    self.admin = admin
    let metrics = MetricsController(router: router)
    metrics.mount()
    self.metrics = metrics
  }
}

protocol RateGuardDelegate: AnyObject {
  func rateGuard(_ guarding: RateGuard, didReject path: String)
}

final class RateGuard {
  var delegate: RateGuardDelegate?  //@ rejection
  private var hits: [String: Int] = [:]

  func admit(_ path: String) {
    hits[path, default: 0] += 1
    if hits[path]! > 1 { delegate?.rateGuard(self, didReject: path) }
  }
}

final class Gateway: RateGuardDelegate {
  private let rateGuard = RateGuard()
  private var rejected: [String] = []

  init() { rateGuard.delegate = self }

  func forward(_ paths: [String]) { paths.forEach(rateGuard.admit) }
  func rateGuard(_ guarding: RateGuard, didReject path: String) { rejected.append(path) }
}

final class DevelopmentRun {
  func serve(paths: [String]) -> [Int] {
    let server = Server()
    server.countRequests()
    server.mountAll()
    Gateway().forward(paths)
    return paths.map { server.router.handle(Request(method: "GET", path: $0)).status }
  }
}
