import Foundation

enum Analytics {
  nonisolated(unsafe) private static var handlers: [Int: (String) -> Void] = [:]
  nonisolated(unsafe) private static var next = 0

  static func onEvent(_ handler: @escaping (String) -> Void) -> Int {
    next += 1
    handlers[next] = handler
    return next
  }

  static func off(_ id: Int) { handlers[id] = nil }
  static func send(_ event: String) { handlers.values.forEach { $0(event) } }
}

final class TrackerScreen {
  private let queue = DispatchQueue(label: "tracker")
  private var events: [String] = []
  private var handler = 0
  private var observer: NSObjectProtocol?

  func record() {
    handler = Analytics.onEvent { [unowned self] event in  //@ record
      events.append(event)
    }
  }

  func count() {
    _ = Analytics.onEvent { [unowned self] event in  //@ count
      events.append(event)
    }
  }

  func observe() {
    observer = NotificationCenter.default.addObserver(forName: .init("reset"), object: nil, queue: nil) { [unowned self] _ in  //@ reset
      events.removeAll()
    }
  }

  func flush() {
    queue.async { [unowned self] in  //@ flush
      events.removeAll()
    }
    queue.sync {}
  }

  func flushLater() {
    queue.asyncAfter(deadline: .now() + 0.03) { [unowned self] in  //@ later
      events.removeAll()
    }
  }

  func describe() -> () -> String {
    return { [unowned self] in events.joined() }  //@ describe
  }

  func printAll() {
    let text = { [unowned self] in events.joined() }  //@ all
    print(text())
  }

  deinit {
    Analytics.off(handler)
    observer.map(NotificationCenter.default.removeObserver)
  }
}
