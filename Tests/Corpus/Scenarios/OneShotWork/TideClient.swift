import Foundation

struct Tide { let height: Double }

final class Once<Value> {
    private var body: ((Value) -> Void)?
    init(_ body: @escaping (Value) -> Void) { self.body = body }

    func callAsFunction(_ value: Value) {
        guard let body else { return }
        self.body = nil
        body(value)
    }
}

final class TideService {
    private let endpoint = "tides"
    private var ready: (() -> Void)?

    func load(completion: @escaping (Result<Tide, Error>) -> Void) {
        request(endpoint) { height in
            completion(.success(Tide(height: height)))
        }
    }

    private func request(_ path: String, then: @escaping (Double) -> Void) {
        DispatchQueue.main.async { then(Double(path.count)) }
    }

    func whenReady(_ work: @escaping () -> Void) {
        ready = { [weak self] in
            work()
            self?.ready = nil
        }
        DispatchQueue.main.async { self.ready?() }
    }
}

final class TideScreen {
    private let service = TideService()
    private var pending: Once<Tide>?
    private var last: ((Tide) -> Void)?
    private(set) var heights: [Double] = []

    func reload() {
        service.load { result in  //@ reload
            if case .success(let tide) = result { self.heights.append(tide.height) }
        }
    }

    func warmUp() {
        service.whenReady { self.heights.removeAll() }  //@ warm
    }

    func record() {
        let once = Once<Tide> { self.heights.append($0.height) }  //@ record
        pending = once
        service.load { if case .success(let tide) = $0 { once(tide) } }
    }

    func repeatLast() {
        let handler: (Tide) -> Void = { self.heights.append($0.height) }  //@ repeated
        service.load { if case .success(let tide) = $0 { handler(tide) } }
        last = handler
    }

    func next() async -> Double {
        await withCheckedContinuation { continuation in
            service.load { result in  //@ next
                continuation.resume(returning: self.heights.last ?? 0)
            }
        }
    }
}
