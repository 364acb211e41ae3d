import UIKit

final class BannerController: UIViewController {
    private let banner = UIView()
    private var slide: UIViewPropertyAnimator?
    private var intro: UIViewPropertyAnimator?
    private var hidden: (() -> Void)?
    private(set) var shown = 0

    func show() {
        view.addSubview(banner)
        UIView.animate(withDuration: 0.02) {  //@ fade
            self.banner.alpha = 1
        }
    }

    func hide() {
        UIView.animate(
            withDuration: 0.02,
            animations: { self.banner.alpha = 0 },  //@ dimmed
            completion: { _ in self.banner.removeFromSuperview() }  //@ hide
        )
    }

    func slideIn() {
        let animator = UIViewPropertyAnimator(duration: 0.02, curve: .easeOut)
        animator.addCompletion { _ in self.shown += 1 }  //@ slide
        slide = animator
        animator.startAnimation()
    }

    func prepareSlide() {
        intro = UIViewPropertyAnimator(duration: 0.02, curve: .easeOut) {  //@ prepared
            self.banner.transform = .identity
        }
    }

    func dismissBanner(then done: @escaping () -> Void) {
        hidden = {  //@ hidden
            self.shown = 0
            done()
        }
        UIView.animate(withDuration: 0.02, animations: {}) { [weak self] _ in self?.hidden?() }
    }

    func open(_ details: UIViewController) {
        present(details, animated: true) {  //@ details
            self.shown += 1
        }
        dismiss(animated: false)
    }
}
