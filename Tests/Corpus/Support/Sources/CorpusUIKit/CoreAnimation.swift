public protocol CALayerDelegate: NSObjectProtocol {}
extension UIView: CALayerDelegate {}

/// Keeps its sublayers and animations; not its superlayer or delegate.
/// Source: Apple, "CALayer.sublayers", "CALayer.delegate" (header: weak).
open class CALayer: NSObject {
  open weak var delegate: (any CALayerDelegate)?
  open private(set) weak var superlayer: CALayer?
  open private(set) var sublayers: [CALayer]?
  open var frame = CGRect.zero
  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var opacity: Float = 1
  open var masksToBounds = false
  private var animations: [String: CAAnimation] = [:]

  override public init() {}

  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    sublayers = (sublayers ?? []) + [layer]
    layer.superlayer = self
  }

  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// Kept until it has run, or for good where `isRemovedOnCompletion` is false.
  open func add(_ animation: CAAnimation, forKey key: String?) {
    let key = key ?? UUID().uuidString
    animations[key] = animation
    animation.delegate?.animationDidStart(animation)
    later(animation.duration) { [weak self] in
      animation.delegate?.animationDidStop(animation, finished: self?.animations[key] != nil)
      if animation.isRemovedOnCompletion { self?.animations[key] = nil }
    }
  }

  open func removeAnimation(forKey key: String) { animations[key] = nil }
  open func removeAllAnimations() { animations = [:] }
}

public protocol CAAnimationDelegate {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Source: Apple, "CAAnimation.delegate": "The delegate object is retained by the receiver."
open class CAAnimation: NSObject {
  open var delegate: (any CAAnimationDelegate)?
  open var duration: TimeInterval = 0.25
  open var repeatCount: Float = 0
  open var isRemovedOnCompletion = true
}

open class CABasicAnimation: CAAnimation {
  open var keyPath: String?
  open var fromValue: Any?
  open var toValue: Any?
  override public init() {}
  public convenience init(keyPath: String?) { self.init(); self.keyPath = keyPath }
}

/// The block is kept until the transaction's animations have ended, then called once.
/// Source: Apple, "CATransaction.setCompletionBlock(_:)".
public final class CATransaction: NSObject {
  nonisolated(unsafe) private static var blocks: [(() -> Void)?] = []
  public static func begin() { blocks.append(nil) }
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    if blocks.isEmpty { if let block { later(0, block) } } else { blocks[blocks.count - 1] = block }
  }
  public static func setAnimationDuration(_ duration: TimeInterval) {}
  public static func setDisableActions(_ flag: Bool) {}
  public static func commit() { if let block = blocks.popLast() ?? nil { later(0, block) } }
}
