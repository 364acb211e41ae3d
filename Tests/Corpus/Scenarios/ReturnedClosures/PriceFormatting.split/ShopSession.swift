import Foundation

final class ShopSession {
  var formatter: ((Double) -> String)?
  static var priceTag: ((Double) -> String)?
}
