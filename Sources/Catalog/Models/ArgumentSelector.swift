import Engine

/// Selects an argument of a call in a model row.
public enum ArgumentSelector: Sendable, Hashable, Storable {
  /// The argument with this label. `_` is an argument without label, `_2` the second argument, without label.
  case label(String)
  /// Any closure argument that no other effect of the row names.
  case anyClosure
  /// The receiver of the call (`cancellable.store(in: &set)`: the set retains the receiver).
  case receiver
}

extension ArgumentSelector {
  /// The position in a name such as `_2`: the second argument, without label. `nil` for labels.
  public static func position(_ name: String) -> Int? {
    name.first == "_" ? Int(name.dropFirst()).flatMap { $0 > 0 ? $0 - 1 : nil } : nil
  }
}

extension ArgumentSelector: CustomStringConvertible {
  /// The notation in model rows.
  public var description: String {
    switch self {
    case .label(let label): label
    case .anyClosure: "*"
    case .receiver: "self"
    }
  }
}
