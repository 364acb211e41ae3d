import Foundation
import UIKit

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

final class Pricing {
  private var cache: [String: Int] = [:]
  private let queue = DispatchQueue(label: "pricing")

  func sum(_ lines: [Line], completion: @escaping (Int) -> Void) {
    queue.async {
      let sum = lines.reduce(0) { $0 + $1.price }
      DispatchQueue.main.async { completion(sum) }
    }
  }
}

final class CheckoutScreen: UIViewController {
  let basket: Basket
  let totalLabel = UILabel()
  let countLabel = UILabel()

  init(basket: Basket) {
    self.basket = basket
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  func bindTotal() {
    basket.onChange = { lines in //@ total
      self.totalLabel.text = "\(lines.reduce(0) { $0 + $1.price })"
    }
  }

  func bindCount() {
    basket.onChange = { [countLabel] lines in //@ count
      countLabel.text = "\(lines.count)"
    }
  }

  func bindLimit() {
    basket.onLimit = { [weak self] count in //@ limit
      guard let self else { return }
      self.title = "Too many: \(count)"
    }
  }

  func bindLimitTitle() {
    basket.onLimit = { count in //@ limitTitle
      self.title = "Too many: \(count)"
    }
  }

  func refreshTotal() {
    basket.total { sum in //@ refresh
      self.totalLabel.text = "\(sum)"
    }
  }
}
