import Foundation

@propertyWrapper
struct Handler<Input> {
  private var action: ((Input) -> Void)?
  var wrappedValue: (Input) -> Void {
    get { action ?? { _ in } }
    set { action = newValue }
  }
}

@propertyWrapper
final class OneShot {
  private var action: (() -> Void)?
  var wrappedValue: () -> Void {
    get { { self.action?(); self.action = nil } }
    set { action = newValue }
  }
}
