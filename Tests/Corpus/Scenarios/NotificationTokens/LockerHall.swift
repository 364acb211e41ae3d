import Foundation

final class Locker {
  private let end: () -> Void
  init(end: @escaping () -> Void) { self.end = end }
  deinit { end() }
}

final class Visitor {
  private var bells = 0
  func hear() { bells += 1 }
}

final class LockerHall {
  private let makeLocker: (Visitor) -> Locker
  private let makeBench: (Visitor) -> Locker
  private var used: [Locker] = []

  init() {
    makeLocker = { visitor in
      let token = NotificationCenter.default.addObserver(forName: .init("bell"), object: nil, queue: nil) { _ in  //@ locker
        visitor.hear()
      }
      return Locker { NotificationCenter.default.removeObserver(token) }
    }
    makeBench = { visitor in
      let token = NotificationCenter.default.addObserver(forName: .init("bell"), object: nil, queue: nil) { _ in  //@ bench
        visitor.hear()
      }
      return Locker { print("free", token) }
    }
  }

  func store(_ visitor: Visitor) { used.append(makeLocker(visitor)) }
  func seat(_ visitor: Visitor) { used.append(makeBench(visitor)) }
}
