import Foundation

final class ShopClient {
    private let queue = DispatchQueue(label: "shop")

    func price(_ item: String, _ reply: @escaping (Int?) -> Void) {
        queue.async { reply(item.isEmpty ? nil : item.count) }
    }
}

final class CheckoutFlow {
    private let client = ShopClient()
    private let stock = DispatchGroup()
    private var total = 0
    private var isReady = false
    private var coupons: [String] = []

    func sum(_ items: [String]) {
        let group = DispatchGroup()
        for item in items {
            group.enter()
            client.price(item) { price in
                if let price { self.total += price }
                group.leave()
            }
        }
        group.notify(queue: .main) {  //@ total
            self.isReady = true
        }
    }

    func sumPaid(_ items: [String]) {
        let group = DispatchGroup()
        for item in items {
            group.enter()
            client.price(item) { [weak self] price in
                guard let price, price > 100 else { return }
                self?.total += price
                group.leave()
            }
        }
        group.notify(queue: .main) {  //@ paid
            self.isReady = true
        }
    }

    func reserve() {
        stock.enter()
        stock.notify(queue: .main) { self.isReady = true }  //@ reserve
    }

    func release() { stock.leave() }

    func apply(_ codes: [String]) {
        let group = DispatchGroup()
        for code in codes {
            DispatchQueue.global().async(group: group) { [weak self] in
                DispatchQueue.main.async { self?.coupons.append(code) }
            }
        }
        group.notify(queue: .main) { self.isReady = self.coupons.count == codes.count }  //@ coupons
    }
}
