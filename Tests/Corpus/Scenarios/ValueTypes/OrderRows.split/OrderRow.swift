import Foundation

final class Receipt {
    private(set) var printed = 0
    func print() { printed += 1 }
}

struct OrderRow {
    let title: String
    var receipt: Receipt?
    var onTap: (() -> Void)?
}
