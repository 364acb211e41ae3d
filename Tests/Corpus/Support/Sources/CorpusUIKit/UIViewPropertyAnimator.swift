public enum UIViewAnimatingPosition: Int { case end, start, current }
public enum UIViewAnimatingState: Int { case inactive, active, stopped }

/// Keeps its animations until it starts and its completions until it has
/// finished; the system keeps it while it runs.
/// Source: Apple, "UIViewPropertyAnimator" and "addCompletion(_:)" (the blocks are
/// carried out when the animations finish; an animator that is neither started nor
/// finished stays as it is).
open class UIViewPropertyAnimator: NSObject {
  public let duration: TimeInterval
  open private(set) var state = UIViewAnimatingState.inactive
  open private(set) var isRunning = false
  open var isReversed = false
  open var fractionComplete: CGFloat = 0
  open var pausesOnCompletion = false
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    if let animations { self.animations = [animations] }
  }

  public init(duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil) {
    self.duration = duration
    if let animations { self.animations = [animations] }
  }

  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .linear, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return unsafeDowncast(animator, to: Self.self)
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    if isRunning { animation() } else { animations.append(animation) }
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard !isRunning else { return }
    (isRunning, state) = (true, .active)
    let pending = animations
    animations = []
    pending.forEach { $0() }
    later(duration + delay) {
      guard self.isRunning else { return }
      self.isRunning = false
      if !self.pausesOnCompletion { self.finish(at: self.isReversed ? .start : .end) }
    }
  }

  open func pauseAnimation() { (isRunning, state) = (false, .active) }

  open func continueAnimation(withTimingParameters: Any?, durationFactor: CGFloat) { startAnimation() }

  /// `withoutFinishing` leaves it stopped, with its completions, until `finishAnimation(at:)`;
  /// true makes it inactive without calling them.
  open func stopAnimation(_ withoutFinishing: Bool) {
    isRunning = false
    if withoutFinishing {
      state = .inactive
      completions = []
    } else {
      state = .stopped
    }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    if state == .stopped { finish(at: finalPosition) }
  }

  private func finish(at position: UIViewAnimatingPosition) {
    state = .inactive
    let pending = completions
    completions = []
    pending.forEach { $0(position) }
  }
}
