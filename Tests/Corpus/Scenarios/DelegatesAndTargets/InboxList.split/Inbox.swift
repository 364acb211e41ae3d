import Foundation

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
