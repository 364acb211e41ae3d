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
