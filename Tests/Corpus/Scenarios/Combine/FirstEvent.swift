import Combine

final class Tally {
  var count = 0
}

/// Counts one event. The closure cancels its own token, which it captures as a variable.
func countFirst(of events: PassthroughSubject<Int, Never>, in tally: Tally) {
  var token: AnyCancellable?
  token = events.sink { value in  //@ ownToken
    tally.count += value
    token?.cancel()
  }
  events.send(1)
}

/// The same as a method.
final class Counter {
  private(set) var count = 0

  func countFirst(of events: PassthroughSubject<Int, Never>) {
    var token: AnyCancellable?
    token = events.sink { value in  //@ method
      self.count += value
      token?.cancel()
    }
    events.send(1)
  }
}

/// The closure cancels the token of somebody else, and holds its own.
func countAll(of events: PassthroughSubject<Int, Never>, in tally: Tally) {
  var token: AnyCancellable?
  var other: AnyCancellable?
  token = events.sink { value in  //@ otherToken
    tally.count += value
    other?.cancel()
    if token == nil { tally.count = 0 }
  }
  other = events.sink { _ in }
  events.send(1)
}
