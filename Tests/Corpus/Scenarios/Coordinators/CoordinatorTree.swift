import UIKit

protocol Coordinator: AnyObject {
  func start()
}

class ChildCoordinator: Coordinator {
  let navigation: UINavigationController
  var onFinish: (() -> Void)?
  private(set) var screens: [UIViewController] = []

  init(navigation: UINavigationController) { self.navigation = navigation }

  func start() { push(UIViewController()) }
  func push(_ screen: UIViewController) { screens.append(screen) }

  func finish() {
    screens = []
    onFinish?()
  }
}

final class ProfileCoordinator: ChildCoordinator {
  var parent: Coordinator?  //@ profile
}

final class HelpCoordinator: ChildCoordinator {
  weak var parent: Coordinator?  //@ help
}

final class PaymentCoordinator: ChildCoordinator {
  private(set) var receipt: ReceiptViewController?

  override func start() {
    let receipt = ReceiptViewController()
    receipt.onClose = finish  //@ receipt
    self.receipt = receipt
    push(receipt)
  }
}

final class LinkCoordinator: ChildCoordinator {
  private var opened: [String] = []

  func open(_ links: LinkResolver) {
    links.resolve("item/7") { [unowned self] path in  //@ link
      self.opened.append(path)
    }
  }
}

final class ReceiptViewController: UIViewController {
  var onClose: (() -> Void)?
  func close() { onClose?() }
}

final class LinkResolver {
  func resolve(_ link: String, completion: @escaping (String) -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { completion("/" + link) }
  }
}

final class AppCoordinator: Coordinator {
  let navigation = UINavigationController()
  let resolver = LinkResolver()
  private var children: [ChildCoordinator] = []

  func start() {}

  func showProfile() -> ProfileCoordinator {
    let child = ProfileCoordinator(navigation: navigation)
    child.parent = self
    return add(child)
  }

  func showHelp() -> HelpCoordinator {
    let child = HelpCoordinator(navigation: navigation)
    child.parent = self
    return add(child)
  }

  func showPayment() -> PaymentCoordinator { add(PaymentCoordinator(navigation: navigation)) }

  func showOrders() -> ChildCoordinator {
    let child = ChildCoordinator(navigation: navigation)
    child.onFinish = { [weak self] in  //@ orders
      self?.remove(child)
    }
    return add(child)
  }

  func showReturns() -> ChildCoordinator {
    let child = ChildCoordinator(navigation: navigation)
    child.onFinish = { [weak self, weak child] in  //@ returns
      if let child { self?.remove(child) }
    }
    return add(child)
  }

  func openLink() {
    let child = add(LinkCoordinator(navigation: navigation))
    child.open(resolver)
    remove(child)
  }

  private func add<Child: ChildCoordinator>(_ child: Child) -> Child {
    children.append(child)
    child.start()
    return child
  }

  private func remove(_ child: ChildCoordinator) { children.removeAll { $0 === child } }
}

final class AppScene {
  private(set) var coordinator: AppCoordinator?

  func connect() -> AppCoordinator {
    let coordinator = AppCoordinator()
    coordinator.start()
    self.coordinator = coordinator
    return coordinator
  }

  func disconnect() { coordinator = nil }
}
