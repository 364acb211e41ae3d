import Foundation

final class CommandTable {
    private var commands: [String: () -> Void] = [:]
    private var history: [String] = []

    subscript(name: String) -> (() -> Void)? {
        get { commands[name] }
        set { commands[name] = newValue }
    }

    subscript(now name: String) -> () -> Void {
        get { { self.history.append(name) } }
        set {
            history.append(name)
            newValue()
        }
    }
}

final class CommandPalette {
    private let table = CommandTable()
    private var shortcuts: [Character: () -> Void] = [:]
    private var recents: [() -> Void] = [{}]
    private var opened = 0
    private var query = ""

    subscript(row: Int) -> () -> Void {
        { self.opened = row }  //@ row
    }

    func install() {
        table["open"] = { self.opened += 1 }  //@ open
    }

    func runNow() {
        table[now: "count"] = { self.opened += 1 }  //@ count
    }

    func installLocally() -> Int {
        let table = CommandTable()
        table["close"] = { self.opened -= 1 }  //@ close
        table["close"]?()
        return opened
    }

    func bindKeys() {
        shortcuts["f"] = { self.query = "find" }  //@ find
    }

    func remember() {
        recents[0] = { self.query = "last" }  //@ last
    }

    func forget() {
        recents[0] = { self.query = "" }  //@ forget
        recents.removeAll()
    }
}
