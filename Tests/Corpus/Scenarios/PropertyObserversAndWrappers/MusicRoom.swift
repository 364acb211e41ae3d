import Foundation

@propertyWrapper
final class Watched<Value> {
  private var observers: [(Value) -> Void] = []
  var wrappedValue: Value {
    didSet { observers.forEach { $0(wrappedValue) } }
  }
  var projectedValue: Watched<Value> { self }

  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  func observe(_ observer: @escaping (Value) -> Void) {
    observer(wrappedValue)
    observers.append(observer)
  }

  func inspect(_ body: (Value) -> Void) { body(wrappedValue) }
}

@propertyWrapper
struct Clamped {
  private var value: Int
  var onClamp: (() -> Void)?
  var wrappedValue: Int {
    get { value }
    set {
      value = min(max(newValue, 0), 100)
      if value != newValue { onClamp?() }
    }
  }
  var projectedValue: Clamped {
    get { self }
    set { self = newValue }
  }

  init(wrappedValue: Int) { value = wrappedValue }
}

final class Speaker {
  @Watched var volume = 20
  @Watched var track = ""
  let room: String
  private(set) var led = "off"
  private(set) var announcements: [String] = []

  init(room: String) { self.room = room }

  func connectLed() {
    $volume.observe { volume in  //@ led
      self.led = volume > 0 ? "green" : "red"
    }
  }

  func announceTracks() {
    $track.observe { [weak self] track in  //@ announce
      self?.announcements.append(track)
    }
  }

  func describe() -> String {
    var text = room
    $volume.inspect { volume in  //@ describe
      text += " \(self.led) \(volume)"
    }
    return text
  }
}

final class Amplifier {
  @Clamped var gain = 50
  private(set) var clips = 0

  func countClips() {
    $gain.onClamp = {  //@ clips
      self.clips += 1
    }
  }
}

final class SpeakerGroup {
  private var speakers: [Speaker] = []
  private(set) var loudest = 0

  func join(_ speaker: Speaker) {
    speakers.append(speaker)
    speaker.$volume.observe { volume in  //@ join
      self.loudest = max(self.loudest, volume)
    }
  }
}

final class RemoteDisplay {
  private(set) var shown = ""

  func follow(_ speaker: Speaker) {
    speaker.$track.observe { track in  //@ follow
      self.shown = track
    }
  }
}

final class MusicRoom {
  private(set) var speaker: Speaker? = Speaker(room: "den")
  private(set) var amplifier: Amplifier? = Amplifier()
  private(set) var group: SpeakerGroup? = SpeakerGroup()
  private(set) var display: RemoteDisplay? = RemoteDisplay()

  func play(_ track: String) {
    speaker?.track = track
    speaker?.volume += 5
  }

  func switchOff() {
    speaker = nil
    amplifier = nil
    group = nil
    display = nil
  }
}
