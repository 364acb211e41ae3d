import UIKit

final class SwipeBackPolicy {
  var host: UINavigationController?  //@ policy

  init(host: UINavigationController) {
    self.host = host
  }

  var allowsSwipe: Bool { (host?.viewControllers.count ?? 0) > 1 }
}

final class SwipeCounter {
  let depth: Int

  init(host: UINavigationController) {
    depth = host.viewControllers.count
  }
}

final class NameStep: UIViewController {
  private var policy: SwipeBackPolicy?

  func prepare() {
    guard let host = navigationController else { return }
    policy = SwipeBackPolicy(host: host)
  }
}

final class EmailStep: UIViewController {
  private var counter: SwipeCounter?  //@ counter

  func prepare() {
    guard let host = navigationController else { return }
    counter = SwipeCounter(host: host)
  }
}

final class PasswordStep: UIViewController {
  private var onDone: (() -> Void)?

  func prepare() {
    let host = navigationController
    onDone = {  //@ done
      host?.popViewController(animated: true)
    }
  }
}

final class CodeStep: UIViewController {
  private var onDone: (() -> Void)?

  func prepare() {
    weak var host = navigationController
    onDone = {  //@ weakly
      host?.popViewController(animated: true)
    }
  }
}

final class HintView: UIView {
  private var anchor: UIView?  //@ anchor

  func attach() {
    anchor = superview
  }
}

final class ToastView: UIView {
  private weak var anchor: UIView?  //@ toast

  func attach() {
    anchor = superview
  }
}
