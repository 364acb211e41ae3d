import Combine

final class LoginThrottle {
  private let failures = CurrentValueSubject<Int, Never>(0)
  private var attemptBag = Set<AnyCancellable>()
  private(set) var count = 0

  func countFailures() {
    failures
      .scan(0) { $0 + $1 }
      .sink { [unowned self] in count = $0 }  //@ failures
      .store(in: &attemptBag)
  }

  func lockOut() {
    failures
      .scan(0) { sum, next in sum + min(next, self.count) }  //@ lock
      .sink { [unowned self] in count = $0 }
      .store(in: &attemptBag)
  }

  func fail() { failures.send(1) }
}
