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
        {  //@ row
            self.opened = row
        }
    }

    func install() {
        table["open"] = {  //@ open
            self.opened += 1
        }
    }

    func runNow() {
        table[now: "count"] = {  //@ count
            self.opened += 1
        }
    }

    func installLocally() -> Int {
        let table = CommandTable()
        table["close"] = {  //@ close
            self.opened -= 1
        }
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
