import Foundation

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
