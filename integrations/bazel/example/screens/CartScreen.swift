import Model

/// That the model keeps the closure is written in another target.
final class CartScreen {
  private let model = CartModel()
  private var rows = 0

  func show() {
    model.onChange = { self.rows = self.model.items.count }
  }
}
