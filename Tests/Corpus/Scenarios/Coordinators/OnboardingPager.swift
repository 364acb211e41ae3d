import UIKit

protocol PermissionsPageDelegate: AnyObject {
  func permissionsGranted()
}

protocol ProfilePageDelegate {
  func profileEntered(name: String)
}

class OnboardingPage: UIViewController {
  var onContinue: (() -> Void)?
  func continueTapped() { onContinue?() }
}

final class PermissionsPage: UIViewController {
  var delegate: (any PermissionsPageDelegate)?  //@ permissionsDelegate
  func allowTapped() { delegate?.permissionsGranted() }
}

final class ProfilePage: UIViewController {
  var delegate: (any ProfilePageDelegate)?  //@ profileDelegate
  func saveTapped() { delegate?.profileEntered(name: "Ada") }
}

struct ProfileSaver: ProfilePageDelegate {
  let defaults: UserDefaults
  func profileEntered(name: String) { defaults.set(name, forKey: "onboarding.name") }
}

final class OnboardingCoordinator: PermissionsPageDelegate {
  private let saver = ProfileSaver(defaults: .standard)
  private(set) var pages: [UIViewController] = []
  private(set) var donePage: OnboardingPage?
  private var index = 0

  func addWelcome() {
    let page = OnboardingPage()
    page.onContinue = { self.showNext() }  //@ welcome
    pages.append(page)
  }

  func addTour() {
    let page = OnboardingPage()
    page.onContinue = { [weak self] in self?.showNext() }  //@ tour
    pages.append(page)
  }

  func addPermissions() {
    let page = PermissionsPage()
    page.delegate = self
    pages.append(page)
  }

  func addProfile() {
    let page = ProfilePage()
    page.delegate = saver
    pages.append(page)
  }

  func addDone() {
    let page = OnboardingPage()
    page.onContinue = { self.finish() }  //@ done
    donePage = page
  }

  func permissionsGranted() { showNext() }

  func showNext() { index = min(index + 1, pages.count) }

  func finish() {
    donePage?.onContinue = nil
    donePage = nil
  }
}

final class OnboardingFlow {
  private var coordinator: OnboardingCoordinator?

  func start() {
    let coordinator = OnboardingCoordinator()
    coordinator.addWelcome()
    coordinator.addTour()
    coordinator.addPermissions()
    coordinator.addProfile()
    coordinator.addDone()
    self.coordinator = coordinator
  }

  func end() {
    coordinator?.finish()
    coordinator = nil
  }

  func run() {
    start()
    end()
  }
}
