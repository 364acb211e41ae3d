import UIKit

final class TeaTimer: NSObject {
  private var timer: Timer?
  private weak var loose: Timer?
  private var link: CADisplayLink?
  private(set) var seconds = 0

  @objc func tick() { seconds += 1 }

  func startTarget() {
    timer = Timer.scheduledTimer(timeInterval: 0.01, target: self, selector: #selector(tick), userInfo: nil, repeats: true) //@ target
  }

  func startBlock() {
    loose = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in //@ block
      self.seconds += 1
    }
  }

  func startWeakBlock() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { [weak self] timer in //@ weakBlock
      guard let self else { return timer.invalidate() }
      self.seconds += 1
    }
  }

  func startOneShot() {
    timer = Timer.scheduledTimer(timeInterval: 0.01, target: self, selector: #selector(tick), userInfo: nil, repeats: false) //@ oneShot
  }

  func countdown(from start: Int) {
    var left = start
    Timer.scheduledTimer(withTimeInterval: 0.002, repeats: true) { timer in //@ countdown
      left -= 1
      self.seconds = left
      if left == 0 { timer.invalidate() }
    }
  }

  func animate() {
    link = CADisplayLink(target: self, selector: #selector(tick)) //@ link
    link?.add(to: .main, forMode: .default)
  }
}
