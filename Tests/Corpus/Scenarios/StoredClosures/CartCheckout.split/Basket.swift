import Foundation

struct Line {
  let name: String
  let price: Int
}

final class Basket {
  private(set) var lines: [Line] = []
  var onChange: (([Line]) -> Void)?
  var onLimit: ((Int) -> Void)?
  private let pricing: Pricing

  init(pricing: Pricing) { self.pricing = pricing }

  func add(_ line: Line) {
    lines.append(line)
    onChange?(lines)
    if lines.count > 20 { onLimit?(lines.count) }
  }

  func total(then completion: @escaping (Int) -> Void) {
    pricing.sum(lines, completion: completion)
  }
}
