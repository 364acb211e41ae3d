import UIKit

class Coordinator {
  private(set) var children: [Coordinator] = []
  func add(_ child: Coordinator) { children.append(child) }
  func remove(_ child: Coordinator) { children.removeAll { $0 === child } }
}

final class WelcomePage: UIViewController {
  var onContinue: (() -> Void)?
  func tapContinue() { onContinue?() }
}

final class PermissionPage: UIViewController {
  var onDecision: ((Bool) -> Void)?
  func tapAllow() { onDecision?(true) }
}

final class PermissionCoordinator: Coordinator {
  var onFinish: ((Bool) -> Void)?
  private let page = PermissionPage()

  func start() {
    page.onDecision = decide  //@ decision
  }

  func startQuick() {
    page.onDecision = { [weak self] in self?.decide($0) }
    page.tapAllow()
  }

  private func decide(_ allowed: Bool) { onFinish?(allowed) }
}

final class OnboardingCoordinator: Coordinator {
  private let navigation = UINavigationController()
  private(set) var isAllowed = false
  private(set) var steps = 0

  func showWelcome() {
    let page = WelcomePage()
    page.onContinue = { self.steps += 1 }  //@ welcome
    navigation.pushViewController(page, animated: false)
    page.tapContinue()
  }

  func showTour() {
    let page = WelcomePage()
    page.onContinue = { [weak self, weak page] in  //@ tour
      self?.steps += 1
      page?.title = "Done"
    }
    navigation.pushViewController(page, animated: false)
    page.tapContinue()
  }

  @discardableResult
  func askPermission() -> PermissionCoordinator {
    let child = PermissionCoordinator()
    child.onFinish = { [weak self] allowed in  //@ permission
      self?.isAllowed = allowed
      self?.remove(child)
    }
    add(child)
    child.startQuick()
    return child
  }

  func askAgain() {
    let child = PermissionCoordinator()
    child.onFinish = { allowed in  //@ again
      self.isAllowed = allowed
      self.remove(child)
      child.onFinish = nil
    }
    add(child)
    child.startQuick()
  }
}

final class AppStart {
  private var flow: OnboardingCoordinator?

  func firstLaunch() {
    let flow = OnboardingCoordinator()
    self.flow = flow
    flow.showWelcome()
    flow.askPermission()
    self.flow = nil
  }

  func secondLaunch() {
    let flow = OnboardingCoordinator()
    self.flow = flow
    flow.showTour()
    flow.askAgain()
    PermissionCoordinator().start()
    self.flow = nil
  }
}
