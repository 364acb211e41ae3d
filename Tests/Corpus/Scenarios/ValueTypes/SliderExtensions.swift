import Foundation

final class Slider {
  var limit = 1.0
  var valueChanged: ((Double) -> Void)?
  func move(to value: Double) { valueChanged?(value) }
}

struct Reactive<Base: AnyObject> {
  let base: Base
}

struct Observing<Base: AnyObject> {
  private(set) weak var base: Base?
}

extension Slider {
  var reactive: Reactive<Slider> { Reactive(base: self) }
  var observing: Observing<Slider> { Observing(base: self) }
}

extension Reactive where Base == Slider {
  func percent(_ handler: @escaping (Double) -> Void) {
    base.valueChanged = { value in  //@ percent
      handler(100 * value / base.limit)
    }
  }

  func fraction(_ handler: @escaping (Double) -> Void) {
    let limit = base.limit
    base.valueChanged = { value in  //@ fraction
      handler(value / limit)
    }
  }

  func clamped(_ handler: @escaping (Double) -> Void) {
    base.valueChanged = { [unowned base] value in  //@ clamped
      handler(min(value, base.limit))
    }
  }
}

extension Observing where Base == Slider {
  func percent(_ handler: @escaping (Double) -> Void) {
    base?.valueChanged = { value in  //@ observed
      handler(100 * value / (base?.limit ?? 1))
    }
  }
}
