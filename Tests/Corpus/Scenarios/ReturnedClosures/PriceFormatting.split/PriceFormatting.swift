import Foundation

final class PriceFormatting {
  let currency: String
  var render: ((Double) -> String)?
  var calls = 0

  init(currency: String) { self.currency = currency }

  var plain: (Double) -> String {
    return { amount in  //@ plain
      self.calls += 1
      return "\(amount) \(self.currency)"
    }
  }

  var rounded: (Double) -> String {
    let currency = currency
    return { amount in "\(Int(amount)) \(currency)" }  //@ rounded
  }

  var short: (Double) -> String {
    { amount in self.currency + "\(Int(amount))" }  //@ short
  }

  var tag: (Double) -> String {
    { amount in "\(amount)\(self.currency)" }  //@ tag
  }
}
