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

final class ImageSyncOperation: SyncOperation, @unchecked Sendable {
    var onImage: ((String) -> Void)?

    override func main() {
        super.main()
        onImage?("placeholder.png")
    }
}

final class CatalogSync {
    private let queue = OperationQueue()
    private var products: SyncOperation?
    private var images: ImageSyncOperation?
    private var progress = 0.0
    private var synced = 0
    private var names: [String] = []

    func syncProducts() {
        let operation = SyncOperation(count: 3)
        operation.onProgress = { value in self.progress = value }  //@ progress
        products = operation
        queue.addOperation(operation)
    }

    func countProducts() {
        let operation = SyncOperation(count: 3)
        operation.onFinish = { count in self.synced = count }  //@ finish
        products = operation
        queue.addOperation(operation)
    }

    func syncPrices() {
        let operation = SyncOperation(count: 2)
        operation.onProgress = { value in self.progress = value }  //@ prices
        queue.addOperation(operation)
    }

    func syncImages() {
        let operation = ImageSyncOperation(count: 1)
        images = operation
        operation.onImage = add(image:)  //@ images
        queue.addOperation(operation)
    }

    private func add(image: String) { names.append(image) }
}
