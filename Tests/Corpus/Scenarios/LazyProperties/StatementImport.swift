import Foundation

struct StatementRow {
  var payee = ""
  var cents = 0
}

protocol StatementParserDelegate: AnyObject {
  func parser(_ parser: StatementParser, found row: StatementRow)
}

final class StatementParser {
  let delegate: StatementParserDelegate?  //@ parserDelegate
  var onField: ((String, String) -> Void)?

  init(delegate: StatementParserDelegate?) { self.delegate = delegate }

  func parse(_ text: String) {
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: ";").map(String.init)
      onField?("payee", fields.first ?? "")
      delegate?.parser(self, found: StatementRow(payee: fields.first ?? "", cents: 0))
    }
  }
}

final class BankImport: StatementParserDelegate {
  private lazy var parser = StatementParser(delegate: self)
  private(set) var rows: [StatementRow] = []

  func run(_ text: String) { parser.parse(text) }
  func parser(_ parser: StatementParser, found row: StatementRow) { rows.append(row) }
}

final class CardImport {
  private var handlers: [String: (String) -> Void] = [:]
  private var current = StatementRow()
  private(set) var rows: [StatementRow] = []

  func prepare() {
    handlers["payee"] = setPayee  //@ payee
  }

  func prepareAmount() {
    handlers["amount"] = { [weak self] in self?.setAmount($0) }
  }

  func run(_ text: String) {
    let parser = StatementParser(delegate: nil)
    parser.onField = { key, value in  //@ field
      self.handlers[key]?(value)
      self.rows.append(self.current)
    }
    parser.parse(text)
  }

  func totals(_ lines: [String]) -> Int {
    lines.map(cents).reduce(0, +)  //@ totals
  }

  private func setPayee(_ text: String) { current.payee = text }
  private func setAmount(_ text: String) { current.cents = cents(text) }
  private func cents(_ text: String) -> Int { (Int(text) ?? 0) * 100 + current.cents }
}

final class PayeeNormaliser {
  private let aliases = ["AMZN": "Amazon"]

  private(set) lazy var normalise: (String) -> String = { [unowned self] text in  //@ normalise
    self.aliases[text] ?? text
  }

  private(set) lazy var shorten: (String) -> String = { text in  //@ shorten
    String(self.normalise(text).prefix(8))
  }
}

final class ImportScreen {
  func importBank(_ text: String) -> Int {
    let bank = BankImport()
    bank.run(text)
    return bank.rows.count
  }

  func importCard(_ text: String) -> Int {
    let card = CardImport()
    card.prepareAmount()
    card.run(text)
    let other = CardImport()
    other.prepare()
    return card.totals(["12"])
  }

  func suggest(_ payee: String) -> String {
    let plain = PayeeNormaliser()
    let short = PayeeNormaliser()
    return plain.normalise(payee) + short.shorten(payee)
  }
}
