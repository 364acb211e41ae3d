import UIKit

protocol TurnClockDelegate: AnyObject {
  func clockDidRunOut(_ clock: TurnClock)
}

final class TurnClock {
  var delegate: TurnClockDelegate?  //@ clockDelegate
  private var left = 0

  func begin(seconds: Int) { left = seconds }
  func spend(_ seconds: Int) {
    left -= seconds
    if left <= 0 { delegate?.clockDidRunOut(self) }
  }
}

protocol DiceDelegate: AnyObject {
  func dice(_ dice: Dice, showed value: Int)
}

final class Dice {
  weak var delegate: DiceDelegate?  //@ diceDelegate
  func roll() { delegate?.dice(self, showed: 4) }
}

final class TurnMatch: TurnClockDelegate, DiceDelegate {
  private let clock = TurnClock()
  private let dice = Dice()
  private(set) var round = 0
  private(set) var score = 0

  func startTimed() {
    clock.delegate = self
    clock.begin(seconds: 30)
    clock.spend(5)
  }

  func startCasual() {
    dice.delegate = self
    dice.roll()
  }

  func clockDidRunOut(_ clock: TurnClock) { round += 1 }
  func dice(_ dice: Dice, showed value: Int) { score += value }
}

final class BoardAnimator: NSObject {
  private var link: CADisplayLink?
  private(set) var frames = 0

  func start() {
    let link = CADisplayLink(target: self, selector: #selector(step))  //@ boardLink
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  @objc func step() { frames += 1 }

  deinit { link?.invalidate() }
}

final class DiceAnimator: NSObject {
  private var link: CADisplayLink?
  private(set) var angle = 0

  func spin() {
    link = CADisplayLink(target: self, selector: #selector(turn))  //@ diceLink
    link?.add(to: .main, forMode: .common)
  }

  @objc func turn() {
    angle += 30
    if angle >= 90 { stop() }
  }

  func stop() {
    link?.invalidate()
    link = nil
  }
}

final class GameScene {
  func playTimed() {
    let match = TurnMatch()
    match.startTimed()
    let board = BoardAnimator()
    board.start()
  }

  func playCasual() {
    let match = TurnMatch()
    match.startCasual()
    let dice = DiceAnimator()
    dice.spin()
    dice.stop()
  }
}
