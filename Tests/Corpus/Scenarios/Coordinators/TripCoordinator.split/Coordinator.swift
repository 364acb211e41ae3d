import Foundation

class Coordinator {
  private(set) var children: [Coordinator] = []
  var onFinish: ((Coordinator) -> Void)?

  func add(_ child: Coordinator) { children.append(child) }
  func remove(_ child: Coordinator) { children.removeAll { $0 === child } }
  func finish() { onFinish?(self) }
}
