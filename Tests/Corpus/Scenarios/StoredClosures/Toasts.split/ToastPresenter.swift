import Foundation

final class ToastPresenter {
  private(set) var visible: [ToastView] = []
  private(set) var closed = 0
  static let fallback = ToastPresenter()

  func show(_ text: String) {
    visible.append(ToastView(text, onClose: { _ in self.closed += 1 })) //@ show
  }

  func showPlain(_ text: String) {
    visible.append(ToastView(text)) 
    visible.last?.onTap = { [unowned self] in closed += 1 } //@ tap
  }

  func showSelf(_ text: String) {
    let toast = ToastView(text)
    toast.onTap = { toast.close() } //@ toast
    visible.append(toast)
  }

  func showAndRemove(_ text: String) {
    visible.append(
      ToastView(text) { [weak self] toast in //@ remove
        self?.visible.removeAll { $0 === toast }
      })
  }

  func flash(_ text: String) {
    let toast = ToastView(text, onTap: { self.closed += 1 }) //@ flash
    toast.onTap()
    toast.close()
  }
}
