import Foundation

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
