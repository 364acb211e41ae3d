import Dispatch
import Foundation

/// Has the main queue do `work` a little later, as the frameworks do with what
/// they call back. The queue keeps `work` until then, no longer.
package func later(_ delay: TimeInterval = 0, _ work: @escaping () -> Void) {
  DispatchQueue.main.asyncAfter(deadline: .now() + max(0.001, min(delay, 0.02)), execute: DispatchWorkItem(block: work))
}

/// A reference that does not keep its object.
package struct Weak<Object> {
  private weak var stored: AnyObject?
  package var object: Object? { stored as? Object }
  package init(_ object: Object) { stored = object as AnyObject }
}
