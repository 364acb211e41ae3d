import Engine

/// Which argument of a call a model row means.
public enum ArgumentSelector: Sendable, Hashable, Storable {
  /// The one with this label; `_` is that of an argument without one, `_2` the second argument, which has none.
  case label(String)
  /// Any closure argument that no other effect of the row names.
  case anyClosure
  /// The receiver of the call (`cancellable.store(in: &set)`: the set keeps the receiver).
  case receiver
}

extension ArgumentSelector {
  /// The position of the argument that a name such as `_2` stands for: the second, which has no label. `nil` for labels.
  public static func position(_ name: String) -> Int? {
    name.first == "_" ? Int(name.dropFirst()).flatMap { $0 > 0 ? $0 - 1 : nil } : nil
  }
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
