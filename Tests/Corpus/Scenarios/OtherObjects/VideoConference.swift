import Foundation

enum CallState { case idle, connecting, live, ended }

final class MediaTrack {
  let id: String
  var isMuted = false
  var onLevel: ((Float) -> Void)?
  var onPeak: ((Float) -> Void)?
  var onEnded: (() -> Void)?
  init(id: String) { self.id = id }

  func end() {
    onEnded?()
    onLevel = nil
  }
}

final class Participant {
  let name: String
  var conference: Conference?  //@ conference
  let track: MediaTrack
  var loudness: Float = 0

  init(name: String) {
    self.name = name
    track = MediaTrack(id: name)
  }
}

final class SpeakerDetector {
  private(set) var active: String?
  private var levels: [String: Float] = [:]

  func attach(to participant: Participant) {
    participant.track.onPeak = { [weak self] level in  //@ level
      participant.loudness = level
      self?.update(participant.name, level)
    }
  }

  func watchEnd(of participant: Participant) {
    let name = participant.name
    participant.track.onEnded = {  //@ ended
      self.levels[name] = nil
    }
  }

  private func update(_ name: String, _ level: Float) {
    levels[name] = level
    active = levels.max { $0.value < $1.value }?.key
  }
}

final class Conference {
  private(set) var participants: [Participant] = []
  private(set) var state = CallState.idle
  let detector = SpeakerDetector()

  func join(_ name: String) -> Participant {
    let participant = Participant(name: name)
    participant.conference = self
    participants.append(participant)
    state = .live
    return participant
  }
}

final class CallRecorder {
  private let tracks: [MediaTrack]
  private var buffers: [String: [Float]] = [:]

  init(_ conference: Conference) {
    tracks = conference.participants.map(\.track)
  }

  func start() {
    for track in tracks {
      track.onLevel = { level in  //@ record
        self.buffers[track.id, default: []].append(level)
      }
    }
  }

  func stop() {
    tracks.forEach { $0.end() }
  }
}

final class CallScene {
  let conference = Conference()
  let lobby = [Participant(name: "Ada"), Participant(name: "Ben")]

  func detect(_ detector: SpeakerDetector) {
    lobby.forEach { detector.attach(to: $0) }
  }

  func test(_ detector: SpeakerDetector) {
    lobby.forEach { detector.watchEnd(of: $0) }
  }

  func hold() {
    _ = conference.join("Eve")
  }

  func record(_ recorder: CallRecorder) {
    recorder.start()
    recorder.stop()
  }
}
