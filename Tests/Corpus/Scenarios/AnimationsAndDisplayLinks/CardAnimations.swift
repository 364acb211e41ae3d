import UIKit

class CardView: UIView, CAAnimationDelegate {
  fileprivate(set) var isOpen = false
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { isOpen = flag }
}

final class GlowCard: CardView {
  func glow() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 0.01
    animation.isRemovedOnCompletion = false
    animation.delegate = self  //@ glowDelegate
    layer.add(animation, forKey: "glow")
  }
}

final class PulseCard: CardView {
  func pulse() {
    let animation = CABasicAnimation(keyPath: "transform.scale")
    animation.duration = 0.01
    animation.delegate = self  //@ pulseDelegate
    layer.add(animation, forKey: "pulse")
  }
}

final class DrawerCard: UIView {
  private var animator: UIViewPropertyAnimator?
  private var isCollapsed = false

  func prepareDrag() {
    animator = UIViewPropertyAnimator(duration: 0.2, curve: .easeIn) {  //@ dragAnimator
      self.alpha = 0.4
    }
  }

  func drag(to fraction: CGFloat) { animator?.fractionComplete = fraction }

  func collapse() {
    let animator = UIViewPropertyAnimator(duration: 0.01, curve: .easeOut)
    animator.addCompletion { _ in self.isCollapsed = true }  //@ collapseCompletion
    animator.startAnimation()
    self.animator = animator
  }

  func fadeOut() {
    UIView.animate(withDuration: 0.01, animations: { self.alpha = 0 }) { _ in  //@ fadeCompletion
      self.removeFromSuperview()
    }
  }
}

final class ProgressRing: UIView {
  private var link: CADisplayLink?
  private var angle: CGFloat = 0

  func spin() {
    let link = CADisplayLink(target: self, selector: #selector(step))  //@ spinLink
    link.add(to: .main, forMode: .default)
    self.link = link
  }

  @objc private func step() { angle += 0.1 }

  deinit { link?.invalidate() }
}

final class CardDeck {
  private let table = UIView()

  func deal() {
    let glowing = GlowCard(), pulsing = PulseCard(), ring = ProgressRing()
    let dragged = DrawerCard(), collapsing = DrawerCard(), fading = DrawerCard()
    [glowing, pulsing, ring, dragged, collapsing, fading].forEach(table.addSubview)
    glowing.glow()
    pulsing.pulse()
    ring.spin()
    dragged.prepareDrag()
    dragged.drag(to: 0.3)
    collapsing.collapse()
    fading.fadeOut()
  }

  func clear() { table.subviews.forEach { $0.removeFromSuperview() } }

  func play() {
    deal()
    clear()
  }
}
