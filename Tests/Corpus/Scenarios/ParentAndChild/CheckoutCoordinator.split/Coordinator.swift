import Foundation

class Coordinator {
    private(set) var children: [Coordinator] = []
    weak var parent: Coordinator?

    func add(_ child: Coordinator) {
        children.append(child)
        child.parent = self
    }

    func remove(_ child: Coordinator) {
        children.removeAll { $0 === child }
    }

    func start() {}
}
