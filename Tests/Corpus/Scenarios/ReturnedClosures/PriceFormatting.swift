import Foundation

final class ShopSession {
  var formatter: ((Double) -> String)?
  static var priceTag: ((Double) -> String)?
}

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

extension PriceFormatting {
  func start() {
    render = plain
    _ = render?(9.5)
  }

  func startRounded() {
    render = rounded
    _ = render?(9.5)
  }

  func lend(to session: ShopSession) {
    session.formatter = short
  }

  func publish() {
    ShopSession.priceTag = tag
  }
}
