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

final class InvoiceEditor {
    let field = AmountField()
    private let invoice: Invoice
    private let limit = 1_000
    private lazy var summary: () -> String = { [unowned self] in  //@ summary
        "\(invoice.total) of \(limit)"
    }

    init(invoice: Invoice) { self.invoice = invoice }

    func edit() {
        field.onCommit = { [unowned invoice] value in  //@ invoice
            invoice.lines.append(value)
        }
    }

    func editDraft() {
        let draft = Invoice()
        field.onCommit = { [unowned draft] value in  //@ draft
            draft.lines.append(value)
        }
    }

    func limitAmounts() {
        field.validate = { [unowned self] value in  //@ limit
            invoice.total + value <= limit
        }
    }

    func printSummary() { print(summary()) }
}

final class InvoiceWindow {
    private let editor: InvoiceEditor
    init(invoice: Invoice) {
        editor = InvoiceEditor(invoice: invoice)
    }

    func open() { editor.edit() }
    func openDraft() { editor.editDraft() }
    func type(_ value: Int) { editor.field.commit(value) }
    func preview() { editor.printSummary() }
    func pad() -> AmountField {
        editor.limitAmounts()
        return editor.field
    }
}
