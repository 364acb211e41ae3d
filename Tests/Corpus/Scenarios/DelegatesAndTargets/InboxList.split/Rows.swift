import Foundation

final class ThreadRows: RowSource {
    private let inbox: Inbox  //@ threads
    init(inbox: Inbox) { self.inbox = inbox }
    var rowCount: Int { inbox.messages.count }
    func row(at index: Int) -> String { inbox.messages[index] }
}

final class DraftRows: RowSource {
    private let inbox: Inbox  //@ drafts
    init(inbox: Inbox) { self.inbox = inbox }
    var rowCount: Int { 1 }
    func row(at index: Int) -> String { inbox.draft }
}

final class SnapshotRows: RowSource {
    private let rows: [String]
    init(rows: [String]) { self.rows = rows }
    var rowCount: Int { rows.count }
    func row(at index: Int) -> String { rows[index] }
}
