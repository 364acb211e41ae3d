import Foundation

protocol OrderSource: AnyObject {
    var didChange: (([String]) -> Void)? { get set }
}

final class OrderStore: OrderSource {
    var didChange: (([String]) -> Void)?
    private(set) var orders: [String] = []

    func place(_ order: String) {
        orders.append(order)
        didChange?(orders)
    }
}

final class OrderList {
    private let source: OrderSource
    private(set) var rows: [String] = []

    init(source: OrderSource) {
        self.source = source
        source.didChange = { orders in self.rows = orders }  //@ rows
    }
}

final class OrderBadge {
    private unowned let source: OrderSource
    private(set) var count = 0

    init(source: OrderSource) {
        self.source = source
        source.didChange = { orders in self.count = orders.count }  //@ badge
    }
}

final class OrderSummary {
    private(set) var text = ""

    init(source: OrderSource) {
        source.didChange = { orders in  //@ summary
            self.text = orders.joined(separator: ", ")
        }
    }
}

final class OrderReceipt {
    private let source: OrderSource
    private let lines: [String]

    init(source: OrderSource, orders: [String]) {
        self.source = source
        let lines = orders.map { "- \($0)" }
        self.lines = lines
        source.didChange = { orders in  //@ receipt
            print(lines.count, "of", orders.count)
        }
    }
}
