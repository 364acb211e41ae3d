import Foundation

final class Invoice {
    var lines: [Int] = []
    var total: Int { lines.reduce(0, +) }
}

final class AmountField {
    var onCommit: ((Int) -> Void)?
    var validate: ((Int) -> Bool)?
    func commit(_ value: Int) {
        guard validate?(value) ?? true else { return }
        onCommit?(value)
    }
}
