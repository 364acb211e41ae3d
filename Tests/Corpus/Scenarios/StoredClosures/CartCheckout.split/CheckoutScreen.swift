import UIKit

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
