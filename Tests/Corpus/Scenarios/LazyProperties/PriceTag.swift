import Foundation

class PriceTag {
  var currency = "EUR"
  var limit: Decimal = 1_000
  private(set) var printed: [String] = []

  lazy var format: (Decimal) -> String = { amount in  //@ format
    "\(amount) \(self.currency)"
  }

  lazy var symbol: String = {  //@ symbol
    self.currency == "EUR" ? "€" : "$"
  }()

  lazy var isAllowed: (Decimal) -> Bool = { [unowned self] amount in  //@ allowed
    amount < limit
  }

  lazy var suffix: (Int) -> String = { [currency] count in  //@ suffix
    count == 1 ? " \(currency)" : " \(currency) × \(count)"
  }

  private lazy var audit: () -> Void = {  //@ audit
    self.printed.append("audit in \(self.currency)")
  }

  lazy var discounted = { (amount: Decimal) -> Decimal in  //@ discounted
    min(amount * 0.9, self.limit)
  }

  lazy var halved = { (amount: Decimal) -> Decimal in  //@ halved
    amount / 2
  }

  func label(for amount: Decimal) -> String {
    lazy var text = { "\(self.symbol) \(amount)" }  //@ text
    return isAllowed(amount) ? text() : symbol
  }
}
