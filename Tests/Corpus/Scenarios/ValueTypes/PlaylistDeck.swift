import Foundation

final class AudioDeck {
    var onFinish: (() -> Void)?
    var onSkip: ((Int) -> Void)?

    func play(_ track: String) { onFinish?() }
    func skip(_ count: Int) { onSkip?(count) }
}

struct Playlist {
    var title: String
    var tracks: [String]
    let deck: AudioDeck

    func start() {
        deck.onFinish = { announce(tracks.count) }  //@ finish
        tracks.first.map(deck.play)
    }

    func startQuietly() {
        deck.onFinish = { [title] in print("finished", title) }  //@ quiet
        tracks.first.map(deck.play)
    }

    func allowSkipping() {
        deck.onSkip = announce  //@ skipping
    }

    func audition(_ track: String) {
        let preview = AudioDeck()
        preview.onFinish = { announce(tracks.count) }  //@ audition
        preview.play(track)
    }

    private func announce(_ count: Int) {
        print(title, count)
    }
}
