import Foundation

final class Reachability {
    static let shared = Reachability()
    static var fresh: Reachability { Reachability() }

    private var observers: [(Bool) -> Void] = []
    private(set) var isOnline = true

    func observe(_ observer: @escaping (Bool) -> Void) { observers.append(observer) }
    func toggle() {
        isOnline.toggle()
        observers.forEach { $0(isOnline) }
    }
}

enum LogoutHooks {
    static var hooks: [String: () -> Void] = [:]
    static func run() { hooks.values.forEach { $0() } }
}

let serverReachability = Reachability()

final class AccountSync {
    var isPaused = false
    var name = "Ada"
}

extension AccountSync {
    func pauseOffline() {
        Reachability.shared.observe { online in  //@ shared
            self.isPaused = !online
        }
    }

    func pauseFresh() {
        Reachability.fresh.observe { online in  //@ fresh
            self.isPaused = !online
        }
    }

    func forgetOnLogout() {
        LogoutHooks.hooks["account"] = {  //@ logout
            self.name = ""
        }
    }

    func announceLogout() {
        LogoutHooks.hooks["banner"] = { [name] in  //@ banner
            print("bye", name)
        }
    }

    func watchServer() {
        serverReachability.observe { _ in  //@ server
            self.name += "!"
        }
    }
}
