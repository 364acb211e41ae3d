import UIKit

extension Notification.Name {
  static let guestArrived = Notification.Name("KioskGuestArrived")
  static let screenTouched = Notification.Name("KioskScreenTouched")
  static let languageChanged = Notification.Name("KioskLanguageChanged")
  static let doorOpened = Notification.Name("KioskDoorOpened")
  static let doorClosed = Notification.Name("KioskDoorClosed")
}

final class GuestStore {
  private(set) var guests: [String] = []

  func checkIn(_ name: String) {
    guests.append(name)
    NotificationCenter.default.post(name: .guestArrived, object: self)
  }
}

final class ArrivalsScreen: UIViewController {
  private let store: GuestStore
  private let counter = UILabel()
  private var arrivalToken: NSObjectProtocol?

  init(store: GuestStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    arrivalToken = NotificationCenter.default.addObserver(forName: .guestArrived, object: store, queue: nil) { _ in  //@ arrivals
      self.counter.text = "\(self.store.guests.count)"
    }
  }

  deinit {
    if let arrivalToken { NotificationCenter.default.removeObserver(arrivalToken) }
  }
}

final class BadgeScreen: UIViewController {
  private let badge = UILabel()
  private var touchToken: NSObjectProtocol?
  private var doorTokens: [NSObjectProtocol] = []
  private(set) var doorEvents = 0

  deinit {
    if let touchToken { NotificationCenter.default.removeObserver(touchToken) }
    doorTokens.forEach(NotificationCenter.default.removeObserver)
  }

  func dimWhenIdle() {
    touchToken = NotificationCenter.default.addObserver(forName: .screenTouched, object: nil, queue: nil) { [unowned self] _ in  //@ dim
      badge.alpha = 1
    }
  }

  func translate() {
    _ = NotificationCenter.default.addObserver(forName: .languageChanged, object: nil, queue: nil) { [unowned self] note in  //@ language
      badge.text = note.userInfo?["language"] as? String
    }
  }

  func countDoors() {
    doorTokens = [Notification.Name.doorOpened, .doorClosed].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in  //@ doors
        self.doorEvents += 1
      }
    }
  }

  func greet() {
    touchToken = NotificationCenter.default.addObserver(forName: .screenTouched, object: nil, queue: .main) { [weak self] _ in  //@ greet
      self?.badge.text = "Welcome"
    }
  }
}

final class IdleMonitor {
  private var token: NSObjectProtocol?
  private(set) var lastTouch = Date()

  func start() {
    guard token == nil else { return }
    token = NotificationCenter.default.addObserver(forName: .screenTouched, object: nil, queue: nil) { _ in  //@ idle
      self.lastTouch = Date()
    }
  }

  func stop() {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
  }
}

final class KioskApp {
  let store = GuestStore()
  private(set) var screen: UIViewController?
  private(set) var monitor: IdleMonitor?

  func showArrivals() {
    let arrivals = ArrivalsScreen(store: store)
    arrivals.loadViewIfNeeded()
    screen = arrivals
  }

  func showBadge() -> BadgeScreen {
    let badge = BadgeScreen()
    screen = badge
    return badge
  }

  func guardIdle() {
    let monitor = IdleMonitor()
    monitor.start()
    self.monitor = monitor
  }

  func touch() { NotificationCenter.default.post(name: .screenTouched, object: nil) }

  func select(_ language: String) {
    NotificationCenter.default.post(name: .languageChanged, object: nil, userInfo: ["language": language])
  }

  func restart(in language: String) {
    reset()
    select(language)
  }

  func reset() {
    monitor?.stop()
    monitor = nil
    screen = nil
  }
}
