import Foundation

protocol RowSource: AnyObject {
    var rowCount: Int { get }
    func row(at index: Int) -> String
}

final class ListView {
    var source: RowSource?
    weak var preview: RowSource?
    func reload() -> [String] {
        guard let source = source ?? preview else { return [] }
        return (0..<source.rowCount).map(source.row)
    }
}

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

final class Inbox {
    private(set) var messages = ["Hi", "Lunch?"]
    private(set) var draft = ""
    private let threadList = ListView()
    private let draftList = ListView()
    private let archiveList = ListView()

    func showThreads() -> [String] {
        threadList.source = ThreadRows(inbox: self)
        return threadList.reload()
    }

    func showDraft() -> [String] {
        let rows = DraftRows(inbox: self)
        draftList.preview = rows
        return draftList.reload()
    }

    func showArchive() -> [String] {
        archiveList.source = SnapshotRows(rows: messages)
        return archiveList.reload()
    }
}
