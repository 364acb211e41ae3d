import UIKit

final class AuctionClock: NSObject {
  private var timer: Timer?
  private(set) var seconds = 0

  func start() {
    timer = Timer.scheduledTimer(timeInterval: 0.01, target: self, selector: #selector(tick), userInfo: nil, repeats: true)  //@ auction
  }

  func stop() { timer?.invalidate() }

  @objc func tick() { seconds += 1 }
}

final class AuctionScreen: NSObject {
  private let clock = AuctionClock()

  func show() -> AuctionClock {
    clock.start()
    return clock
  }

  deinit { clock.stop() }
}

final class ShopClock: NSObject {
  private var timer: Timer?
  private(set) var seconds = 0

  func start() {
    timer = Timer.scheduledTimer(timeInterval: 0.01, target: self, selector: #selector(tick), userInfo: nil, repeats: true)  //@ shop
  }

  func stop() { timer?.invalidate() }

  @objc func tick() { seconds += 1 }

  deinit { stop() }
}

final class ShopScreen: NSObject {
  private let clock = ShopClock()

  func show() -> ShopClock {
    clock.start()
    return clock
  }
}
