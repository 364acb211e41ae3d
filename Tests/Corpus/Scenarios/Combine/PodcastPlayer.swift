import Combine
import Foundation

final class Reachability {
  static let shared = Reachability()
  let isOnline = CurrentValueSubject<Bool, Never>(true)
}

enum AppSubscriptions {
  static var all: [AnyCancellable] = []
}

final class PodcastPlayer {
  private let reachability: Reachability
  private var episodes: [String] = []
  private var onlineToken: AnyCancellable?
  private var pauseToken: AnyCancellable?
  private var downloadToken: AnyCancellable?
  private var skipToken: Cancellable?
  private(set) var isPlaying = false

  init(reachability: Reachability = .shared) { self.reachability = reachability }

  func playWhenOnline() {
    onlineToken = reachability.isOnline.sink { isOnline in  //@ online
      self.isPlaying = isOnline
    }
  }

  func pauseOnInterruption() {
    pauseToken = NotificationCenter.default.publisher(for: Notification.Name("interruption"))
      .sink { _ in self.isPlaying = false }  //@ pause
  }

  func downloadOnce() {
    downloadToken = reachability.isOnline
      .dropFirst()
      .sink { isOnline in  //@ download
        guard isOnline else { return }
        self.episodes.append("latest")
        self.downloadToken = nil
      }
  }

  func followSkips() {
    reachability.isOnline
      .sink { self.isPlaying = $0 }  //@ skips
      .store(in: &AppSubscriptions.all)
  }

  func prefetch() {
    skipToken = ["a", "b"].publisher
      .map { $0.uppercased() }
      .sink { self.episodes.append($0) }  //@ prefetch
  }

  func stop() {
    pauseToken?.cancel()
  }

  func tearDown() {
    stop()
    onlineToken = nil
  }
}

final class PlayerHost {
  private var player: PodcastPlayer?
  func present(_ player: PodcastPlayer) { self.player = player; player.pauseOnInterruption() }
  func dismiss() { player?.stop(); player = nil }
}
