import AVFoundation

final class LevelMeterView: UIView {
  private var link: CADisplayLink?
  private(set) var level: Float = 0

  func startMetering() {
    let link = CADisplayLink(target: self, selector: #selector(step))  //@ meterLink
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  @objc private func step() { level = min(1, level + 0.1) }

  deinit { link?.invalidate() }
}

final class SpectrumView: UIView {
  private var link: CADisplayLink?
  private(set) var frames = 0

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview == nil {
      link?.invalidate()
      link = nil
    } else {
      link = CADisplayLink(target: self, selector: #selector(step))  //@ spectrumLink
      link?.add(to: .main, forMode: .common)
    }
  }

  @objc private func step() { frames += 1 }
}

final class TrackPlayer {
  private let player = AVPlayer(url: URL(fileURLWithPath: "/tmp/song.m4a"))
  private var timeObserver: Any?
  private(set) var elapsed = 0.0

  func play() {
    let interval = CMTime(seconds: 0.5, preferredTimescale: 600)
    timeObserver = player.addPeriodicTimeObserver(forInterval: interval, queue: .main) { time in  //@ elapsed
      self.elapsed = time.seconds
    }
    player.play()
  }

  deinit { timeObserver.map(player.removeTimeObserver) }
}

final class LoopPlayer {
  private let player = AVPlayer(url: URL(fileURLWithPath: "/tmp/loop.m4a"))
  private var timeObserver: Any?
  private(set) var position = 0.0

  func play() {
    let interval = CMTime(seconds: 0.5, preferredTimescale: 600)
    timeObserver = player.addPeriodicTimeObserver(forInterval: interval, queue: .main) { time in  //@ position
      self.position = time.seconds
    }
    player.play()
  }

  func stop() {
    player.pause()
    if let timeObserver { player.removeTimeObserver(timeObserver) }
    timeObserver = nil
  }
}

final class Tuner {
  private let engine = AVAudioEngine()
  private(set) var buffers = 0

  func begin() throws {
    let node = engine.inputNode
    node.installTap(onBus: 0, bufferSize: 1024, format: node.outputFormat(forBus: 0)) { buffer, _ in  //@ tuner
      self.buffers += buffer.frameLength > 0 ? 1 : 0
    }
    try engine.start()
  }
}

final class MixerScreen: UIViewController {
  private(set) var meter: LevelMeterView?
  private(set) var spectrum: SpectrumView?
  private(set) var track: TrackPlayer?
  private(set) var loop: LoopPlayer?
  private(set) var tuner: Tuner?

  func showMeter() {
    let meter = LevelMeterView()
    view.addSubview(meter)
    meter.startMetering()
    self.meter = meter
  }

  func showSpectrum() {
    let spectrum = SpectrumView()
    view.addSubview(spectrum)
    self.spectrum = spectrum
  }

  func playTrack() {
    track = TrackPlayer()
    track?.play()
  }

  func playLoop() {
    loop = LoopPlayer()
    loop?.play()
  }

  func tune() throws {
    tuner = Tuner()
    try tuner?.begin()
  }

  func reset() {
    meter?.removeFromSuperview()
    spectrum?.removeFromSuperview()
    loop?.stop()
    meter = nil
    spectrum = nil
    track = nil
    loop = nil
    tuner = nil
  }
}
