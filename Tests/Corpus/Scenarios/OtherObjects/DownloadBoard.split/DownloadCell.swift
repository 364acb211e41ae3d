final class DownloadCell {
    var download: Download?
    var onReuse: (() -> Void)?
    private(set) var text = ""
    func show(_ fraction: Double) { text = "\(Int(fraction * 100)) %" }
}
