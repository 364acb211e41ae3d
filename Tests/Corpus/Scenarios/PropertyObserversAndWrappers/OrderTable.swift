import Foundation

final class OrderTable {
    private var titleStore: (Int) -> String = { "\($0)" }
    private var tapStore: ((Int) -> Void)?
    private var orders: [String] = ["Tea", "Cake"]
    private var currency = "EUR"
    private var selected = 0

    var rowTitle: (Int) -> String {
        get { titleStore }
        set { titleStore = newValue }
    }

    var onReady: () -> Void {
        get { {} }
        set { newValue() }
    }

    var onTap: ((Int) -> Void)? {
        get { tapStore }
        set {
            tapStore = { [weak self] row in
                self?.selected = row
                newValue?(row)
            }
        }
    }

    var summary: () -> String {
        return { self.orders.joined(separator: ", ") }  //@ summary
    }

    var footer: String {
        let parts = orders.map { self.currency + $0 }  //@ footer
        return parts.joined()
    }

    func showPrices() {
        rowTitle = { row in "\(self.orders[row]) \(self.currency)" }  //@ prices
    }

    func showReady() {
        onReady = {  //@ ready
            self.orders.append("Ready")
        }
    }

    func selectRows() {
        onTap = { row in  //@ tap
            self.orders.swapAt(0, row)
        }
    }

    func restoreTitles() {
        rowTitle = { [orders] row in orders[row] }  //@ titles
    }
}
