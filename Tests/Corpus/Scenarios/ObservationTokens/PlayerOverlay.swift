import Foundation

class VideoPlayer: NSObject {
    @objc dynamic var rate: Float = 0
    @objc dynamic var status = 0
    var observations: [NSKeyValueObservation] = []
}

final class PlayerOverlay {
    private let player: VideoPlayer
    private var rateObservation: NSKeyValueObservation?
    private var isHidden = false
    private var states: [Int] = []

    init(player: VideoPlayer) { self.player = player }

    func hideWhilePlaying() {
        rateObservation = player.observe(\.rate) { [unowned self] player, _ in  //@ hide
            isHidden = player.rate > 0
        }
    }

    func recordStatus() {
        player.observations.append(
            player.observe(\.status) { player, _ in  //@ status
                self.states.append(player.status)
            })
    }

    func dimWhilePaused() {
        player.observations.append(
            player.observe(\.rate) { [unowned self] player, _ in  //@ dim
                isHidden = player.rate == 0
            })
    }

    func waitUntilReady() {
        rateObservation = player.observe(\.status) { player, _ in  //@ ready
            guard player.status == 1 else { return }
            self.isHidden = true
            self.rateObservation = nil
        }
    }

    func logRate() {
        player.observations.append(
            player.observe(\.rate) { [states] player, _ in  //@ rate
                print(states.count, player.rate)
            })
    }
}
