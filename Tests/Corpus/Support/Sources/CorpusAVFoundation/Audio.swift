public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}
extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}

/// Source: AVAudioPlayer.h, "delegate" (weak).
open class AVAudioPlayer: NSObject {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open private(set) var isPlaying = false
  open var volume: Float = 1
  open var currentTime: TimeInterval = 0
  open var numberOfLoops = 0
  public init(contentsOf url: URL) throws {}
  public init(data: Data) throws {}
  @discardableResult open func prepareToPlay() -> Bool { true }
  @discardableResult open func play() -> Bool { isPlaying = true; return true }
  open func pause() { isPlaying = false }
  open func stop() { isPlaying = false }

  /// For drivers: the sound is over.
  public func simulateEnd() {
    isPlaying = false
    delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
  }
}

public final class AVAudioFormat: NSObject {}
public final class AVAudioPCMBuffer: NSObject { public let frameLength: UInt32 = 1024 }
public final class AVAudioTime: NSObject {}
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

/// Keeps the block of a tap until the tap is removed.
/// Source: Apple, "AVAudioNode.installTap(onBus:bufferSize:format:block:)", "removeTap(onBus:)".
open class AVAudioNode: NSObject {
  private var taps: [Int: AVAudioNodeTapBlock] = [:]
  open func installTap(onBus bus: Int, bufferSize: UInt32, format: AVAudioFormat?, block: @escaping AVAudioNodeTapBlock) { taps[bus] = block }
  open func removeTap(onBus bus: Int) { taps[bus] = nil }
  open func outputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }
  open func inputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }

  /// For drivers: a buffer of sound arrives.
  public func simulateBuffer() { taps.values.forEach { $0(AVAudioPCMBuffer(), AVAudioTime()) } }
}

open class AVAudioInputNode: AVAudioNode {}
open class AVAudioMixerNode: AVAudioNode {}

/// Keeps its nodes. Source: Apple, "AVAudioEngine.attach(_:)".
open class AVAudioEngine: NSObject {
  public let inputNode = AVAudioInputNode()
  public let mainMixerNode = AVAudioMixerNode()
  open private(set) var isRunning = false
  private var attached: [AVAudioNode] = []
  override public init() {}
  open func attach(_ node: AVAudioNode) { attached.append(node) }
  open func detach(_ node: AVAudioNode) { attached.removeAll { $0 === node } }
  open func prepare() {}
  open func start() throws {
    isRunning = true
    later { [weak self] in if self?.isRunning == true { self?.inputNode.simulateBuffer() } }
  }
  open func stop() { isRunning = false }
}

open class AVAudioPlayerNode: AVAudioNode {
  /// Called once, when the sound has been played, and let go of.
  open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (() -> Void)? = nil) { if let completionHandler { later(0, completionHandler) } }
  open func play() {}
  open func stop() {}
}

open class AVCaptureDevice: NSObject {
  public struct MediaType { public static let video = MediaType(), audio = MediaType() }
  /// Called once and let go of.
  public static func requestAccess(for mediaType: MediaType, completionHandler handler: @escaping (Bool) -> Void) { later { handler(true) } }
}
