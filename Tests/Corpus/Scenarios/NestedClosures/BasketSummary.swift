import Foundation

final class Basket {
  private var listeners: [([String]) -> Void] = []
  private(set) var items: [String] = []
  var onClear: (() -> Void)?

  func listen(_ listener: @escaping ([String]) -> Void) { listeners.append(listener) }
  func add(_ item: String) {
    items.append(item)
    for listener in listeners { listener(items) }
  }
  func clear() {
    items = []
    onClear?()
  }
}

final class BasketSummary {
  let basket = Basket()
  private(set) var total = Decimal.zero
  private(set) var count = 0

  func resetWhenCleared() {
    basket.onClear = { [unowned self] in
      basket.listen { items in  //@ clear
        self.total = 0
        self.count = items.count
      }
    }
    basket.clear()
  }

  func restartWhenCleared() {
    basket.onClear = { [weak self] in
      guard let self else { return }
      basket.listen { items in  //@ restart
        self.total = 0
        self.count = items.count
      }
    }
    basket.clear()
  }

  func countWhenCleared() {
    basket.onClear = { [weak self] in
      guard let summary = self else { return }
      summary.basket.listen { [unowned summary] items in  //@ count
        summary.count = items.count
      }
    }
    basket.clear()
  }

  func discountWhenCleared() {
    basket.onClear = {  //@ discount
      OperationQueue.main.addOperation { [weak self] in
        self?.total *= 0.9
      }
    }
    basket.clear()
  }
}
