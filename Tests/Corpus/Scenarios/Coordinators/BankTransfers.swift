import UIKit

class Coordinator {
  var children: [Coordinator] = []
  func start() {}

  func remove(_ child: Coordinator) { children.removeAll { $0 === child } }
}

final class TransferCoordinator: Coordinator {
  private let navigation: UINavigationController
  private let parent: Coordinator  //@ transferParent

  init(navigation: UINavigationController, parent: Coordinator) {
    self.navigation = navigation
    self.parent = parent
  }

  override func start() { navigation.pushViewController(UIViewController(), animated: true) }

  func pause() { navigation.popViewController(animated: true) }
}

final class LimitsCoordinator: Coordinator {
  private let navigation: UINavigationController
  private let parent: Coordinator  //@ limitsParent

  init(navigation: UINavigationController, parent: Coordinator) {
    self.navigation = navigation
    self.parent = parent
  }

  override func start() { navigation.pushViewController(UIViewController(), animated: true) }

  func finish() {
    navigation.popViewController(animated: true)
    parent.remove(self)
  }
}

final class CardScreen: UIViewController {
  var onBlock: (() -> Void)?
  private var blocked = false
  private var sheet: UIAlertController?

  func confirmBlock() {
    let alert = UIAlertController(title: "Block card?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Block", style: .destructive) { _ in  //@ confirm
      self.blocked = true
      self.onBlock?()
    })
    present(alert, animated: true)
  }

  func prepareSheet() {
    let sheet = UIAlertController(title: "Card", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Show PIN", style: .default) { _ in  //@ pin
      self.title = "PIN"
    })
    self.sheet = sheet
  }
}

final class AccountsCoordinator: Coordinator {
  let navigation = UINavigationController(rootViewController: UIViewController())
  private(set) var blockedCards = 0

  func openTransfer() {
    let transfer = TransferCoordinator(navigation: navigation, parent: self)
    children.append(transfer)
    transfer.start()
    transfer.pause()
  }

  func openLimits() {
    let limits = LimitsCoordinator(navigation: navigation, parent: self)
    children.append(limits)
    limits.start()
    limits.finish()
  }

  func openCard() -> CardScreen {
    let card = CardScreen()
    card.onBlock = { [weak self] in  //@ block
      self?.blockedCards += 1
    }
    navigation.pushViewController(card, animated: true)
    return card
  }

  func closeCard() { navigation.popViewController(animated: true) }
}

final class BankApp {
  private(set) var accounts: AccountsCoordinator? = AccountsCoordinator()

  func signOut() {
    accounts?.navigation.popToRootViewController(animated: false)
    accounts = nil
  }
}

extension BankApp {
  func transferAndSignOut() {
    accounts?.openTransfer()
    signOut()
  }

  func raiseLimitAndSignOut() {
    accounts?.openLimits()
    signOut()
  }

  func reviewCard() {
    let card = accounts?.openCard()
    card?.confirmBlock()
    card?.dismiss(animated: true)
    card?.prepareSheet()
    accounts?.closeCard()
  }
}
