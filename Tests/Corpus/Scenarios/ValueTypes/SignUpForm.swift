import Foundation

struct Rule<Value> {
  let name: String
  let check: (Value) -> Bool

  func and(_ other: Rule<Value>) -> Rule<Value> {
    Rule(name: name + other.name) { self.check($0) && other.check($0) } //@ and
  }

  static func matching(_ pattern: @autoclosure @escaping () -> Value) -> Rule<Value> where Value: Equatable {
    Rule(name: "matching") { $0 == pattern() }
  }
}

extension Rule where Value == String {
  static let notEmpty = Rule(name: "not empty") { !$0.isEmpty }
}

final class SignUpForm {
  var password = "secret"
  var minimum = 3
  private var rules: [Rule<String>] = []
  private var combined: Rule<String>?

  func addLength() {
    rules.append(Rule(name: "length") { $0.count >= self.minimum }) //@ length
  }

  func addRepetition() {
    rules.append(.matching(self.password)) //@ repetition
  }

  func addFixed() {
    let password = self.password
    rules.append(.matching(password)) //@ fixed
  }

  func combine() {
    combined = Rule.notEmpty.and(Rule(name: "length") { $0.count >= self.minimum }) //@ combine
  }

  func isValid(_ text: String) -> Bool {
    let strict = Rule<String>(name: "strict") { $0 == self.password }.and(.notEmpty) //@ strict
    return strict.check(text) && rules.allSatisfy { $0.check(text) }
  }
}
