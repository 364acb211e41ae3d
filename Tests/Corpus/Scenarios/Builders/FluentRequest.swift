import Foundation

final class FluentRequest {
  private var successes: [(String) -> Void] = []
  private var failure: ((Error) -> Void)?
  private let path: String
  private var isDone = false

  init(_ path: String) { self.path = path }

  @discardableResult
  func onSuccess(_ handler: @escaping (String) -> Void) -> Self {
    successes.append(handler)
    return self
  }

  @discardableResult
  func onFailure(_ handler: @escaping (Error) -> Void) -> Self {
    failure = handler
    return self
  }

  @discardableResult
  func start() -> Self {
    DispatchQueue.main.async {
      self.successes.forEach { $0(self.path) } //@ start
      self.isDone = true
    }
    return self
  }
}

final class ArticlePage {
  private var request: FluentRequest?
  private(set) var text = ""

  func load() {
    FluentRequest("a")
      .onSuccess { self.text = $0 } //@ load
      .onFailure { self.text = "\($0)" }
      .start()
  }

  func loadKept() {
    request = FluentRequest("a")
      .onSuccess { self.text = $0 } //@ kept
      .start()
  }

  func loadKeptFailure() {
    let request = FluentRequest("a")
    request.onSuccess { [weak self] in self?.text = $0 } //@ success
    request.onFailure { error in self.text = "\(error)" } //@ failure
    self.request = request.start()
  }
}
