final class OrderListController {
    var rows: [OrderRow] = []
    var header = OrderRow(title: "Total")
    var opened: [String] = []

    func open(_ title: String) { opened.append(title) }
}
