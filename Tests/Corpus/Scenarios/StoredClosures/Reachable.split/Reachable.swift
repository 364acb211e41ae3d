import Foundation

protocol Reachable: AnyObject {
  var retryHandlers: [() -> Void] { get set }
}

extension Reachable {
  func whenOnline(_ handler: @escaping () -> Void) { retryHandlers.append(handler) }
  func ifOnline(_ body: () -> Void) { body() }
  func afterOnline(_ handler: @escaping () -> Void) {
    DispatchQueue.main.async(execute: handler)
  }
}
