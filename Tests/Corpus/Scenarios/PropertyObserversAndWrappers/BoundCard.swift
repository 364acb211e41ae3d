import Foundation

/// Another value goes through the wrapper's setter. The wrapper stays, and what it projects.
@propertyWrapper final class Bindable<Value> {
  private var value: Value
  let projectedValue = Binder<Value>()

  init(wrappedValue: Value) { value = wrappedValue }

  var wrappedValue: Value {
    get { value }
    set {
      value = newValue
      projectedValue.binding?(newValue)
    }
  }
}

final class Binder<Value> {
  var binding: ((Value) -> Void)?
}

final class CardModel {
  @Bindable var message: String?
  @Bindable var footer: String?

  func close() { message = nil }
  func release() { $footer.binding = nil }
}

final class Card {
  private let model = CardModel()
  private(set) var text: String?

  func bind() {
    model.$message.binding = { self.text = $0 }  //@ bound
    model.close()
  }

  func bindFooter() {
    model.$footer.binding = { self.text = $0 }  //@ released
    model.release()
  }
}
