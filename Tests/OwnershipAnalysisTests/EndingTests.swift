import Testing

/// What lets go of what a framework keeps, and for whom.
@Suite struct EndingTests {
  @Test func methodReferencesThatRemoveObservers() {
    check(
      """
      import Foundation
      final class Cache {
        let center = NotificationCenter.default
        var tokens: [NSObjectProtocol] = []
        var others: [NSObjectProtocol] = []
        func watch() { tokens.append(center.addObserver(forName: a, object: nil, queue: nil) { _ in self.drop() }) }
        func listen() { others.append(center.addObserver(forName: b, object: nil, queue: nil) { _ in self.drop() }) }
        func welcome() {
          var token: NSObjectProtocol?
          token = NotificationCenter.default.addObserver(forName: a, object: nil, queue: nil) { _ in
            self.drop()
            token.map(NotificationCenter.default.removeObserver)
          }
        }
        func close() { tokens.forEach(center.removeObserver) }
        func drop() { close() }
      }
      """,
      gives: [
        "6: cycle while_kept proven self by_other_method", "7: cycle while_kept proven self",
        "10: system until_call proven self by_same_code", "10: system until_call possible token by_same_code",
      ])
  }

  @Test func aViewThatIsRemoved() {
    check(
      """
      import UIKit
      final class Banner: UIView {
        var onSwipe: (() -> Void)?
        func leave() { removeFromSuperview() }
      }
      final class Plain: UIView { var onSwipe: (() -> Void)? }
      final class Wall: UIView {
        weak var shown: Plain?
        weak var other: Plain?
        let box = UIView()
        var n = 0
        func leavesByItself() { let banner = Banner(); banner.onSwipe = { self.n += 1 }; addSubview(banner); banner.leave() }
        func isRemoved() { let plain = Plain(); plain.onSwipe = { self.n += 1 }; addSubview(plain); shown = plain }
        func stays() { let plain = Plain(); plain.onSwipe = { self.n += 1 }; addSubview(plain); other = plain }
        func staysInTheBox() { let plain = Plain(); plain.onSwipe = { self.n += 1 }; box.addSubview(plain) }
        func hide() { shown?.removeFromSuperview(); box.removeFromSuperview() }
        func leave() { hide(); removeFromSuperview() }
      }
      """,
      gives: [
        "12: cycle while_kept proven self by_other_method", "13: cycle while_kept proven self by_other_method", "14: cycle while_kept proven self",
        "15: cycle while_kept proven self",
      ])
  }

  @Test func aCentreOfOnesOwn() {
    check(
      """
      import Foundation
      final class Log { var lines: [String] = [] }
      final class Book {
        let center = NotificationCenter()
        let log = Log()
        var bids = 0
        func track() { _ = center.addObserver(forName: a, object: nil, queue: nil) { _ in self.bids += 1 } }
        func write() { _ = center.addObserver(forName: a, object: nil, queue: nil) { [log] _ in log.lines = [] } }
        func rehearse() {
          let center = NotificationCenter()
          _ = center.addObserver(forName: a, object: nil, queue: nil) { _ in self.bids += 1 }
        }
        func market() { _ = NotificationCenter.default.addObserver(forName: a, object: nil, queue: nil) { _ in self.bids += 1 } }
      }
      """,
      gives: [
        "7: cycle while_kept proven self", "8: object while_kept proven log", "11: none self", "13: system unbounded proven self",
      ])
  }

  @Test func theTargetThatDeinitReleases() {
    check(
      """
      import Foundation
      final class Relay: NSObject {
        weak var room: Room?
        init(room: Room) { self.room = room }
        @objc func fire() {}
      }
      final class Room: NSObject {
        var timer: Timer?
        func open() {
          timer = Timer.scheduledTimer(timeInterval: 1, target: Relay(room: self), selector: #selector(Relay.fire), userInfo: nil, repeats: true)
        }
        deinit { timer?.invalidate() }
      }
      """, gives: ["10: system until_call proven Relay by_deinit"])
  }

  @Test func whatIsEmptiedForAnother() {
    check(
      """
      final class Store {
        var handlers: [() -> Void] = []
        func fill() { handlers.append { self.fill() } }
        func follow() { handlers.append { self.reset() } }
        func reset() { handlers.removeAll() }; func run() { handlers.forEach { $0() } }
      }
      final class Row {
        var handler: (() -> Void)?
        func show() { handler = { self.show() } }
        func watch() { handler = { self.clear() } }
        func track() { handler = { self.size = 1 } }
        func prepare() { handler = nil }
        func clear() {}
        var size = 0
      }
      final class List {
        let row = Row()
        func open() { row.watch() }
        func close() { row.prepare() }
      }
      """,
      gives: [
        "3: cycle while_kept proven self by_other_method", "4: cycle while_kept proven self by_same_code",
        "9: cycle while_kept proven self by_other_method", "10: cycle while_kept proven self by_other_method",
        "11: cycle while_kept proven self by_uncalled_method",
      ])
  }

  @Test func staticMembersInheritedFromOutside() {
    check(
      """
      import Foundation
      extension Timer {
        static func every(_ work: @escaping () -> Void) -> Timer { scheduledTimer(withTimeInterval: 1, repeats: true) { _ in work() } }
      }
      final class Meter {
        weak var timer: Timer?
        func refresh() { timer = Timer.every { self.refresh() } }
      }
      """, gives: ["7: system unbounded proven self"])
  }
}
