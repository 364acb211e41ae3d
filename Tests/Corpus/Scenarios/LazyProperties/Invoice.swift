import Foundation

final class Invoice {
  var currency = "EUR"
  var amount = 12

  lazy var describe: () -> String = { //@ describe
    "\(self.amount) \(self.currency)"
  }

  lazy var header: String = { //@ header
    "Invoice in \(self.currency)"
  }()

  lazy var format: (Int) -> String = { [currency] in "\($0) \(currency)" } //@ format

  lazy var sorters: [String: (Int, Int) -> Bool] = [
    "up": { $0 < $1 },
    "near": { abs($0 - self.amount) < abs($1 - self.amount) }, //@ sorters
  ]

  private(set) lazy var printer: Printer = Printer { [unowned self] in self.describeShort() } //@ printer

  private(set) lazy var mailer = Printer(describeShort) //@ mailer

  func describeShort() -> String { "\(amount)" }
}

final class Printer {
  let text: () -> String
  init(_ text: @escaping () -> String) { self.text = text }
}
