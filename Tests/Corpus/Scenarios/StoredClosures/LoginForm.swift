import UIKit

final class FieldValidator {
  let check: (String) -> String?
  init(check: @escaping (String) -> String?) { self.check = check }
}

final class FormBuilder {
  private var validators: [FieldValidator] = []
  private var onSubmit: (() -> Void)?

  @discardableResult
  func require(_ check: @escaping (String) -> String?) -> FormBuilder {
    validators.append(FieldValidator(check: check))
    return self
  }

  @discardableResult
  func submit(_ handler: @escaping () -> Void) -> FormBuilder {
    onSubmit = handler
    return self
  }

  func validate(_ text: String) -> [String] { validators.compactMap { $0.check(text) } }
  func send() { onSubmit?() }
}

final class LoginViewController: UIViewController {
  private let form = FormBuilder()
  private let minimum = 8
  private let nameField = UITextField()
  private(set) var attempts = 0
  private lazy var screenTitle: String = {
    "Login \(self.minimum)" //@ title
  }()
  private lazy var formatter: (Int) -> String = { count in //@ formatter
    "\(count) of \(self.minimum)"
  }

  func requireLength() {
    form.require { text in text.count < self.minimum ? "too short" : nil } //@ length
  }

  func requireMinimum() {
    form.require { [minimum] text in text.count < minimum ? "too short" : nil } //@ minimum
  }

  func isAcceptable(_ text: String) -> Bool {
    let builder = FormBuilder()
    builder.require { $0.count < self.minimum ? "too short" : nil } //@ acceptable
    return builder.validate(text).isEmpty
  }

  func wireSubmit() {
    form
      .require { $0.isEmpty ? "empty" : nil }
      .submit(login) //@ submit
  }

  func showTitle() -> String { screenTitle }
  func describe() -> String { formatter(attempts) }
  private func login() { attempts += 1 }
}

final class AuthScene {
  func open() -> LoginViewController { LoginViewController() }

  func run() {
    open().requireLength()
    open().requireMinimum()
    _ = open().isAcceptable("secret")
    open().wireSubmit()
    let screen = open()
    _ = screen.showTitle()
    let other = open()
    _ = other.describe()
  }
}
