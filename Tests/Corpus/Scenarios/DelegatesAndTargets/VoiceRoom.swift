import Foundation

protocol VoiceListener: AnyObject {
  func voiceChanged(_ level: Int)
}

struct ListenerBox { weak var listener: VoiceListener? }

final class LevelMeter {
  private var listeners: [VoiceListener] = []
  func add(_ listener: VoiceListener) { listeners.append(listener) }
  func report(_ level: Int) { listeners.forEach { $0.voiceChanged(level) } }
}

final class SpeechDetector {
  private var boxes: [ListenerBox] = []  //@ boxes
  func add(_ listener: VoiceListener) { boxes.append(ListenerBox(listener: listener)) }
  func report(_ level: Int) { boxes.forEach { $0.listener?.voiceChanged(level) } }
}

final class VoiceSession {
  private let delegate: any VoiceListener  //@ session
  init(delegate: any VoiceListener) { self.delegate = delegate }
  func speak() { delegate.voiceChanged(3) }
}

final class VoiceRecorder {
  var delegate: VoiceListener?  //@ recorder
  func finish() {
    delegate?.voiceChanged(0)
    delegate = nil
  }
}

final class VoiceRoom: VoiceListener {
  private let meter = LevelMeter()
  private let detector = SpeechDetector()
  private let recorder = VoiceRecorder()
  private lazy var session = VoiceSession(delegate: self)
  private var level = 0

  func measure() { meter.add(self); meter.report(2) }  //@ listeners
  func detect() { detector.add(self); detector.report(1) }
  func join() { session.speak() }

  func record() {
    recorder.delegate = self
    recorder.finish()
  }

  func voiceChanged(_ level: Int) { self.level = level }
}
