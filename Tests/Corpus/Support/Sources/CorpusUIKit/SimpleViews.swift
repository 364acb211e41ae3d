public enum NSTextAlignment { case left, center, right, natural }

open class UILabel: UIView {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var textColor: UIColor! = .label
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
}

open class UIImageView: UIView {
  open var image: UIImage?
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}

open class UIActivityIndicatorView: UIView {
  public enum Style { case medium, large }
  open private(set) var isAnimating = false
  open var hidesWhenStopped = true
  public convenience init(style: Style) { self.init(frame: .zero) }
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}

open class UIProgressView: UIView {
  open var progress: Float = 0
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// Keeps its arranged subviews, which are subviews of it too.
/// Source: Apple, "UIStackView.addArrangedSubview(_:)", "removeArrangedSubview(_:)"
/// (takes it off the arranged list only; it stays a subview).
open class UIStackView: UIView {
  public enum Axis { case horizontal, vertical }
  public enum Alignment { case fill, leading, center, trailing, top, bottom }
  public enum Distribution { case fill, fillEqually, equalSpacing }
  open var axis = Axis.horizontal
  open var spacing: CGFloat = 0
  open var alignment = Alignment.fill
  open var distribution = Distribution.fill
  open private(set) var arrangedSubviews: [UIView] = []

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  open func addArrangedSubview(_ view: UIView) {
    addSubview(view)
    arrangedSubviews.append(view)
  }

  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    insertSubview(view, at: index)
    arrangedSubviews.insert(view, at: index)
  }

  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
  open override func willRemoveSubview(_ subview: UIView) { removeArrangedSubview(subview) }
}
