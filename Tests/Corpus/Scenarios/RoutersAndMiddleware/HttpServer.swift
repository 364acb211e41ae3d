import Foundation
import Network

struct Request {
  let path: String
}

struct Response {
  var status = 200
  var body = ""
}

final class Router {
  typealias Handler = (Request) -> Response
  private var routes: [(prefix: String, handler: Handler)] = []
  private var middleware: [(Request, Handler) -> Response] = []

  func get(_ prefix: String, _ handler: @escaping Handler) { routes.append((prefix, handler)) }
  func use(_ step: @escaping (Request, Handler) -> Response) { middleware.append(step) }

  func answer(_ request: Request) -> Response {
    let end: Handler = { request in
      self.routes.first { request.path.hasPrefix($0.prefix) }?.handler(request) ?? Response(status: 404)
    }
    return middleware.reversed().reduce(end) { next, step in { step($0, next) } }(request)
  }
}

final class AccessLog {
  private(set) var lines: [String] = []

  func install(in router: Router) {
    router.use { request, next in  //@ accessLog
      self.lines.append(request.path)
      return next(request)
    }
  }
}

final class ClientSession {
  let connection: NWConnection
  var onClose: (() -> Void)?
  init(connection: NWConnection) { self.connection = connection }

  func close() { onClose?() }
}

final class HttpServer {
  let router = Router()
  let listener = try! NWListener(using: .tcp, on: 8080)
  private let log = AccessLog()
  private(set) var clients: [ClientSession] = []
  private(set) var hits = 0

  func addLogging() { log.install(in: router) }

  func addHealthRoute() {
    router.get("/health") { [weak self] _ in Response(body: "\(self?.hits ?? 0)") }  //@ health
  }

  func addStatsRoute() {
    router.get("/stats") { _ in  //@ stats
      self.hits += 1
      return Response(body: "\(self.hits) of \(self.clients.count)")
    }
  }

  func listen() {
    listener.newConnectionHandler = { connection in  //@ newConnection
      self.accept(connection)
    }
    listener.start(queue: .main)
  }

  func shutDown() {
    listener.cancel()
    clients.removeAll()
  }

  private func accept(_ connection: NWConnection) {
    let client = ClientSession(connection: connection)
    client.onClose = { [weak self] in  //@ onClose
      self?.clients.removeAll { $0 === client }
      client.connection.cancel()
    }
    clients.append(client)
  }
}

final class MetricsEndpoint {
  private let listener = try! NWListener(using: .tcp, on: 9090)
  private(set) var scrapes = 0

  func listen() {
    listener.newConnectionHandler = scrape  //@ scrape
    listener.start(queue: .main)
  }

  private func scrape(_ connection: NWConnection) {
    scrapes += 1
    connection.cancel()
  }
}

final class ServerProcess {
  private(set) var server: HttpServer?
  private(set) var metrics: MetricsEndpoint?

  func boot() {
    let server = HttpServer()
    server.addLogging()
    server.addHealthRoute()
    server.listen()
    self.server = server
  }

  func bootMetrics() {
    metrics = MetricsEndpoint()
    metrics?.listen()
  }

  func halt() {
    server?.shutDown()
    server = nil
    metrics = nil
  }
}
