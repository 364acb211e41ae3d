import Foundation

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
