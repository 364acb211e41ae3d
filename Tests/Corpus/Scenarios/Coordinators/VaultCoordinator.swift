import UIKit

class Coordinator {
  let navigation: UINavigationController
  private(set) var children: [Coordinator] = []
  init(_ navigation: UINavigationController) { self.navigation = navigation }
  func start() {}
  func add(_ child: Coordinator) {
    children.append(child)
    child.start()
  }
  func remove(_ child: Coordinator) { children.removeAll { $0 === child } }
}

final class UnlockViewController: UIViewController {
  var onUnlock: ((String) -> Void)?
  func enter(_ code: String) { onUnlock?(code) }
}

final class UnlockCoordinator: Coordinator {
  var onFinish: (() -> Void)?
  private(set) var attempts = 0

  override func start() {
    let screen = UnlockViewController()
    screen.onUnlock = { [weak self] code in
      self?.attempts += 1
      if code == "0000" { self?.finish() }
    }
    navigation.pushViewController(screen, animated: false)
  }
  func finish() {
    navigation.popViewController(animated: false)
    onFinish?()
  }
}

final class EditCoordinator: Coordinator {
  var parent: Coordinator?  //@ editParent
  override func start() { navigation.pushViewController(UIViewController(), animated: false) }
  func save() {
    navigation.popViewController(animated: false)
    parent?.remove(self)
  }
}

final class ShareCoordinator: Coordinator {
  let router: Coordinator  //@ shareRouter
  init(router: Coordinator) {
    self.router = router
    super.init(router.navigation)
  }
  override func start() { navigation.pushViewController(UIViewController(), animated: false) }
}

final class UnlockingVaultCoordinator: Coordinator {
  private var isUnlocked = false

  override func start() {
    let child = UnlockCoordinator(navigation)
    child.onFinish = {  //@ unlocked
      self.isUnlocked = true
      self.remove(child)
    }
    add(child)
  }
}

final class OnboardingCoordinator: Coordinator {
  private var steps = 0

  override func start() {
    let child = UnlockCoordinator(navigation)
    child.onFinish = { [weak self, weak child] in  //@ onboarded
      self?.steps += 1
      child.map { self?.remove($0) }
    }
    add(child)
  }
}

final class SettingsCoordinator: Coordinator {
  private var changes = 0

  override func start() {
    let child = UnlockCoordinator(navigation)
    child.onFinish = changed  //@ changed
    add(child)
  }
  private func changed() { changes += 1 }
}

final class EditingVaultCoordinator: Coordinator {
  override func start() {
    let child = EditCoordinator(navigation)
    child.parent = self
    add(child)
  }
  func save() { children.forEach { ($0 as? EditCoordinator)?.save() } }
}

final class SharingVaultCoordinator: Coordinator {
  override func start() { add(ShareCoordinator(router: self)) }
}

final class AppRouter {
  let navigation = UINavigationController(rootViewController: UIViewController())
  private(set) var current: Coordinator?

  func open(_ make: (UINavigationController) -> Coordinator) {
    current = make(navigation)
    current?.start()
  }
  func enter(_ code: String) { (navigation.topViewController as? UnlockViewController)?.enter(code) }
  func close() {
    (current as? EditingVaultCoordinator)?.save()
    navigation.popToRootViewController(animated: false)
    current = nil
  }
}
