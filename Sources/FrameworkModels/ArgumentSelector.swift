/// Which argument of a call a model row means.
public enum ArgumentSelector: Sendable, Hashable {
  /// The one with this label; `_` is that of an argument without one.
  case label(String)
  /// Any closure argument that no other effect of the row names.
  case anyClosure
  /// The receiver of the call (`cancellable.store(in: &set)`: the set keeps the receiver).
  case receiver
}

extension ArgumentSelector: CustomStringConvertible {
  /// As rows of models write it.
  public var description: String {
    switch self {
    case .label(let label): label
    case .anyClosure: "*"
    case .receiver: "self"
    }
  }
}
