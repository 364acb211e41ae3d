import Foundation

class SyncOperation: Operation, @unchecked Sendable {
    var onProgress: ((Double) -> Void)?
    var onFinish: ((Int) -> Void)?
    private let count: Int

    init(count: Int) { self.count = count }

    override func main() {
        for index in 0..<count where !isCancelled {
            onProgress?(Double(index) / Double(count))
        }
        onFinish?(count)
        onFinish = nil
    }
}
