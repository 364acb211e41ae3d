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
