import Dispatch

final class FrameAnimator {
    private var completion: (() -> Void)?
    private var frames = 0

    func animate(_ change: () -> Void, completion: @escaping () -> Void) {
        change()
        self.completion = completion
        DispatchQueue.main.async { [weak self] in self?.end() }
    }

    private func end() {
        frames += 1
        let done = completion
        completion = nil
        done?()
    }
}

final class Spinner {
    private let animator = FrameAnimator()
    private(set) var angle = 0.0

    func spin() {
        animator.animate({ angle += 0.2 }) { self.spin() } //@ spin
    }

    func pulse(_ times: Int) {
        guard times > 0 else { return }
        animator.animate({ angle += 0.1 }) { self.pulse(times - 1) } //@ pulse
    }
}
