import AVFoundation
import Foundation

final class PlayerViewModel {
  enum State: Equatable {
    case loading
    case playing(position: TimeInterval)
    case paused
    case failed(message: String)
  }

  var onStateChange: ((State) -> Void)?

  let episode: Episode
  private let player: AVPlayer
  private var clock: Timer?
  private var boundary: Any?
  private(set) var skipped: [TimeInterval] = []
  private(set) var state: State = .loading {
    didSet {
      guard state != oldValue else { return }
      onStateChange?(state)
    }
  }

  init(episode: Episode) {
    self.episode = episode
    player = AVPlayer(url: episode.audioURL)
  }

  deinit {
    clock?.invalidate()
    if let boundary { player.removeTimeObserver(boundary) }
  }

  func start() {
    player.play()
    clock = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in
      self.updatePosition()
    }
    let end = NSValue(time: CMTime(seconds: episode.duration, preferredTimescale: 600))
    boundary = player.addBoundaryTimeObserver(forTimes: [end], queue: .main) { [weak self] in
      self?.state = .paused
    }
  }

  func toggle() {
    switch state {
    case .playing:
      player.pause()
      state = .paused
    default:
      player.play()
      updatePosition()
    }
  }

  func seek(to position: TimeInterval) {
    let time = CMTime(seconds: position, preferredTimescale: 600)
    player.seek(to: time, toleranceBefore: .zero, toleranceAfter: .zero) { finished in
      guard finished else { return }
      self.skipped.append(position)
      self.updatePosition()
    }
  }

  var longestSkip: TimeInterval {
    zip(skipped, skipped.dropFirst()).map { abs($1 - $0) }.max() ?? 0
  }

  private func updatePosition() {
    state = .playing(position: player.currentTime().seconds)
  }
}
