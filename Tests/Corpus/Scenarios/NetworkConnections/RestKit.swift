import Foundation

public struct RestRequest {
  public var path: String
  public var headers: [String: String] = [:]
}

public struct RetryPolicy {
  let attempts: Int
  let shouldRetry: (Int) -> Bool
}

public final class RestTask {
  let request: RestRequest
  var onProgress: ((Double) -> Void)?
  var onDone: ((Int) -> Void)?

  init(request: RestRequest) { self.request = request }

  func finish(with status: Int) {
    onProgress?(1)
    onDone?(status)
    onProgress = nil
    onDone = nil
  }
}

public final class RestClient {
  var intercept: ((RestRequest) -> RestRequest)?
  var policy: RetryPolicy?
  private var running: [RestTask] = []

  func start(_ request: RestRequest) -> RestTask {
    let task = RestTask(request: intercept?(request) ?? request)
    running.append(task)
    DispatchQueue.main.async {
      self.running.removeAll { $0 === task }
      task.finish(with: 200)
    }
    return task
  }
}

final class SocketTransport: NSObject, URLSessionDataDelegate {
  private var session: URLSession?
  private(set) var received = 0

  func open(_ configuration: URLSessionConfiguration = .ephemeral) {
    session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)  //@ transport
  }

  func get(_ url: URL) { session?.dataTask(with: url).resume() }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) { received += data.count }

  deinit { session?.invalidateAndCancel() }
}

final class HealthCheck: NSObject, URLSessionDataDelegate {
  private var session: URLSession?
  private(set) var isHealthy = false

  func ping(_ url: URL, configuration: URLSessionConfiguration = .ephemeral) {
    let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)  //@ health
    self.session = session
    session.dataTask(with: url).resume()
    session.finishTasksAndInvalidate()
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) { isHealthy = error == nil }
}

public final class LibraryCatalogAPI {
  private let client = RestClient()
  private let key: String
  private(set) var titles: [String] = []
  private(set) var lastStatus = 0

  public init(key: String) { self.key = key }

  func signRequests() {
    client.intercept = { request in  //@ sign
      var request = request
      request.headers["X-Key"] = self.key
      return request
    }
  }

  func retryPolitely() {
    client.policy = RetryPolicy(attempts: 3, shouldRetry: isTransient)  //@ retry
  }

  func search(_ words: String) {
    let task = client.start(RestRequest(path: "/search?q=" + words))
    task.onProgress = { fraction in  //@ search
      if fraction == 1 { self.titles.append(task.request.path) }
    }
  }

  func borrow(_ id: Int) {
    client.start(RestRequest(path: "/loans/\(id)")).onDone = { status in  //@ borrow
      self.lastStatus = status
    }
  }

  private func isTransient(_ status: Int) -> Bool { status == 503 || titles.isEmpty }
}
