import Foundation

final class LayoutPass {
  private var work: DispatchWorkItem?
  private var pending: (() -> Void)?
  private var steps: [() -> Void] = []
  private(set) var height = 0

  func recompute() { height += 1 }
  func invalidate() { height = 0 }

  func schedule() {
    let item = DispatchWorkItem(block: recompute) //@ schedule
    work = item
    DispatchQueue.main.async(execute: item)
  }

  func runOnce() {
    let item = DispatchWorkItem(block: recompute) //@ runOnce
    DispatchQueue.main.async(execute: item)
  }

  func scheduleWeakly() {
    let item = DispatchWorkItem { [weak self] in //@ weakly
      self?.recompute()
    }
    work = item
    DispatchQueue.main.async(execute: item)
  }

  func keep() {
    let step = invalidate //@ keep
    pending = step
  }

  func applyAtOnce() {
    let step = recompute //@ atOnce
    for _ in 0..<3 { step() }
  }

  func queueSteps() {
    steps = [recompute, invalidate] //@ steps
  }

  func replay() {
    [recompute, invalidate].forEach { $0() } //@ replay
  }
}
