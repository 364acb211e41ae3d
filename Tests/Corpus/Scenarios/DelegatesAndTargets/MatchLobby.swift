import Foundation

protocol TransportDelegate: AnyObject {
  func transport(_ transport: Transport, received message: String)
}

final class Transport {
  var delegate: TransportDelegate?  //@ transportDelegate
  private(set) var outbox: [String] = []

  func send(_ message: String) { outbox.append(message) }
  func deliver(_ message: String) { delegate?.transport(self, received: message) }
}

protocol VoiceDelegate: AnyObject {
  func voiceLevelChanged(_ level: Float)
}

final class VoiceChannel {
  var delegate: VoiceDelegate?  //@ voiceDelegate
  func speak(_ level: Float) { delegate?.voiceLevelChanged(level) }
}

@MainActor
final class Lobby {
  let name: String
  private(set) var pings = 0
  private var countdown: Timer?
  private var remaining = 10

  init(name: String) { self.name = name }

  func ping() {
    Task { [unowned self] in  //@ ping
      try? await Task.sleep(nanoseconds: 20_000_000)
      self.pings += 1
    }
  }

  func refresh() {
    Task { [weak self] in  //@ refresh
      try? await Task.sleep(nanoseconds: 20_000_000)
      self?.pings = 0
    }
  }

  func startCountdown() {
    countdown = Timer.scheduledTimer(withTimeInterval: 0.005, repeats: true) { _ in  //@ countdown
      MainActor.assumeIsolated { self.remaining -= 1 }
    }
  }

  func startMatch() {
    countdown?.invalidate()
    countdown = nil
  }
}

final class LobbyClient: TransportDelegate {
  private let transport = Transport()
  private(set) var players: [String] = []

  func connect() {
    transport.delegate = self
    transport.send("hello")
    transport.deliver("joined Ann")
  }

  func transport(_ transport: Transport, received message: String) {
    players.append(message)
  }
}

final class VoiceMeter: VoiceDelegate {
  private(set) var peak: Float = 0
  func voiceLevelChanged(_ level: Float) { peak = max(peak, level) }
}

final class VoiceRoom {
  private let channel = VoiceChannel()
  private let meter = VoiceMeter()

  init() { channel.delegate = meter }

  func talk() -> Float {
    channel.speak(0.7)
    return meter.peak
  }
}

@MainActor
final class GameCentre {
  private(set) var lobby: Lobby?

  func enter() {
    lobby = Lobby(name: "ranked")
    lobby?.startCountdown()
  }

  func play() {
    lobby?.startMatch()
    lobby = nil
  }

  func glance() {
    let lobby = Lobby(name: "casual")
    lobby.ping()
  }
}
