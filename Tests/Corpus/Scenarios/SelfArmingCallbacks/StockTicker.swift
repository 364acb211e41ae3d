import Foundation

final class QuoteClient {
    func fetch(_ symbol: String, then: @escaping (Double) -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { then(Double(symbol.count)) }
    }
}

final class StockTicker {
    private let client = QuoteClient()
    private let symbol: String
    private(set) var quotes: [Double] = []
    private var alarm: DispatchWorkItem?

    init(symbol: String) { self.symbol = symbol }

    func start() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { [unowned self] in  //@ start
            quotes.append(0)
            start()
        }
    }

    func startAlarm() {
        let item = DispatchWorkItem { [unowned self] in  //@ alarm
            quotes.removeAll()
            startAlarm()
        }
        alarm = item
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.01, execute: item)
    }

    func refresh() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { [weak self] in
            guard let self = self else { return }
            self.client.fetch(self.symbol) { quote in  //@ refresh
                self.quotes.append(quote)
                self.refresh()
            }
        }
    }

    func update() {
        client.fetch(symbol) { quote in  //@ update
            self.quotes.append(quote)
            DispatchQueue.main.async { [weak self] in
                self?.update()
            }
        }
    }

    func observe() {
        client.fetch(symbol) { quote in  //@ observe
            self.quotes.append(quote)
            self.client.fetch(self.symbol) { [weak self] next in
                self?.quotes.append(next)
            }
            self.observe()
        }
    }

    deinit { alarm?.cancel() }
}
