import Ownership
import Testing

/// Several registrations of one object.
@Suite struct SeveralRegistrationTests {
  /// The system keeps an object as often as it is handed over: each timer has its own end.
  @Test func severalTimersOfOneObject() {
    let found = analyse([
      """
      import Foundation
      final class Clock: NSObject {
        private var first: Timer?
        private var second: Timer?
        func begin() {
          first = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
          second = Timer.scheduledTimer(timeInterval: 2, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
        }
        func leave() { first?.invalidate() }
        @objc func tick() {}
      }
      func show() { let clock = Clock(); clock.begin(); clock.leave() }
      """
    ])
    #expect(Set(found.observations.filter { $0.subject == .target }.map(\.broken)) == [.byOtherMethod, .never])
  }
}
