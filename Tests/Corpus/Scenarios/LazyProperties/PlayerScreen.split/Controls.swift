final class Slider {
    var onChange: ((Float) -> Void)?
    var value: Float = 0 { didSet { onChange?(value) } }
}

final class ArtworkView {
    var title = ""
    var onLoad: (() -> Void)?
    func load() { onLoad?(); onLoad = nil }
}
