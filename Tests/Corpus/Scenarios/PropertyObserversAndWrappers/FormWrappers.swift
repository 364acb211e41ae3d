import Foundation

@propertyWrapper
struct Observed<Value> {
  final class Box {
    var value: Value
    var onChange: ((Value) -> Void)?
    init(_ value: Value) { self.value = value }
  }

  private let box: Box
  init(wrappedValue: Value) { box = Box(wrappedValue) }

  var wrappedValue: Value {
    get { box.value }
    nonmutating set {
      box.value = newValue
      box.onChange?(newValue)
    }
  }
  var projectedValue: Box { box }
}

@propertyWrapper
struct Deferred<Value> {
  private enum State {
    case pending(() -> Value)
    case ready(Value)
  }

  private var state: State
  init(_ make: @escaping () -> Value) { state = .pending(make) }

  var wrappedValue: Value {
    mutating get {
      switch state {
      case .ready(let value): return value
      case .pending(let make):
        let value = make()
        state = .ready(value)
        return value
      }
    }
  }
}

@propertyWrapper
struct Computed<Value> {
  private var make: (() -> Value)?
  init() {}

  var wrappedValue: Value? { make?() }
  var projectedValue: () -> Value {
    get { make ?? { fatalError("not set up") } }
    set { make = newValue }
  }
}

final class NameField {
  @Observed var text = ""
  private(set) var isValid = false

  func validateLive() {
    $text.onChange = { self.isValid = $0.count > 2 }  //@ validation
  }
}

final class PhoneField {
  @Observed var digits = ""
  private(set) var formatted = ""

  func formatLive() {
    $digits.onChange = { self.formatted = "+" + $0 }  //@ formatting
  }

  func endEditing() { $digits.onChange = nil }
}

final class AddressField {
  private var parts = ["street", "city"]
  @Deferred private var suggestions: [String]

  init() {
    _suggestions = Deferred { ["home"] }
  }

  func prepare() -> Int {
    _suggestions = Deferred { self.parts.map { $0 + "?" } }  //@ suggestions
    return suggestions.count
  }
}

final class TotalField {
  private var prices = [1, 2, 3]
  @Computed private var total: Int?

  func setUp() {
    $total = { self.prices.reduce(0, +) }  //@ total
  }

  func show() -> Int { total ?? 0 }
}

final class CheckoutForm {
  private let name = NameField(), phone = PhoneField(), address = AddressField(), total = TotalField()

  func fill() {
    name.validateLive()
    name.text = "Ada"
    phone.formatLive()
    phone.digits = "123"
    phone.endEditing()
    print(address.prepare())
    total.setUp()
    print(total.show())
  }
}
