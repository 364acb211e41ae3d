open class AVAsset: NSObject {
  public let url: URL
  public init(url: URL) { self.url = url }
}
open class AVURLAsset: AVAsset {}

open class AVPlayerItem: NSObject {
  public enum Status: Int { case unknown, readyToPlay, failed }
  public let asset: AVAsset
  /// For drivers: set it and send `didChangeValue(for: \.status)`.
  open dynamic var status = Status.unknown
  open var duration = CMTime(seconds: 10, preferredTimescale: 600)
  public init(asset: AVAsset) { self.asset = asset }
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
  public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  /// Called once and let go of.
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) { if let completionHandler { later { completionHandler(true) } } }
}

extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}

/// Keeps its item and the blocks that observe its time, until they are removed.
/// Source: Apple, "addPeriodicTimeObserver(forInterval:queue:using:)" and "removeTimeObserver(_:)"
/// (the caller keeps the token; each observer has to be removed), AVPlayer.h. The token does not
/// keep the player, and letting go of the token does not end the observation.
open class AVPlayer: NSObject {
  public enum TimeControlStatus: Int { case paused, waitingToPlayAtSpecifiedRate, playing }
  open private(set) var currentItem: AVPlayerItem?
  open dynamic var rate: Float = 0
  open var volume: Float = 1
  open var isMuted = false
  open dynamic var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  private var time = CMTime(value: 0, timescale: 600)

  private final class Observer: NSObject {
    let call: (CMTime) -> Void
    init(_ call: @escaping (CMTime) -> Void) { self.call = call }
  }
  private final class Token: NSObject {}
  private var observers: [ObjectIdentifier: (Observer, Token)] = [:]
  private var isTicking = false

  override public init() {}
  public init(playerItem item: AVPlayerItem?) { currentItem = item }
  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }

  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  open func currentTime() -> CMTime { time }

  open func play() {
    rate = 1
    didChangeValue(for: \.rate)
    if !isTicking {
      isTicking = true
      tick()
    }
  }

  open func pause() {
    rate = 0
    didChangeValue(for: \.rate)
  }

  open func seek(to time: CMTime) { self.time = time }
  /// Called once and let go of.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    self.time = time
    later { completionHandler(true) }
  }

  open func addPeriodicTimeObserver(forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void) -> Any {
    add(block)
  }

  open func addBoundaryTimeObserver(forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void) -> Any {
    add { _ in block() }
  }

  open func removeTimeObserver(_ observer: Any) { observers[ObjectIdentifier(observer as AnyObject)] = nil }

  private func add(_ block: @escaping (CMTime) -> Void) -> Any {
    let token = Token()
    observers[ObjectIdentifier(token)] = (Observer(block), token)
    return token
  }

  private func tick() {
    later(0.01) { [weak self] in
      guard let self, self.rate != 0 else {
        self?.isTicking = false
        return
      }
      self.time.value += 300
      self.simulateTime()
      self.tick()
    }
  }

  /// For drivers: the time observers are called.
  public func simulateTime() { for (observer, _) in observers.values { observer.call(time) } }

  /// For drivers: the item has been played to its end.
  public func simulateEnd() {
    NotificationCenter.default.post(name: AVPlayerItem.didPlayToEndTimeNotification, object: currentItem)
  }
}

open class AVPlayerLayer: CALayer {
  /// Kept. Source: AVPlayerLayer.h, "player" (retain).
  open var player: AVPlayer?
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
