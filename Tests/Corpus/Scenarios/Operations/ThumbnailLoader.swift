import Foundation

final class ThumbnailLoader {
    private static let shared: OperationQueue = {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 2
        return queue
    }()

    private var running: [String: Operation] = [:]
    private var kept: [String: Operation] = [:]
    private var finished: [String] = []
    private var isPrefetching = true

    func load(_ name: String) {
        let operation = BlockOperation { usleep(2_000) }
        operation.addExecutionBlock {  //@ load
            DispatchQueue.main.async {
                self.running[name] = nil
                self.finished.append(name)
            }
        }
        running[name] = operation
        Self.shared.addOperation(operation)
    }

    func preload(_ name: String) {
        let operation = BlockOperation { usleep(2_000) }
        operation.addExecutionBlock {  //@ preload
            DispatchQueue.main.async {
                self.finished.append(name)
            }
        }
        kept[name] = operation
        Self.shared.addOperation(operation)
    }

    func prefetch() {
        Self.shared.addOperation {  //@ prefetch
            usleep(5_000)
            self.prefetch()
        }
    }

    func prefetch(_ names: ArraySlice<String>) {
        guard let name = names.first else { return }
        Self.shared.addOperation {  //@ names
            usleep(5_000)
            self.finished.append(name)
            self.prefetch(names.dropFirst())
        }
    }

    func reset() {
        Self.shared.addBarrierBlock { [weak self] in
            OperationQueue.main.addOperation {  //@ reset
                self?.finished.removeAll()
            }
        }
    }
}
