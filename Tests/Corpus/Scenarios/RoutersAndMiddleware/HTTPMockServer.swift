import Foundation

struct MockRequest {
  let method: String
  let path: String
  var body = Data()
}

struct MockResponse {
  var status = 200
  var body = Data()
  static let ok = MockResponse()
}

typealias MockHandler = (MockRequest) -> MockResponse

final class MockServer {
  private var routes: [String: MockHandler] = [:]
  var lastBody = Data()

  func get(_ path: String, _ handler: @escaping MockHandler) { routes["GET " + path] = handler }
  func post(_ path: String, _ handler: @escaping MockHandler) { routes["POST " + path] = handler }
  func reset() { routes.removeAll() }
  @discardableResult
  func handle(_ request: MockRequest) -> MockResponse {
    routes["\(request.method) \(request.path)"]?(request) ?? MockResponse(status: 404)
  }
}

enum MockTransport {
  nonisolated(unsafe) static var fallback: MockHandler?
  static func send(_ request: MockRequest) -> MockResponse { fallback?(request) ?? MockResponse(status: 503) }
}

class APITestCase {
  let server = MockServer()
  var hits = 0
  func setUp() {}
  func tearDown() {}
  func test() {
    server.handle(MockRequest(method: "GET", path: "/user"))
    server.handle(MockRequest(method: "POST", path: "/upload", body: Data([1])))
  }
}

final class UserTests: APITestCase {
  override func setUp() {
    server.get("/user") { _ in  //@ user
      self.hits += 1
      return .ok
    }
  }
  override func tearDown() { hits = 0 }
}

final class LoginTests: APITestCase {
  override func setUp() {
    server.get("/user") { _ in  //@ login
      self.hits += 1
      return MockResponse(status: 401)
    }
  }
  override func tearDown() { server.reset() }
}

final class UploadTests: APITestCase {
  override func setUp() {
    let server = server
    server.post("/upload") { request in  //@ upload
      server.lastBody = request.body
      return .ok
    }
  }
}

final class RequestLog {
  private(set) var paths: [String] = []
  func note(_ request: MockRequest) { paths.append(request.path) }
}

final class LoggingTests: APITestCase {
  private let log = RequestLog()

  override func setUp() {
    let log = log
    server.get("/user") { request in  //@ logging
      log.note(request)
      return .ok
    }
  }
}

final class OfflineTests: APITestCase {
  override func setUp() {
    MockTransport.fallback = { [unowned self] _ in  //@ offline
      self.hits += 1
      return MockResponse(status: 500)
    }
  }
  override func test() { _ = MockTransport.send(MockRequest(method: "GET", path: "/")) }
}

final class ProxyTests: APITestCase {
  override func setUp() {
    MockTransport.fallback = { [unowned self] _ in  //@ proxy
      self.hits += 1
      return .ok
    }
  }
  override func test() { _ = MockTransport.send(MockRequest(method: "GET", path: "/")) }
  override func tearDown() { MockTransport.fallback = nil }
}

final class TestRunner {
  private(set) var failures = 0

  func run(_ make: () -> APITestCase) {
    do {
      let test = make()
      test.setUp()
      test.test()
      test.tearDown()
    }
    if MockTransport.send(MockRequest(method: "GET", path: "/late")).status == 200 { failures += 1 }
  }
}
