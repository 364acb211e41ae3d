import Foundation

final class ImageSyncOperation: SyncOperation, @unchecked Sendable {
    var onImage: ((String) -> Void)?

    override func main() {
        super.main()
        onImage?("placeholder.png")
    }
}
