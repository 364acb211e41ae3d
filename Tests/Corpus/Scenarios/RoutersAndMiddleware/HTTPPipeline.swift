import Foundation

struct Request {
  let path: String
  var headers: [String: String] = [:]
}

struct Response {
  let status: Int
}

protocol Interceptor: AnyObject {
  func adapt(_ request: Request) -> Request
}

final class Transport {
  private var answers: [Int]
  init(answers: [Int]) { self.answers = answers }

  func perform(_ request: Request, completion: @escaping (Response) -> Void) {
    let status = answers.isEmpty ? 200 : answers.removeFirst()
    DispatchQueue.main.async { completion(Response(status: status)) }
  }
}

final class AuthInterceptor: Interceptor {
  private let client: HTTPClient  //@ authClient
  private var token = "t0"
  init(client: HTTPClient) { self.client = client }

  func adapt(_ request: Request) -> Request {
    var request = request
    request.headers["Authorization"] = token + client.agent
    return request
  }
}

final class AgentInterceptor: Interceptor {
  private weak var client: HTTPClient?  //@ agentClient
  init(client: HTTPClient) { self.client = client }

  func adapt(_ request: Request) -> Request {
    var request = request
    request.headers["User-Agent"] = client?.agent
    return request
  }
}

final class HTTPClient {
  let agent = "kit/2"
  private let transport: Transport
  private var interceptors: [Interceptor] = []
  private(set) var finished = 0
  private(set) var retryPolicy: ((Response) -> Bool)?

  init(transport: Transport) { self.transport = transport }

  func use(_ interceptor: Interceptor) { interceptors.append(interceptor) }

  func send(_ request: Request, retries: Int) {
    let adapted = interceptors.reduce(request) { $1.adapt($0) }
    func attempt(_ left: Int) {
      transport.perform(adapted) { response in  //@ attempt
        if response.status >= 500, left > 0 {
          attempt(left - 1)
        } else {
          self.finished += 1
        }
      }
    }
    attempt(retries)
  }

  func retryWhileFresh() {
    func policy(_ response: Response) -> Bool { response.status >= 500 && finished < 3 }
    retryPolicy = policy  //@ policy
  }

  func retryAlways() {
    func policy(_ response: Response) -> Bool { response.status >= 500 }
    retryPolicy = policy  //@ always
  }
}

final class Networking {
  private(set) var client: HTTPClient? = HTTPClient(transport: Transport(answers: [503, 503]))

  func authenticated() {
    guard let client else { return }
    client.use(AuthInterceptor(client: client))
    client.send(Request(path: "/me"), retries: 0)
  }

  func branded() {
    guard let client else { return }
    client.use(AgentInterceptor(client: client))
    client.send(Request(path: "/about"), retries: 0)
  }

  func fetch() { client?.send(Request(path: "/items"), retries: 2) }

  func configure(always: Bool) {
    if always { client?.retryAlways() } else { client?.retryWhileFresh() }
  }

  func shutDown() { client = nil }
}

extension Networking {
  func launch(signedIn: Bool) {
    if signedIn { authenticated() } else { branded() }
    fetch()
    configure(always: !signedIn)
    shutDown()
  }
}
