import UIKit

extension Notification.Name {
  static let balanceDidChange = Notification.Name("balanceDidChange")
  static let sessionDidExpire = Notification.Name("sessionDidExpire")
  static let cardWasBlocked = Notification.Name("cardWasBlocked")
}

final class BalanceViewController: UIViewController {
  private let balanceLabel = UILabel()
  private var balanceToken: NSObjectProtocol?
  private(set) var balance = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(balanceLabel)
    balanceToken = NotificationCenter.default.addObserver(forName: .balanceDidChange, object: nil, queue: nil) { note in  //@ balance
      self.balance = note.userInfo?["amount"] as? Int ?? self.balance
      self.balanceLabel.text = "\(self.balance)"
    }
  }

  deinit {
    if let balanceToken { NotificationCenter.default.removeObserver(balanceToken) }
  }
}

final class TransactionsViewController: UIViewController {
  private var token: NSObjectProtocol?
  private(set) var reloads = 0

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    token = NotificationCenter.default.addObserver(forName: .balanceDidChange, object: nil, queue: nil) { _ in  //@ transactions
      self.reloads += 1
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
  }
}

final class CardViewController: UIViewController {
  private var tokens: [NSObjectProtocol] = []
  private(set) var isBlocked = false
  private let overlay = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(becameActive), name: UIApplication.didBecomeActiveNotification, object: nil)  //@ active
    tokens.append(NotificationCenter.default.addObserver(forName: .cardWasBlocked, object: nil, queue: nil) { [weak self] _ in  //@ blocked
      guard let self else { return }
      self.isBlocked = true
      self.overlay.isHidden = false
    })
  }

  @objc private func becameActive() { overlay.isHidden = !isBlocked }

  deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
}

final class SessionGuard {
  private let onExpire: () -> Void
  private var token: NSObjectProtocol?

  init(onExpire: @escaping () -> Void) {
    self.onExpire = onExpire
    token = NotificationCenter.default.addObserver(forName: .sessionDidExpire, object: nil, queue: nil, using: expire)  //@ expire
  }

  private func expire(_ notification: Notification) { onExpire() }

  deinit { token.map(NotificationCenter.default.removeObserver) }
}

final class BankCoordinator {
  let navigation = UINavigationController(rootViewController: UIViewController())
  private(set) var sessionGuard: SessionGuard?

  func showBalance() -> BalanceViewController {
    let controller = BalanceViewController()
    navigation.pushViewController(controller, animated: false)
    return controller
  }

  func showTransactions() -> TransactionsViewController {
    let controller = TransactionsViewController()
    navigation.pushViewController(controller, animated: false)
    NotificationCenter.default.post(name: .balanceDidChange, object: nil)
    return controller
  }

  func showCard() -> CardViewController {
    let controller = CardViewController()
    navigation.pushViewController(controller, animated: false)
    return controller
  }

  func back() { navigation.popViewController(animated: false) }

  func signIn() { sessionGuard = SessionGuard { print("signed out") } }
  func signOut() { sessionGuard = nil }
}
