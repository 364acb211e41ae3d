import Foundation

class Coordinator {
  var children: [Coordinator] = []
  var onFinish: (() -> Void)?
  func start() {}
  func finish() { onFinish?() }
}
