import Foundation

struct Request {
  let path: String
  var headers: [String: String] = [:]
}

struct Response {
  var status = 200
  var body = ""
}

typealias Next = (Request) -> Response
typealias Middleware = (Request, Next) -> Response

final class HTTPServer {
  private var routes: [String: Next] = [:]
  private var middlewares: [Middleware] = []

  func get(_ path: String, _ handler: @escaping Next) { routes[path] = handler }
  func use(_ middleware: @escaping Middleware) { middlewares.append(middleware) }

  func handle(_ request: Request) -> Response {
    let last: Next = { self.routes[$0.path]?($0) ?? Response(status: 404) }  //@ dispatch
    let chain = middlewares.reversed().reduce(last) { next, middleware in { middleware($0, next) } }
    return chain(request)
  }
}

final class StatusController {
  private let server: HTTPServer
  private let started = Date()
  init(server: HTTPServer) { self.server = server }

  func mount() {
    server.get("/status") { _ in  //@ status
      Response(body: "up since \(self.started)")
    }
  }
}

final class PageController {
  private let title: String
  init(title: String) { self.title = title }

  func mount(on server: HTTPServer) {
    server.get("/") { _ in  //@ page
      Response(body: "<h1>\(self.title)</h1>")
    }
  }
}

final class Authentication {
  private let secret: String
  init(secret: String) { self.secret = secret }

  func attach(to server: HTTPServer) {
    server.use { [unowned self] request, next in  //@ authentication
      request.headers["Authorization"] == secret ? next(request) : Response(status: 401)
    }
  }
}

final class Compression {
  let minimum: Int
  init(minimum: Int) { self.minimum = minimum }

  func attach(to server: HTTPServer) {
    server.use { [unowned self] request, next in  //@ compression
      var response = next(request)
      if response.body.count > minimum { response.body = "gz:" + response.body }
      return response
    }
  }
}

final class Gateway {
  private lazy var chain: Next = makeChain()
  private var hits = 0

  private func makeChain() -> Next {
    let last: Next = { request in  //@ chain
      self.hits += 1
      return Response(body: request.path)
    }
    return { request in last(request) }
  }

  func handle(_ request: Request) -> Response { chain(request) }
}

final class Site {
  private let server = HTTPServer()
  let compression = Compression(minimum: 64)

  func boot() {
    let authentication = Authentication(secret: "s3cret")
    authentication.attach(to: server)
  }

  func bootPublic() {
    compression.attach(to: server)
    PageController(title: "Welcome").mount(on: server)
  }

  func visit(_ path: String) -> Response { server.handle(Request(path: path)) }
}

func serveOnce() {
  let secured = Site()
  secured.boot()
  _ = secured.visit("/")
  let open = Site()
  open.bootPublic()
  _ = open.visit("/")
  let server = HTTPServer()
  StatusController(server: server).mount()
  _ = server.handle(Request(path: "/status"))
  _ = Gateway().handle(Request(path: "/api"))
}
