import Foundation
import UIKit

extension Notification.Name {
  static let tempoChanged = Notification.Name("tempoChanged")
  static let beat = Notification.Name("beat")
}

final class BeatSource {
  private let queue = DispatchQueue(label: "beat")
  private var source: DispatchSourceTimer?
  private(set) var beats = 0

  func start() {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now(), repeating: .milliseconds(10))
    timer.setEventHandler {  //@ tick
      self.beats += 1
    }
    timer.resume()
    source = timer
  }
}

final class CountIn {
  private var source: DispatchSourceTimer?
  private(set) var remaining = 4

  func start() {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now(), repeating: .milliseconds(5))
    timer.setEventHandler {  //@ countIn
      self.remaining -= 1
      if self.remaining == 0 { self.finish() }
    }
    timer.resume()
    source = timer
  }

  private func finish() {
    source?.cancel()
    source = nil
  }
}

final class Pendulum {
  private var link: CADisplayLink?
  private(set) var angle = 0.0

  func swing() {
    link = CADisplayLink(target: self, selector: #selector(step))  //@ link
    link?.add(to: .main, forMode: .common)
  }

  @objc private func step() { angle += 0.1 }

  deinit { link?.invalidate() }
}

final class TempoLabel {
  private(set) var text = "120"
  private var token: NSObjectProtocol?

  init() {
    token = NotificationCenter.default.addObserver(forName: .tempoChanged, object: nil, queue: nil) { note in  //@ tempo
      self.text = "\(note.object as? Int ?? 0)"
    }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

final class BeatLamp {
  private(set) var flashes = 0

  init() {
    NotificationCenter.default.addObserver(self, selector: #selector(flash), name: .beat, object: nil)  //@ lamp
  }

  @objc private func flash() { flashes += 1 }
}

final class MetronomeScreen {
  private(set) var source: BeatSource? = BeatSource()
  private(set) var countIn: CountIn? = CountIn()
  private(set) var pendulum: Pendulum? = Pendulum()
  private(set) var label: TempoLabel? = TempoLabel()
  private(set) var lamp: BeatLamp? = BeatLamp()

  func play() {
    source?.start()
    countIn?.start()
    pendulum?.swing()
    NotificationCenter.default.post(name: .beat, object: nil)
    NotificationCenter.default.post(name: .tempoChanged, object: 96)
  }

  func leave() {
    source = nil
    countIn = nil
    pendulum = nil
    label = nil
    lamp = nil
  }
}
