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

  /// A method of the object on which a registration was made ends it without a token.
  @Test func methodsOfTheReceiverEndAllRegistrations() {
    func source(_ end: String) -> String {
      """
      import FirebaseDatabase
      final class Page {
        let posts = Database.database().reference().child("posts")
        let users = Database.database().reference().child("users")
        func open() { posts.observe(.value, with: { _ in self.changed() }) }  //= ?
        func close() { \(end) }
        func changed() {}
      }
      func begin(_ page: Page) { page.close() }
      """
    }
    check(source("posts.removeAllObservers()"), gives: "system until_call likely self by_other_method")
    check(source("users.removeAllObservers()"), gives: "system unbounded likely self")
  }

  /// Each call of a static accessor gives the same object.
  @Test func staticAccessorsGiveOneObject() {
    func source(_ end: String) -> String {
      """
      import MediaPlayer
      final class Page {
        func open() { MPRemoteCommandCenter.shared().playCommand.addTarget { _ in self.changed() } }  //= ?
        func close() { \(end) }
        func changed() {}
      }
      func begin(_ page: Page) { page.close() }
      """
    }
    check(source("changed()"), gives: "system unbounded proven self")
    check(source("MPRemoteCommandCenter.shared().playCommand.removeTarget(nil)"), gives: "system until_call proven self by_other_method")
  }
}
