import Model

final class Banner {
  private let model = CartModel()
  private var text = ""

  func show() {
    model.onChange = { [weak self] in self?.text = "changed" }
  }
}
