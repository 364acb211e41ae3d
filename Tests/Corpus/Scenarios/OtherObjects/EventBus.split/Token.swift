public final class Token {
  private var onEnd: (() -> Void)?
  private(set) var uses = 0
  init(onEnd: @escaping () -> Void = {}) { self.onEnd = onEnd }
  func use() { uses += 1 }
  func end() {
    onEnd?()
    onEnd = nil
  }
  func then(_ work: @escaping () -> Void) { onEnd = work }
}
