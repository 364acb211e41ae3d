import Foundation

final class Player {
    let name: String
    var onReady: ((Player) -> Void)?
    var onLeave: (() -> Void)?
    weak var lobby: GameLobby?

    init(name: String) { self.name = name }

    func ready() { onReady?(self) }

    func leave() {
        onLeave?()
        onLeave = nil
    }

    func kick() {
        onLeave?()
        onReady = nil
    }
}

final class GameLobby {
    private var players: [Player] = []
    private(set) var readyNames: [String] = []

    func join(_ player: Player) {
        players.append(player)
        player.onReady = { player in  //@ ready
            self.readyNames.append(player.name)
        }
    }

    func host(_ player: Player) {
        players.append(player)
        player.onLeave = {  //@ leave
            self.readyNames.removeAll { $0 == player.name }
        }
        player.leave()
    }

    func ban(_ player: Player) {
        players.append(player)
        player.onLeave = {  //@ ban
            self.readyNames.removeAll { $0 == player.name }
        }
        player.kick()
    }

    func invite(_ player: Player) {
        player.onReady = { guest in  //@ invite
            self.readyNames.append(guest.name)
        }
        player.ready()
        player.kick()
    }

    func startMatch() {
        players.filter { !readyNames.contains($0.name) }.forEach { $0.kick() }
        players.removeAll()
    }
}
