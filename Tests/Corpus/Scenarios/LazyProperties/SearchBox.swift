import Foundation

final class Debouncer {
  private let delay: TimeInterval
  private let action: (() -> Void)?
  private var pending: DispatchWorkItem?

  init(delay: TimeInterval, action: (() -> Void)? = nil) {
    self.delay = delay
    self.action = action
  }

  func schedule() {
    if let action { schedule(action) }
  }

  func schedule(_ work: @escaping () -> Void) {
    pending?.cancel()
    let item = DispatchWorkItem(block: work)
    pending = item
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
      guard let self, self.pending === item else { return }
      item.perform()
      self.pending = nil
    }
  }
}

final class SearchBox {
  var text = "" { didSet { textDidChange() } }
  var isLive = false
  private(set) var searches: [String] = []

  private lazy var liveSearch = Debouncer(delay: 0.02) {  //@ live
    self.searches.append(self.text)
  }

  private lazy var lateSearch = Debouncer(delay: 0.02)

  private lazy var emptySearch = Debouncer(delay: 0.02) { [weak self] in  //@ empty
    self?.searches.removeAll()
  }

  private lazy var suggestions = Debouncer(delay: 0.3) {  //@ suggestions
    self.searches.append("suggest \(self.text)")
  }

  private func textDidChange() {
    if text.isEmpty {
      emptySearch.schedule()
    } else if isLive {
      liveSearch.schedule()
    } else {
      lateSearch.schedule {  //@ late
        self.searches.append(self.text)
      }
    }
  }
}
