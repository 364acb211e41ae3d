import Foundation

final class QuoteHub {
    static let shared = QuoteHub()
    private var handlers: [Int: (Double) -> Void] = [:]
    private var nextKey = 0

    func subscribe(_ handler: @escaping (Double) -> Void) -> Int {
        nextKey += 1
        handlers[nextKey] = handler
        return nextKey
    }

    func unsubscribe(_ key: Int) { handlers[key] = nil }

    func flush(_ done: @escaping (Int) -> Void) {
        let count = handlers.count
        DispatchQueue.main.async { done(count) }
    }
}

final class StockBoard {
    private var key = 0
    private(set) var last = 0.0

    init() {
        key = QuoteHub.shared.subscribe { quote in  //@ board
            self.last = quote
        }
    }

    deinit { QuoteHub.shared.unsubscribe(key) }
}

final class StockTicker {
    private var key = 0
    private var token: NSObjectProtocol?
    private(set) var symbols: [String] = []

    init(symbols: [String]) {
        self.symbols = symbols
        key = QuoteHub.shared.subscribe { [weak self] _ in  //@ ticker
            self?.symbols.sort()
        }
    }

    func follow() {
        token = NotificationCenter.default.addObserver(forName: .init("market"), object: nil, queue: nil) { _ in  //@ market
            self.symbols.removeAll()
        }
    }

    deinit {
        token.map(NotificationCenter.default.removeObserver)
        symbols.forEach { close($0) }  //@ close
        QuoteHub.shared.unsubscribe(key)
        QuoteHub.shared.flush { [symbols] left in  //@ flush
            print("closed", symbols.count, "left", left)
        }
    }

    private func close(_ symbol: String) { print("closing", symbol) }
}
