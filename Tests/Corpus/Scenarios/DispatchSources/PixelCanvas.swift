import Foundation

final class PixelCanvas {
  private let lock = DispatchQueue(label: "canvas.state")
  private let work = DispatchQueue(label: "canvas.work")
  private var pixels = [UInt8](repeating: 0, count: 8)
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
}
