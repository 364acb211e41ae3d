import Foundation

final class FrameRenderer {
  private let work = DispatchQueue(label: "renderer.work")
  private let frames = DispatchSemaphore(value: 0)
  private var isStopped = false
  private var drawn = 0

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

  deinit {
    isStopped = true
    frames.signal()
  }
}
