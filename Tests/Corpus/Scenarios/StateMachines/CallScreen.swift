import UIKit

enum CallState {
  case idle
  case ringing(onAnswer: () -> Void)
  case active(since: Date)
  case ended
}

final class CallMachine {
  private(set) var state = CallState.idle
  func move(to state: CallState) { self.state = state }
  func answer() {
    if case .ringing(let onAnswer) = state { onAnswer() }
  }
}

final class CallViewController: UIViewController {
  private let machine = CallMachine()
  private var state = CallState.idle
  private(set) var duration = 0
  private var link: CADisplayLink?
  private let muteButton = UIButton(type: .system)

  func ring() {
    machine.move(to: .ringing(onAnswer: { self.duration = 1 })) //@ ring
    machine.answer()
    machine.move(to: .active(since: Date()))
  }

  func ringSilently() {
    state = .ringing(onAnswer: { self.duration = 1 }) //@ silent
  }

  func pulse() {
    link = CADisplayLink(target: self, selector: #selector(step)) //@ pulse
    link?.add(to: .main, forMode: .common)
  }

  func hangUp() {
    link?.invalidate()
    link = nil
  }

  func wireMute() {
    muteButton.addAction(UIAction { [unowned self] _ in self.duration = 0 }, for: .touchUpInside) //@ mute
  }

  @objc private func step() { duration += 1 }
}

final class WaveformView: UIView {
  private var link: CADisplayLink?
  private(set) var frames = 0
  func begin() {
    link = CADisplayLink(target: self, selector: #selector(draw)) //@ waveform
    link?.add(to: .main, forMode: .common)
  }
  func end() { link?.isPaused = true }
  deinit { link?.invalidate() }
  @objc private func draw() { frames += 1 }
}

final class CallSession {
  func pulse() -> CallViewController {
    let call = CallViewController()
    call.pulse()
    call.hangUp()
    return call
  }

  func record() -> WaveformView {
    let wave = WaveformView()
    wave.begin()
    wave.end()
    return wave
  }

  func run() {
    _ = pulse()
    _ = record()
    CallViewController().ring()
    CallViewController().ringSilently()
    CallViewController().wireMute()
  }
}
