import Foundation

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

    func load(completion: @escaping (Result<Double, Error>) -> Void) {
        request(endpoint) { completion(.success($0)) }
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
    private var pending: Once<Double>?
    private var last: ((Double) -> Void)?
    private(set) var heights: [Double] = []

    func reload() {
        service.load { result in  //@ reload
            if case .success(let height) = result { self.heights.append(height) }
        }
    }

    func warmUp() {
        service.whenReady { self.heights.removeAll() }  //@ warm
    }

    func record() {
        let once = Once<Double> { self.heights.append($0) }  //@ record
        pending = once
        service.load { if case .success(let height) = $0 { once(height) } }
    }

    func repeatLast() {
        let handler: (Double) -> Void = { self.heights.append($0) }  //@ repeated
        service.load { if case .success(let height) = $0 { handler(height) } }
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
