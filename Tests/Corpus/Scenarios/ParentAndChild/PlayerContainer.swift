import UIKit

final class LyricsViewController: UIViewController {
    var onSeek: ((Double) -> Void)?
    var player: PlayerViewController?  //@ player

    func seek(_ seconds: Double) { onSeek?(seconds) }
}

final class QueueViewController: UIViewController {
    var onPick: ((Int) -> Void)?
    weak var player: PlayerViewController?  //@ owner

    func pick(_ index: Int) {
        onPick?(index)
        dismiss(animated: true)
    }
}

final class PlayerViewController: UIViewController {
    private(set) var position = 0.0
    private(set) var track = 0

    func showLyrics() {
        let lyrics = LyricsViewController()
        lyrics.onSeek = { seconds in  //@ lyrics
            self.position = seconds
        }
        addChild(lyrics)
        view.addSubview(lyrics.view)
        lyrics.didMove(toParent: self)
        lyrics.seek(12)
    }

    func flashLyrics() {
        let lyrics = LyricsViewController()
        lyrics.onSeek = { self.position = $0 }  //@ flash
        addChild(lyrics)
        lyrics.seek(3)
        lyrics.willMove(toParent: nil)
        lyrics.removeFromParent()
    }

    func embedLyrics() {
        let lyrics = LyricsViewController()
        lyrics.player = self
        addChild(lyrics)
        lyrics.didMove(toParent: self)
    }

    func showQueue() {
        let queue = QueueViewController()
        queue.player = self
        queue.onPick = { self.track = $0 }  //@ queue
        present(queue, animated: true)
    }
}
