import UIKit

final class FormField {
  let title: String
  var value = "" { didSet { onChange?(value) } }
  var error: String?
  var onChange: ((String) -> Void)?
  var validators: [(String) -> Bool] = []

  init(title: String) { self.title = title }

  var isValid: Bool { validators.allSatisfy { $0(value) } }
}

enum PasswordRules {
  static func isLong(_ text: String) -> Bool { text.count >= 8 }
  static func hasDigit(_ text: String) -> Bool { text.contains { $0.isNumber } }
}

final class EmailSection {
  let email = FormField(title: "E-mail")
  private var taken: Set<String> = ["a@example.com"]

  init() {
    email.validators.append(isFree) //@ free
  }

  private func isFree(_ text: String) -> Bool { !taken.contains(text) }
}

final class PasswordSection {
  let password = FormField(title: "Password")
  let repeated = FormField(title: "Repeat")
  private(set) var hidden: Set<String> = []

  init() {
    password.validators.append(PasswordRules.isLong) //@ length
    password.validators.append(PasswordRules.hasDigit)
  }

  func visibleFields() -> [FormField] {
    [password, repeated].filter { !self.hidden.contains($0.title) }
  }
}

final class AddressSection {
  let postcode = FormField(title: "Postcode")
  let city = FormField(title: "City")

  func watchPostcode() {
    postcode.onChange = { [postcode] text in //@ postcode
      postcode.error = text.count == 5 ? nil : "Five digits"
    }
  }

  func watchCity() {
    city.onChange = { [postcode] text in //@ city
      if text.isEmpty { postcode.error = nil }
    }
  }
}

final class CouponSection {
  let code = FormField(title: "Coupon")
  private var pendingCheck: (() -> Void)?
  private(set) var discount = 0

  func watchCode() {
    code.onChange = { [weak self] text in
      guard let self else { return }
      self.pendingCheck = { self.discount = text.count } //@ coupon
    }
  }

  func leave() { pendingCheck?() }
}

final class SignupController: UIViewController {
  let email = EmailSection()
  let password = PasswordSection()
  let address = AddressSection()
  let coupon = CouponSection()
  let note = FormField(title: "Note")
  private let counter = UILabel()
  private let submit = UIButton(type: .system)
  private(set) var errors: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(counter)
    view.addSubview(submit)
    submit.addTarget(self, action: #selector(send), for: .touchUpInside)
    address.watchPostcode()
    address.watchCity()
    coupon.watchCode()
    note.onChange = { [counter] text in //@ counter
      counter.text = "\(text.count) / 200"
    }
  }

  @objc private func send() {
    coupon.leave()
    let fields = [email.email, address.postcode, address.city, note] + password.visibleFields()
    errors = fields.filter { !$0.isValid }.map(\.title)
    UIView.animate(withDuration: 0.2, animations: { self.submit.alpha = 0.5 })
  }
}
