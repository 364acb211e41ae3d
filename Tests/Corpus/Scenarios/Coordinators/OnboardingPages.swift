import UIKit

class OnboardingPage: UIViewController {
  var onNext: (() -> Void)?
  var onSkip: (() -> Void)?
  let nextButton = UIButton()

  func next() { onNext?() }
  func skip() { onSkip?() }
}

final class WelcomePage: OnboardingPage {}
final class PermissionPage: OnboardingPage {
  var onGranted: ((Bool) -> Void)?
}

final class ProfilePage: OnboardingPage {
  let nameField = UITextField()
  lazy var summary: () -> String = { [unowned self] in  //@ summary
    self.nameField.text ?? ""
  }
}

final class FinishPage: OnboardingPage {
  private(set) var count = 0
  lazy var describe: () -> String = {  //@ describe
    self.count += 1
    return "Finished \(self.count)"
  }
}

final class OnboardingCoordinator {
  let navigation = UINavigationController()
  private(set) var pages: [OnboardingPage] = []
  private(set) var granted = false
  var onFinish: (() -> Void)?

  func showWelcome() -> WelcomePage {
    let page = WelcomePage()
    page.onNext = showPermission  //@ welcome
    pages.append(page)
    return page
  }

  func showPermission() {
    let page = PermissionPage()
    page.onGranted = { [weak self] in self?.granted = $0 }  //@ granted
    pages.append(page)
  }

  func showProfile() -> ProfilePage {
    let page = ProfilePage()
    page.nextButton.configurationUpdateHandler = { button in  //@ handler
      button.isEnabled = page.nameField.text?.isEmpty == false
    }
    pages.append(page)
    return page
  }

  func showNamePage() -> ProfilePage {
    let page = ProfilePage()
    pages.append(page)
    return page
  }

  func showFinish() -> FinishPage {
    let page = FinishPage()
    pages.append(page)
    return page
  }
}

final class LaunchScene {
  private(set) var coordinator: OnboardingCoordinator?

  func begin() -> OnboardingCoordinator {
    let coordinator = OnboardingCoordinator()
    self.coordinator = coordinator
    coordinator.onFinish = { [weak self] in self?.coordinator = nil }
    return coordinator
  }

  func end() { coordinator?.onFinish?() }
}
