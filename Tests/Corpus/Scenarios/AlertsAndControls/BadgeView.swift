import UIKit

final class BadgeView: UIView {
  private var animator: UIViewPropertyAnimator?
  private(set) var pulses = 0
  let button = UIButton(type: .system)
  let other = UIButton(type: .system)

  func pulse() {
    UIView.animate(withDuration: 0.01, animations: { self.alpha = 0 }) { _ in //@ pulse
      self.pulses += 1
    }
  }

  func prepare() {
    animator = UIViewPropertyAnimator(duration: 0.01, curve: .linear) { self.alpha = 0.5 } //@ prepare
  }

  func run() {
    let animator = UIViewPropertyAnimator(duration: 0.01, curve: .linear)
    animator.addCompletion { _ in self.pulses += 1 } //@ run
    animator.startAnimation()
  }

  func addButton() {
    addSubview(button)
    button.addAction(UIAction { _ in self.pulse() }, for: .touchUpInside) //@ button
  }

  func addTarget() {
    addSubview(other)
    other.addTarget(self, action: #selector(tapped), for: .touchUpInside) //@ target
  }

  func replaceAction() {
    button.addAction(UIAction { [weak self] _ in self?.pulse() }, for: .touchUpInside) //@ action
    button.menu = UIMenu(children: [UIAction(title: "Hide") { [weak button] _ in button?.isHidden = true }])
  }

  func showMenu() {
    button.menu = UIMenu(children: [UIAction(title: "Hide") { _ in self.button.isHidden = true }]) //@ menu
  }

  @objc private func tapped() { pulses += 1 }
}
