import Foundation

protocol PlaybackOwner: AnyObject {
  func playbackDidEnd()
}

final class Playback {
  var owner: PlaybackOwner? //@ owner
  var rate = 1.0
  func finish() { owner?.playbackDidEnd() }
}

final class Episode: PlaybackOwner {
  let playback = Playback()
  private(set) var isPlayed = false
  init() { playback.owner = self }
  func playbackDidEnd() { isPlayed = true }
}

final class Recorder {
  weak var meter: Meter?
  var level = 0.0
  func record() { meter?.show(level) }
}

final class Meter {
  let recorder: Recorder //@ recorder
  init(_ recorder: Recorder) {
    self.recorder = recorder
    recorder.meter = self
  }
  func show(_ level: Double) {}
}

final class Chapter {
  let title: String
  var next: Chapter? //@ next
  var previous: Chapter? //@ previous
  init(_ title: String) { self.title = title }
  func append(_ chapter: Chapter) { next = chapter }
  func link(_ chapter: Chapter) {
    next = chapter
    chapter.previous = self
  }
}
