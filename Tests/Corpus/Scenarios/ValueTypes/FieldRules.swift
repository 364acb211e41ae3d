struct FieldRule<Value> {
  let message: String
  let isMet: (Value) -> Bool
  static func && (left: FieldRule, right: FieldRule) -> FieldRule {
    FieldRule(message: left.message + ", " + right.message) { left.isMet($0) && right.isMet($0) }
  }
}

final class Field<Value> {
  private var rules: [FieldRule<Value>] = []
  func add(_ rule: FieldRule<Value>) { rules.append(rule) }
  func messages(_ value: Value) -> [String] { rules.filter { !$0.isMet(value) }.map(\.message) }
}

final class PasswordForm {
  private let field = Field<String>()
  private var minimum = 8
  func setUp() {
    let length = FieldRule<String>(message: "short") { $0.count >= self.minimum }  //@ length
    let digit = FieldRule<String>(message: "digit") { $0.contains("1") }
    field.add(length && digit)
  }
  func submit(_ text: String) -> [String] { field.messages(text) }
}

final class NameForm {
  private let field = Field<String>()
  private var minimum = 2
  func setUp() {
    let minimum = minimum
    let length = FieldRule<String>(message: "short") { $0.count >= minimum }  //@ name
    field.add(length && FieldRule(message: "space") { $0.contains(" ") })
  }
  func submit(_ text: String) -> [String] { field.messages(text) }
}

final class CodeForm {
  private var digits = 4
  func isValid(_ text: String) -> Bool {
    let length = FieldRule<String>(message: "short") { $0.count == self.digits }  //@ code
    let rule = length && FieldRule(message: "digits") { $0.allSatisfy { $0.isNumber } }
    return rule.isMet(text)
  }
}
