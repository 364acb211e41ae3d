final class VideoClock {
    static let shared = VideoClock()
    private var marks: [String: (Int) -> Void] = [:]

    func mark(_ name: String, _ action: @escaping (Int) -> Void) { marks[name] = action }

    func unmark(_ name: String) { marks[name] = nil }

    func play() { marks.values.forEach { $0(1) } }
}

final class Scrubber {
    private(set) var seconds = 0

    func attach() {
        VideoClock.shared.mark("scrubber") { [unowned self] in self.seconds = $0 } //@ scrubber
    }

    deinit { VideoClock.shared.unmark("scrubber") }
}

final class Chapters {
    private(set) var chapter = 0

    func attach() {
        VideoClock.shared.mark("chapters") { [unowned self] in self.chapter = $0 / 60 } //@ chapters
    }

    func detach() { VideoClock.shared.unmark("chapter") }
}

final class VideoWindow {
    func showScrubber() {
        let scrubber = Scrubber()
        scrubber.attach()
        VideoClock.shared.play()
    }

    func showChapters() {
        let chapters = Chapters()
        chapters.attach()
        chapters.detach()
    }
}
