import Foundation

final class AudioTap {
  var onBuffer: ((Int) -> Void)?
  var onEnd: (() -> Void)?

  func push(_ frames: Int) { onBuffer?(frames) }
  deinit { onEnd?() }
}

final class CallRecording {
  private var tap: AudioTap? = AudioTap()
  private let monitor = AudioTap()
  private(set) var frames = 0
  private(set) var isOpen = true

  init(name: String) {
    print("recording", name)
  }

  func capture() {
    tap?.onBuffer = { [unowned self] count in frames += count }  //@ capture
    tap?.push(256)
  }

  func closeAtEnd() {
    monitor.onEnd = { [unowned self] in isOpen = false }  //@ end
    monitor.push(64)
  }

  func finish() {
    tap?.onEnd = { [unowned self] in frames = 0 }  //@ finish
    tap = nil
  }

  func mirror() {
    let tap = AudioTap()
    tap.onEnd = { self.isOpen = false }  //@ mirror
    tap.push(32)
  }

  func meter() {
    monitor.onBuffer = { self.frames += $0 }  //@ meter
    monitor.push(128)
  }

  deinit {
    tap?.onBuffer = nil
    tap?.push(frames)
  }
}
