/// Tells whoever asks when the cart has changed.
public final class CartModel {
  public var onChange: (() -> Void)?
  public private(set) var items: [String] = []

  public init() {}

  public func add(_ item: String) {
    items.append(item)
    onChange?()
  }
}
