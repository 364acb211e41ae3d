import Foundation

struct Rule<Value> {
  let message: String
  let isSatisfied: (Value) -> Bool
}

final class Field<Value> {
  var value: Value { didSet { onChange?() } }
  var rules: [Rule<Value>] = []
  var onChange: (() -> Void)?
  init(_ value: Value) { self.value = value }
  var problems: [String] { rules.filter { !$0.isSatisfied(value) }.map(\.message) }
}

@propertyWrapper
struct Validated {
  private var stored = ""
  var onInvalid: ((String) -> Void)?
  var wrappedValue: String {
    get { stored }
    set { if newValue.isEmpty { onInvalid?(newValue) } else { stored = newValue } }
  }
}

final class PasswordForm {
  let password = Field("")
  let confirmation = Field("")
  private(set) var isValid = false

  init() {
    let password = password
    confirmation.rules.append(Rule(message: "differs") { $0 == password.value })  //@ confirmation
  }

  func check() { isValid = confirmation.problems.isEmpty }
}

final class DateRangeForm {
  let start = Field(Date())
  let end = Field(Date())

  init() {
    let (start, end) = (start, end)
    start.rules.append(Rule(message: "too late") { [weak end] in $0 <= end?.value ?? $0 })
    end.rules.append(Rule(message: "too early") { $0 >= start.value })  //@ endRule
  }
}

final class BudgetForm {
  let limit = Field(100)
  let spent = Field(0)

  func connect() {
    let (limit, spent) = (limit, spent)
    limit.rules.append(Rule(message: "below spent") { $0 >= spent.value })  //@ limitRule
    spent.rules.append(Rule(message: "over limit") { $0 <= limit.value })  //@ spentRule
  }
}

final class ProfileForm {
  private let name = Field("")
  private(set) var problems: [String] = []

  init() {
    name.onChange = validate  //@ validate
    name.value = "Eva"
  }

  private func validate() { problems = name.problems }
}

final class ContactForm {
  @Validated var email
  private(set) var rejected: [String] = []

  init() {
    _email.onInvalid = { value in  //@ onInvalid
      self.rejected.append(value)
    }
  }
}

final class AccountFlow {
  private(set) var password: PasswordForm? = PasswordForm()
  private(set) var range: DateRangeForm? = DateRangeForm()
  private(set) var budget: BudgetForm? = BudgetForm()
  private(set) var profile: ProfileForm? = ProfileForm()
  private(set) var contact: ContactForm? = ContactForm()

  func begin() {
    password?.check()
    budget?.connect()
    contact?.email = ""
  }

  func cancel() {
    password = nil
    range = nil
    budget = nil
    profile = nil
    contact = nil
  }
}
