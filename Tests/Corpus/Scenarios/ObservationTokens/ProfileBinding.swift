import Foundation

final class Field<Value> {
  var value: Value { didSet { changed.forEach { $0(value) } } }
  private var changed: [(Value) -> Void] = []
  init(_ value: Value) { self.value = value }

  func bind(_ listener: @escaping (Value) -> Void) {
    changed.append(listener)
    listener(value)
  }

  func bind<Target: AnyObject>(to target: Target, _ keyPath: ReferenceWritableKeyPath<Target, Value>) {
    bind { [weak target] value in target?[keyPath: keyPath] = value }
  }

  func hold<Target: AnyObject>(on target: Target, _ keyPath: ReferenceWritableKeyPath<Target, Value>) {
    bind { target[keyPath: keyPath] = $0 } //@ hold
  }
}

infix operator ~>: AssignmentPrecedence

func ~> <Value>(field: Field<Value>, listener: @escaping (Value) -> Void) { field.bind(listener) }

final class ProfileModel {
  let name = Field("Ann")
  let age = Field(30)
}

final class ProfilePage {
  let model = ProfileModel()
  var title = ""
  var years = 0

  func bindName() {
    model.name.bind { self.title = $0 } //@ name
  }

  func bindKeyPath() {
    model.name.bind(to: self, \.title) //@ keyPath
  }

  func bindOperator() {
    model.age ~> { age in self.years = age } //@ operator
  }

  func bindOperatorWeakly() {
    model.age ~> { [weak self] in self?.years = $0 } //@ weakOperator
  }

  func holdTitle() {
    model.name.hold(on: self, \.title)
  }

  func bindLocal() {
    let draft = Field("draft")
    draft.bind { self.title = $0 } //@ draft
    draft.value = "done"
  }
}
