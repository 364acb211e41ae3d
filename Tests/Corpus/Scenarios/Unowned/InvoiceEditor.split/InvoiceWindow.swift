import Foundation

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
