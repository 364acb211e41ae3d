import Foundation

final class FrameRenderer {
  private let lock = DispatchQueue(label: "renderer.state")
  private let work = DispatchQueue(label: "renderer.work")
  private let frames = DispatchSemaphore(value: 0)
  private var pixels = [UInt8](repeating: 0, count: 8)
  private var isStopped = false
  private var drawn = 0

  func fill(_ value: UInt8) {
    lock.sync {  //@ fill
      self.pixels = [UInt8](repeating: value, count: 8)
    }
  }

  func invert() {
    DispatchQueue.concurrentPerform(iterations: pixels.count) { row in  //@ invert
      self.lock.sync { self.pixels[row] = ~self.pixels[row] }
    }
  }

  func renderFrames() {
    work.async {  //@ frames
      while !self.isStopped {
        self.drawn += 1
        usleep(5_000)
      }
    }
  }

  func renderPreview() {
    work.async { [weak self] in  //@ preview
      while let renderer = self {
        renderer.drawn += 1
        usleep(5_000)
      }
    }
  }

  func renderNext() {
    work.async {  //@ next
      self.frames.wait()
      self.drawn += 1
    }
  }

  func exportStill() {
    let done = DispatchSemaphore(value: 0)
    work.async {  //@ still
      self.drawn += 1
      done.signal()
    }
    done.wait()
  }

  func follow() {
    work.asyncAfter(deadline: .now() + 0.01) {  //@ rearm
      self.drawn += 1
      self.follow()
    }
  }

  func fade(_ steps: Int) {
    work.asyncAfter(deadline: .now() + 0.01) {  //@ fade
      self.drawn += 1
      if steps > 0 { self.fade(steps - 1) }
    }
  }

  deinit {
    isStopped = true
    frames.signal()
  }
}
