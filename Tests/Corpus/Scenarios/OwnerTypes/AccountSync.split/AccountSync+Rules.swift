import Foundation

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
