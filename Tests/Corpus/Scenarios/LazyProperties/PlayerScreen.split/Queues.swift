final class PlayQueue {
    private let player: PlayerScreen
    private(set) var tracks: [String] = []
    init(player: PlayerScreen) { self.player = player }
}

final class PlayHistory {
    private weak var player: PlayerScreen?
    private(set) var tracks: [String] = []
    init(player: PlayerScreen) { self.player = player }
}
