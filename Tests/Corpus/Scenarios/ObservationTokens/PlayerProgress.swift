import Foundation

final class Track: NSObject {
  @objc dynamic var position = 0.0
  @objc dynamic var title = ""
}

final class PlayerProgress: NSObject {
  let track: Track
  private var observation: NSKeyValueObservation?
  private var observations: [NSKeyValueObservation] = []
  private(set) var shown = 0.0

  init(track: Track) {
    self.track = track
    super.init()
  }

  func observe() {
    observation = track.observe(\.position) { track, _ in //@ observe
      self.shown = track.position
    }
  }

  func observeWeakly() {
    observation = track.observe(\.position, options: [.new]) { [weak self] _, change in //@ weakly
      self?.shown = change.newValue ?? 0
    }
  }

  func observeTitle() {
    observations.append(track.observe(\.title, changeHandler: show)) //@ title
  }

  func observeBriefly() {
    let brief = track.observe(\.title) { _, _ in self.shown = 0 } //@ brief
    track.title = "new"
    brief.invalidate()
  }

  func observeTrack() {
    observation = track.observe(\.title) { [track] _, _ in print(track.title) } //@ track
  }

  private func show(_ track: Track, _ change: NSKeyValueObservedChange<String>) { shown = 1 }
}
