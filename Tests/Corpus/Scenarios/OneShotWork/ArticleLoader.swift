import Foundation

final class ArticleLoader: NSObject {
  private let session: URLSession
  private var task: URLSessionDataTask?
  private var handler: ((Data?, URLResponse?, Error?) -> Void)?
  private(set) var articles: [String: Data] = [:]

  init(session: URLSession = .shared) { self.session = session }

  func load(_ url: URL) {
    session.dataTask(with: url) { data, _, _ in  //@ load
      self.articles[url.path] = data
    }.resume()
  }

  func reload(_ url: URL) {
    task?.cancel()
    task = session.dataTask(with: url) { data, _, _ in  //@ reload
      self.articles[url.path] = data
    }
    task?.resume()
  }

  func loadShared(_ urls: [URL]) {
    let handler: (Data?, URLResponse?, Error?) -> Void = { _, response, _ in  //@ together
      self.articles[response?.url?.path ?? ""] = Data()
    }
    self.handler = handler
    urls.forEach { session.dataTask(with: $0, completionHandler: handler).resume() }
  }

  func prefetch(_ urls: [URL]) {
    let handler: (Data?, URLResponse?, Error?) -> Void = { _, response, _ in  //@ prefetch
      self.articles[response?.url?.path ?? ""] = Data()
    }
    urls.forEach { session.dataTask(with: $0, completionHandler: handler).resume() }
  }
}
