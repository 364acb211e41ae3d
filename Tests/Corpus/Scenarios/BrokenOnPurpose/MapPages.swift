class MapPage {
    var onMove: ((Int) -> Void)?
    var center = 0

    func appear() {}

    func disappear() { onMove = nil }
}

final class RoutePage: MapPage {
    override func appear() {
        onMove = { self.center = $0 } //@ route
        onMove?(5)
    }

    override func disappear() { center = 0 }
}

final class WeatherPage: MapPage {
    override func appear() {
        onMove = { self.center = -$0 } //@ weather
        onMove?(7)
    }

    override func disappear() {
        center = 0
        super.disappear()
    }
}

final class Mixer {
    private var taps: [Int: ([Float]) -> Void] = [:]

    func installTap(bus: Int, _ tap: @escaping ([Float]) -> Void) { taps[bus] = tap }

    func removeTap(bus: Int) { taps[bus] = nil }

    func render() { taps.values.forEach { $0([0.5]) } }
}

final class LevelMeter {
    private let mixer = Mixer()
    private(set) var level: Float = 0

    func start() {
        mixer.installTap(bus: 0) { self.level = $0.max() ?? 0 } //@ level
        mixer.render()
    }
}

final class Recorder {
    private let mixer = Mixer()
    private(set) var samples: [Float] = []

    func start() {
        mixer.installTap(bus: 0) { self.samples += $0 } //@ samples
        mixer.render()
    }

    func stop() { mixer.removeTap(bus: 0) }
}

final class MapWindow {
    func show(_ page: MapPage) {
        page.appear()
        page.disappear()
    }

    func showRoute() -> RoutePage {
        let page = RoutePage()
        show(page)
        return page
    }

    func showWeather() -> WeatherPage {
        let page = WeatherPage()
        show(page)
        return page
    }

    func record() -> Recorder {
        let recorder = Recorder()
        recorder.start()
        recorder.stop()
        return recorder
    }

    func measure() -> LevelMeter {
        let meter = LevelMeter()
        meter.start()
        return meter
    }
}
