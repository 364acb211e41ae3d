extension OrderListController {
    func addItem(_ title: String) {
        var row = OrderRow(title: title)
        row.onTap = { self.open(title) }  //@ item
        rows.append(row)
    }

    func addSubtotal(_ title: String) {
        var row = OrderRow(title: title)
        rows.append(row)
        row.onTap = { self.open(title) }  //@ subtotal
        row.onTap?()
    }

    func previewHeader() {
        var copy = header
        copy.onTap = { self.open("preview") }  //@ preview
        copy.onTap?()
    }

    func expandHeader() {
        header.onTap = { self.open("total") }  //@ expand
        header.onTap?()
    }

    func showReceipt(_ receipt: Receipt) {
        var row = OrderRow(title: "Receipt", receipt: receipt)
        row.onTap = { row.receipt?.print() }  //@ receipt
        row.onTap?()
    }
}
