import UIKit

struct LyricLine {
  let text: String
  let start: Double
}

final class LyricsView: UIView {
  private var link: CADisplayLink?
  private var frames = 0

  func start() {
    link = CADisplayLink(target: self, selector: #selector(step))  //@ lyrics
    link?.add(to: .main, forMode: .common)
  }
  func pause() { link?.isPaused = true }
  @objc func step() { frames += 1 }
}

final class PitchView: UIView {
  private var link: CADisplayLink?
  private var pitch = 0.0

  func start() {
    link = CADisplayLink(target: self, selector: #selector(step))  //@ pitch
    link?.add(to: .main, forMode: .common)
  }
  func stop() {
    link?.invalidate()
    link = nil
  }
  @objc func step() { pitch += 0.1 }
}

final class Track {
  let title: String
  var onEnd: (() -> Void)?
  private(set) var isPlaying = false
  init(title: String) { self.title = title }
  func play() { isPlaying = true }
  func end() {
    isPlaying = false
    onEnd?()
  }
}

final class Singer {
  let name: String
  var score = 0
  init(name: String) { self.name = name }
}

final class Setlist {
  private(set) var tracks: [Track] = []
  private(set) var played: [String] = []

  func queue(_ title: String) {
    let track = Track(title: title)
    track.onEnd = { [weak self] in  //@ ending
      self?.played.append(track.title)
    }
    tracks.append(track)
  }
  func finish() {
    tracks.first?.end()
    tracks.removeAll()
  }
}

final class Duet {
  private(set) var tracks: [Track] = []

  func queue(_ title: String, singers: [Singer]) {
    let track = Track(title: title)
    track.onEnd = {  //@ duet
      singers.forEach { $0.score += 10 }
    }
    tracks.append(track)
  }
  func finish() {
    tracks.first?.end()
    tracks.removeAll()
  }
}

final class Applause {
  private let track: Track
  private(set) var claps = 0
  init(track: Track) { self.track = track }

  func prepare() {
    let clap = { [weak self] in self?.claps += 1 }
    track.onEnd = {  //@ clap
      clap()
    }
  }
}

final class KaraokeStage {
  private let view = UIView()
  private(set) var lyrics: LyricsView?
  private(set) var pitch: PitchView?
  private(set) var setlist = Setlist()
  private(set) var duet = Duet()
  private(set) var applause: Applause?

  func open() {
    let lyrics = LyricsView()
    let pitch = PitchView()
    view.addSubview(lyrics)
    view.addSubview(pitch)
    lyrics.start()
    pitch.start()
    (self.lyrics, self.pitch) = (lyrics, pitch)
    setlist.queue("Dancing Queen")
    duet.queue("Islands in the Stream", singers: [Singer(name: "Ann"), Singer(name: "Bob")])
    applause = Applause(track: Track(title: "Encore"))
    applause?.prepare()
  }

  func close() {
    lyrics?.pause()
    pitch?.stop()
    lyrics?.removeFromSuperview()
    pitch?.removeFromSuperview()
    setlist.finish()
    duet.finish()
    (lyrics, pitch, applause) = (nil, nil, nil)
  }
}
