import Foundation

final class ToastView {
  let text: String
  private let onClose: (ToastView) -> Void
  var onTap: () -> Void

  init(_ text: String, onTap: @escaping () -> Void = {}, onClose: @escaping (ToastView) -> Void = { _ in }) {
    (self.text, self.onTap, self.onClose) = (text, onTap, onClose)
  }

  func close() { onClose(self) }
}
