import Combine

extension AnyCancellable {
  /// A helper that ends the subscription on which it is called.
  func stop() { cancel() }
}

enum Subscriptions {
  static func end(_ token: AnyCancellable?) { token?.stop() }
}

/// Another class that uses the same helpers on tokens of its own.
final class Gauge {
  private var token: AnyCancellable?
  private(set) var last = 0

  func follow(_ values: PassthroughSubject<Int, Never>) {
    token = values.sink { [weak self] in self?.last = $0 }
  }

  func rest() {
    token?.stop()
    Subscriptions.end(token)
  }
}

final class Panel {
  private let values = PassthroughSubject<Int, Never>()
  private let gauge = Gauge()
  private var token: AnyCancellable?
  private var other: AnyCancellable?
  private var count = 0

  /// `close()` ends it through two helpers.
  func followThroughHelpers() {
    token = values.sink { self.count = $0 }  //@ endedByHelpers
  }

  /// Helpers are called in this program, but not on this token.
  func followOther() {
    other = values.sink { self.count = $0 }  //@ othersAreEnded
  }

  func show() {
    gauge.follow(values)
    values.send(1)
  }

  func close() {
    Subscriptions.end(token)
    gauge.rest()
  }
}

func useOnce(_ panel: Panel) {
  panel.show()
  panel.close()
}
