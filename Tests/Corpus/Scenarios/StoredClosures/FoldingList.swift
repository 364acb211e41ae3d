final class GroupHeader {
    let title: String
    var onTap: (() -> Void)?
    var onHint: (() -> Void)?

    init(title: String) { self.title = title }
}

enum ListRow {
    case header(GroupHeader)
    case item(String)
}

final class FoldingList {
    private var rows: [ListRow] = []
    private(set) var taps = 0

    func show(_ items: [String]) {
        let header = GroupHeader(title: "All")
        header.onTap = { self.taps += 1 } //@ tap
        rows = [.header(header)] + items.map { .item($0) }
    }

    func showBriefly(_ items: [String]) {
        let header = GroupHeader(title: "All")
        header.onHint = { self.taps += 2 } //@ hint
        rows.append(.header(header))
        rows.removeAll()
    }

    func fold() {
        guard rows.count > 1 else { return }
        rows.removeSubrange(1..<rows.count)
    }
}
