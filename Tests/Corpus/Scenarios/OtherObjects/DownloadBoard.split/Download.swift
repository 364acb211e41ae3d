final class Download {
    let url: String
    var onProgress: ((Double) -> Void)?
    var onFinish: ((Download) -> Void)?
    private(set) var fraction = 0.0
    init(url: String) { self.url = url }

    func advance() {
        fraction = min(1, fraction + 0.5)
        onProgress?(fraction)
        guard fraction == 1 else { return }
        let done = onFinish
        onFinish = nil
        done?(self)
    }
}
