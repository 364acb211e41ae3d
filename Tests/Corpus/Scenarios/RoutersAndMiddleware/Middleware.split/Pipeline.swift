import Foundation

struct Request {
  var path: String
  var headers: [String: String] = [:]
}

typealias Handler = (Request) -> String
typealias Middleware = (@escaping Handler) -> Handler

final class Pipeline {
  private var middlewares: [Middleware] = []
  private(set) var handler: Handler = { _ in "404" }

  func use(_ middleware: @escaping Middleware) { middlewares.append(middleware) }

  func seal(with last: @escaping Handler) {
    handler = middlewares.reversed().reduce(last) { next, middleware in middleware(next) }
  }
}
