import Foundation

final class FormField {
  let name: String
  var text = "" { didSet { onChange?(text) } }
  var onChange: ((String) -> Void)?
  var validators: [(String) -> Bool] = []
  weak var form: SignupForm?

  init(name: String) { self.name = name }
  var isValid: Bool { validators.allSatisfy { $0(text) } }
}

struct FormRules {
  var minimum = 8
  var allowsSpaces = false
}

final class SignupForm {
  let email = FormField(name: "email")
  let password = FormField(name: "password")
  let repeated = FormField(name: "repeat")
  private let rules = FormRules()
  private(set) var changes = 0

  lazy var summary: () -> String = {  //@ summary
    "\(self.email.text) \(self.changes)"
  }

  lazy var heading: String = {  //@ heading
    "Sign up \(self.rules.minimum)"
  }()

  func requireLength() {
    password.validators.append { text in text.count >= self.rules.minimum }  //@ length
  }

  func requireNoSpaces() {
    password.validators.append { [rules] text in rules.allowsSpaces || !text.contains(" ") }  //@ spaces
  }

  func requireMatch() {
    let password = self.password
    password.validators.append { [weak repeated] text in repeated?.text == text }
    repeated.validators.append { text in text == password.text }  //@ match
  }

  func mirrorEmail() {
    let email = self.email
    email.onChange = { text in  //@ trim
      let trimmed = text.trimmingCharacters(in: .whitespaces)
      if trimmed != text { email.text = trimmed }
    }
  }

  func submit() -> Bool { [email, password, repeated].allSatisfy { $0.isValid } }
}

final class SignupScreen {
  func fill() -> Bool {
    let form = SignupForm()
    form.requireLength()
    form.mirrorEmail()
    form.email.text = " ada@example.org"
    form.password.text = "correct horse"
    print(form.summary())
    return form.submit()
  }

  func fillQuickly() -> Bool {
    let form = SignupForm()
    form.requireNoSpaces()
    form.requireMatch()
    form.password.text = "secret"
    form.repeated.text = "secret"
    print(form.heading)
    return form.submit()
  }
}
