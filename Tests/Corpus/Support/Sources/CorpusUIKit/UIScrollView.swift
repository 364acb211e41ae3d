public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

/// Keeps its refresh control; not its delegate.
/// Source: UIScrollView.h, "delegate" (weak), "refreshControl" (strong).
open class UIScrollView: UIView {
  open weak var delegate: (any UIScrollViewDelegate)?
  open var refreshControl: UIRefreshControl?
  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero
  open var contentOffset = CGPoint.zero { didSet { delegate?.scrollViewDidScroll(self) } }
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var showsVerticalScrollIndicator = true
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
}
