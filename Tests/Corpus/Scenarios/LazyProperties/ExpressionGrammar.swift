import Foundation

struct Parser<Output> {
  let run: (inout Substring) -> Output?

  func map<New>(_ transform: @escaping (Output) -> New) -> Parser<New> {
    Parser<New> { input in run(&input).map(transform) }
  }

  func or(_ other: Parser) -> Parser {
    Parser { input in
      let start = input
      if let first = run(&input) { return first }
      input = start
      return other.run(&input)
    }
  }

  static func lazy(_ make: @escaping () -> Parser) -> Parser {
    Parser { input in make().run(&input) }
  }
}

enum Tokens {
  static let digits = Parser<Int> { input in
    let prefix = input.prefix { $0.isNumber }
    guard let value = Int(prefix) else { return nil }
    input.removeFirst(prefix.count)
    return value
  }

  static func symbol(_ character: Character) -> Parser<Character> {
    Parser { input in input.first == character ? input.removeFirst() : nil }
  }
}

final class Arithmetic {
  private(set) var steps = 0

  lazy var expression: Parser<Int> = Parser { input in  //@ expression
    self.steps += 1
    return Tokens.digits.run(&input)
  }

  func evaluate(_ text: String) -> Int? {
    var input = Substring(text)
    return expression.run(&input)
  }
}

final class ListGrammar {
  private(set) var depth = 0

  lazy var list: Parser<[Int]> = Parser.lazy { [unowned self] in items }  //@ list

  var items: Parser<[Int]> {
    depth += 1
    return Tokens.digits.map { [$0] }
  }

  func parse(_ text: String) -> [Int]? {
    var input = Substring(text)
    return list.run(&input)
  }
}

final class CalcGrammar {
  private let unit = Tokens.symbol("(").map { _ in 0 }

  lazy var term: Parser<Int> = Parser.lazy { [unowned self] in factor.or(unit) }  //@ term

  var factor: Parser<Int> { Tokens.digits }

  static func standard() -> Parser<Int> { CalcGrammar().term }
}

final class Tokenizer {
  private var counts: [Character: Int] = [:]

  func scan(_ text: String) -> Int {
    text.forEach { self.counts[$0, default: 0] += 1 }
    let known = Parser<Character> { input in  //@ known
      guard let first = input.first, self.counts[first] != nil else { return nil }
      return input.removeFirst()
    }
    var input = Substring(text)
    return known.run(&input) == nil ? 0 : counts.count
  }
}

final class Diagnostics {
  private var messages: [String] = []
  private var rules: [Parser<Void>] = []

  func addRule(for character: Character) {
    rules.append(Tokens.symbol(character).map { found in  //@ rule
      self.messages.append("unexpected \(found)")
    })
  }

  func check(_ text: String) -> [String] {
    var input = Substring(text)
    for rule in rules { _ = rule.run(&input) }
    return messages
  }
}

func calculate(_ lines: [String]) -> [Int] {
  let arithmetic = Arithmetic()
  let lists = ListGrammar()
  let tokenizer = Tokenizer()
  let diagnostics = Diagnostics()
  diagnostics.addRule(for: ";")
  let calculator = CalcGrammar.standard()
  return lines.map { line in
    var input = Substring(line)
    _ = diagnostics.check(line)
    return (arithmetic.evaluate(line) ?? 0) + (lists.parse(line)?.count ?? 0) + tokenizer.scan(line) + (calculator.run(&input) ?? 0)
  }
}
