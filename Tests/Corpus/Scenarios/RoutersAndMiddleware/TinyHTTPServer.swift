import Foundation
import Network

struct Request {
  let path: String
  let body: Data
}

struct Response {
  var status = 200
  var text = ""
}

final class Router {
  typealias Handler = (Request) -> Response
  private var routes: [String: Handler] = [:]
  private var fallback: Handler = { _ in Response(status: 404, text: "") }

  func get(_ path: String, _ handler: @escaping Handler) { routes[path] = handler }
  func otherwise(_ handler: @escaping Handler) { fallback = handler }
  func route(_ request: Request) -> Response { (routes[request.path] ?? fallback)(request) }
}

final class Peer {
  private let connection: NWConnection
  private(set) var received = Data()

  init(connection: NWConnection) { self.connection = connection }

  func serve() {
    connection.stateUpdateHandler = { state in //@ peerState
      if case .failed = state { self.received.removeAll() }
    }
    connection.start(queue: .main)
  }

  func stop() { connection.cancel() }

  func listenUntilGone() {
    connection.stateUpdateHandler = { state in //@ peerFailed
      if case .failed = state { self.received.removeAll() }
    }
  }
}

class Server {
  let router = Router()
  private(set) var hits = 0
  func hit() { hits += 1 }
}

final class StatusServer: Server {
  private var listener: NWListener?

  func mountStatus() {
    router.get("/status") { _ in //@ status
      Response(text: "\(self.hits)")
    }
  }

  func mountVersion() {
    let hits = self.hits
    router.get("/version") { _ in Response(text: "1.\(hits)") } //@ version
  }

  func mountFallback() {
    router.otherwise(missing) //@ fallback
  }

  private func missing(_ request: Request) -> Response {
    hit()
    return Response(status: 404, text: request.path)
  }

  func start() throws {
    let listener = try NWListener(using: .tcp)
    listener.newConnectionHandler = { _ in //@ accept
      self.hit()
    }
    listener.start(queue: .main)
    self.listener = listener
  }

  func stop() {
    listener?.cancel()
    listener = nil
  }
}

final class ServerApp {
  private(set) var server: StatusServer?
  private(set) var peer: Peer?

  func boot() {
    server = StatusServer()
    server?.mountVersion()
    try? server?.start()
    _ = server?.router.route(Request(path: "/version", body: Data()))
  }

  func bootStatus() {
    server = StatusServer()
    server?.mountStatus()
    _ = server?.router.route(Request(path: "/status", body: Data()))
  }

  func bootFallback() {
    server = StatusServer()
    server?.mountFallback()
    _ = server?.router.route(Request(path: "/none", body: Data()))
  }

  func connect() {
    peer = Peer(connection: NWConnection(host: "localhost", port: 80, using: .tcp))
    peer?.serve()
  }

  func connectIdle() {
    peer = Peer(connection: NWConnection(host: "localhost", port: 80, using: .tcp))
    peer?.listenUntilGone()
  }

  func hangUp() {
    peer?.stop()
    peer = nil
  }

  func drop() { peer = nil }

  func shutDown() {
    server?.stop()
    server = nil
  }
}
