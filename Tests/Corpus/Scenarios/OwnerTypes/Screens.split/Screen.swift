import Foundation

class Screen {
  var appearances = 0
  private var appearHandlers: [() -> Void] = []
  var onDisappear: (() -> Void)?

  func whenAppearing(_ handler: @escaping () -> Void) {
    appearHandlers.append(handler)
  }

  func transition(_ work: @escaping () -> Void) {
    work()
  }

  func appear() { appearHandlers.forEach { $0() } }
}
