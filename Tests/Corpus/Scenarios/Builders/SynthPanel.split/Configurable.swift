import Foundation

protocol Configurable: AnyObject {}

extension Configurable {
  @discardableResult
  func configured(_ apply: (Self) -> Void) -> Self {
    apply(self)
    return self
  }
}
