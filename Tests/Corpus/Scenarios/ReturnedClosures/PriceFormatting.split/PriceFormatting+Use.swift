import Foundation

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
