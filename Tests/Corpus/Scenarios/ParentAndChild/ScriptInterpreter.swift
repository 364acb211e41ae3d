import Foundation

indirect enum Expression {
  case number(Double)
  case name(String)
  case call(String, [Expression])
  case lambda(parameter: String, body: Expression)
}

enum Value {
  case number(Double)
  case builtin(([Value]) -> Value)
  case function(Function)

  var number: Double { if case .number(let number) = self { number } else { 0 } }
}

final class Function {
  let parameter: String
  let body: Expression
  let scope: Scope  //@ scope

  init(parameter: String, body: Expression, scope: Scope) {
    self.parameter = parameter
    self.body = body
    self.scope = scope
  }
}

final class Scope {
  private var values: [String: Value] = [:]
  private let parent: Scope?  //@ parent

  init(parent: Scope?) { self.parent = parent }

  func define(_ name: String, _ value: Value) { values[name] = value }
  func lookup(_ name: String) -> Value? { values[name] ?? parent?.lookup(name) }
}

final class Console {
  private(set) var lines: [String] = []
  func write(_ line: String) { lines.append(line) }
}

final class Interpreter {
  let globals = Scope(parent: nil)
  private let console = Console()
  private var calls = 0

  func installPrint() {
    globals.define("print", .builtin { [console] arguments in  //@ print
      console.write(arguments.map { "\($0.number)" }.joined(separator: " "))
      return .number(0)
    })
  }

  func installCounter() {
    globals.define("calls", .builtin { _ in  //@ counter
      .number(Double(self.calls))
    })
  }

  func run(_ program: [Expression]) {
    program.forEach { _ = self.evaluate($0, in: self.globals) }  //@ statements
  }

  func evaluate(_ expression: Expression, in scope: Scope) -> Value {
    switch expression {
    case .number(let number): return .number(number)
    case .name(let name): return scope.lookup(name) ?? .number(0)
    case .lambda(let parameter, let body):
      let function = Function(parameter: parameter, body: body, scope: scope)
      scope.define("last", .function(function))
      return .function(function)
    case .call(let name, let arguments):
      calls += 1
      let values = arguments.map { evaluate($0, in: scope) }
      switch scope.lookup(name) {
      case .builtin(let body): return body(values)
      case .function(let function):
        let inner = Scope(parent: function.scope)
        inner.define(function.parameter, values.first ?? .number(0))
        return evaluate(function.body, in: inner)
      default: return .number(0)
      }
    }
  }
}

final class ReplSession {
  func run() {
    let interpreter = Interpreter()
    interpreter.installPrint()
    interpreter.installCounter()
    interpreter.run([
      .lambda(parameter: "x", body: .name("x")),
      .call("print", [.call("last", [.number(2)])]),
      .call("print", [.call("calls", [])]),
    ])
  }
}
