import Foundation

enum OrderState { case placed, cooking, delivered }

final class OrderTracker {
  private(set) var state = OrderState.placed
  private(set) var polls = 0
  private let queue = DispatchQueue(label: "tracker")
  var onChange: ((OrderState) -> Void)?

  func poll() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) {  //@ poll
      self.polls += 1
      self.onChange?(self.state)
      self.poll()
    }
  }

  func pollWhileVisible() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { [weak self] in  //@ visible
      guard let self else { return }
      self.polls += 1
      self.pollWhileVisible()
    }
  }

  func poll(times: Int) {
    guard times > 0 else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) {  //@ times
      self.polls += 1
      self.poll(times: times - 1)
    }
  }

  func pollUntilDelivered() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) {  //@ delivered
      self.polls += 1
      if self.polls == 4 { self.state = .delivered }
      guard self.state != .delivered else { return }
      self.pollUntilDelivered()
    }
  }

  func pollInBackground() {
    queue.asyncAfter(deadline: .now() + 0.01) { [weak self] in
      self?.polls += 1
      DispatchQueue.main.async {  //@ background
        self?.onChange?(.cooking)
        self?.pollInBackground()
      }
    }
  }
}
