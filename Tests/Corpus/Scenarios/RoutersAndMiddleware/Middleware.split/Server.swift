import Foundation

final class Server {
  let pipeline = Pipeline()
  private(set) var hits = 0
  var token = "secret"

  func countHits() {
    pipeline.use { next in //@ hits
      return { request in
        self.hits += 1
        return next(request)
      }
    }
  }

  func authorize() {
    pipeline.use { [token] next in { $0.headers["token"] == token ? next($0) : "401" } } //@ authorize
  }

  func countWeakly() {
    pipeline.use { [weak self] next in //@ weakly
      return { request in
        self?.hits += 1
        return next(request)
      }
    }
  }

  func seal() {
    pipeline.seal { request in "\(self.token) \(request.path)" } //@ seal
  }

  func answerOnce(_ path: String) -> String {
    let wrap: Middleware = { next in { next($0) + self.token } } //@ wrap
    return wrap { $0.path }(Request(path: path))
  }
}
