import Foundation

final class Observable<Value> {
  private var observers: [(Value) -> Void] = []
  var value: Value { didSet { observers.forEach { $0(value) } } }

  init(_ value: Value) { self.value = value }

  func bind(_ observer: @escaping (Value) -> Void) {
    observers.append(observer)
    observer(value)
  }

  func map<Other>(_ transform: @escaping (Value) -> Other) -> Observable<Other> {
    let result = Observable<Other>(transform(value))
    bind { [weak result] in result?.value = transform($0) }
    return result
  }
}

final class Holder<Object: AnyObject> {
  let object: Object
  init(_ object: Object) { self.object = object }
}

final class Reference<Object: AnyObject> {
  private(set) weak var object: Object?
  init(_ object: Object) { self.object = object }
}

final class ProductPage {
  let name = Observable("Lamp")
  let price: Observable<Double> = .init(19.5)
  private var taxed: Observable<Double>?
  private var lines: [String] = []
  var rate = 1.19

  func showName() {
    name.bind { text in self.lines.append(text) }  //@ name
  }

  func addTax() {
    taxed = price.map { $0 * self.rate }  //@ tax
  }

  func roundPrice() {
    taxed = price.map { [rate] in ($0 * rate).rounded() }  //@ rounded
  }

  func followPrice() {
    let page = Holder(self)
    price.bind { value in page.object.lines.append("\(value) €") }  //@ price
  }

  func followName() {
    let page = Reference(self)
    name.bind { text in page.object?.lines.append(text) }  //@ title
  }
}
