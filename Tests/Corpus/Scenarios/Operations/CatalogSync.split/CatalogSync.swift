import Foundation

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
