protocol FeedDelegate: AnyObject {
    func feed(_ number: Int, delivered text: String)
}

final class FeedSession {
    private var delegate: FeedDelegate? //@ delegate

    init(delegate: FeedDelegate) { self.delegate = delegate }

    func load(_ number: Int) { delegate?.feed(number, delivered: "item \(number)") }

    func finish() { delegate = nil }
}

final class FeedReader: FeedDelegate {
    private lazy var session = FeedSession(delegate: self)
    private(set) var texts: [Int: String] = [:]

    func read(_ number: Int) { session.load(number) }

    func feed(_ number: Int, delivered text: String) { texts[number] = text }
}

final class FeedProbe: FeedDelegate {
    private lazy var session = FeedSession(delegate: self)
    private(set) var length = 0

    func measure() { session.load(1) }

    func feed(_ number: Int, delivered text: String) {
        length = text.count
        session.finish()
    }
}

final class FeedWindow {
    func read() -> FeedReader {
        let reader = FeedReader()
        reader.read(3)
        return reader
    }

    func measure() -> FeedProbe {
        let probe = FeedProbe()
        probe.measure()
        return probe
    }
}
