import UIKit

protocol PushReceiver: AnyObject {
  func receive(_ payload: [String: String])
}

final class WeakReceiver {
  private(set) weak var receiver: (any PushReceiver)?
  init(_ receiver: any PushReceiver) { self.receiver = receiver }
}

final class PushCenter {
  static let shared = PushCenter()
  static let didReceive = Notification.Name("PushCenterDidReceive")
  private var receivers: [any PushReceiver] = []
  private var screens: [WeakReceiver] = []
  private var tokenRequests: [(String) -> Void] = []

  func add(_ receiver: any PushReceiver) { receivers.append(receiver) }

  func addScreen(_ receiver: any PushReceiver) {
    screens.removeAll { $0.receiver == nil }
    screens.append(WeakReceiver(receiver))
  }

  func requestToken(_ completion: @escaping (String) -> Void) { tokenRequests.append(completion) }

  func didRegister(token: String) {
    let requests = tokenRequests
    tokenRequests.removeAll()
    requests.forEach { $0(token) }
  }

  func deliver(_ payload: [String: String]) {
    receivers.forEach { $0.receive(payload) }
    screens.forEach { $0.receiver?.receive(payload) }
    NotificationCenter.default.post(name: Self.didReceive, object: self)
  }
}

final class InboxController: UIViewController, PushReceiver {
  private var unread = 0
  private var token = ""

  func startReceiving() {
    PushCenter.shared.add(self)  //@ inbox
  }

  func registerDevice() {
    PushCenter.shared.requestToken { token in  //@ deviceToken
      self.token = token
    }
  }

  func receive(_ payload: [String: String]) { unread += 1 }
}

final class AlertsController: UIViewController, PushReceiver {
  private var last: String?

  func startReceiving() {
    PushCenter.shared.addScreen(self)  //@ alerts
  }

  func receive(_ payload: [String: String]) { last = payload["alert"] }
}

final class BadgeCounter {
  private var observer: NSObjectProtocol?
  private var count = 0

  func start() {
    observer = NotificationCenter.default.addObserver(forName: PushCenter.didReceive, object: nil, queue: nil) { _ in  //@ badge
      self.count += 1
    }
  }

  deinit { observer.map(NotificationCenter.default.removeObserver) }
}

final class SoundPlayer {
  private var observer: NSObjectProtocol?
  private var played = 0

  func start() {
    observer = NotificationCenter.default.addObserver(forName: PushCenter.didReceive, object: nil, queue: nil) { _ in  //@ sound
      self.played += 1
    }
  }

  func stop() {
    if let observer { NotificationCenter.default.removeObserver(observer) }
    observer = nil
  }
}

final class PushScene {
  func run() {
    let inbox = InboxController(), alerts = AlertsController()
    let badge = BadgeCounter(), sound = SoundPlayer()
    inbox.startReceiving()
    inbox.registerDevice()
    alerts.startReceiving()
    badge.start()
    sound.start()
    PushCenter.shared.didRegister(token: "abc")
    PushCenter.shared.deliver(["alert": "hello"])
    sound.stop()
  }
}
