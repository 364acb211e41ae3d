import Foundation
import Network

struct Telemetry {
  var altitude = 0.0
  var battery = 100
}

final class TelemetryLink {
  private let connection = NWConnection(host: "drone.local", port: 9000, using: .udp)
  private var telemetry = Telemetry()

  func open() {
    connection.start(queue: .main)
    receive()
  }
  func close() { connection.cancel() }

  private func receive() {
    connection.receiveMessage { data, _, _, error in  //@ receive
      guard error == nil, let data else { return }
      self.telemetry.altitude += Double(data.count)
      self.receive()
    }
  }
}

final class VideoLink {
  private let connection = NWConnection(host: "drone.local", port: 9001, using: .udp)
  private var frames = 0

  func open() {
    connection.start(queue: .main)
    receive()
  }
  func close() { connection.cancel() }

  private func receive() {
    connection.receiveMessage { _, _, _, error in  //@ video
      guard error == nil else { return }
      self.frames += 1
      self.receive()
    }
  }
}

final class Heartbeat {
  private var task: Task<Void, Never>?
  private var beats = 0

  func start() {
    task = Task { @MainActor in  //@ heartbeat
      while !Task.isCancelled {
        self.beats += 1
        try? await Task.sleep(nanoseconds: 5_000_000)
      }
    }
  }
  deinit { task?.cancel() }
}

final class Compass {
  private var task: Task<Void, Never>?
  private var heading = 0

  func start() {
    task = Task { @MainActor in  //@ compass
      while !Task.isCancelled {
        self.heading = (self.heading + 1) % 360
        try? await Task.sleep(nanoseconds: 5_000_000)
      }
    }
  }
  func stop() {
    task?.cancel()
    task = nil
  }
}

final class HomePoint {
  private(set) var isSaved = false
  func save() {
    Task { @MainActor in  //@ home
      try? await Task.sleep(nanoseconds: 5_000_000)
      self.isSaved = true
    }
  }
}

final class FlightDeck {
  private(set) var telemetry: TelemetryLink?
  private(set) var video: VideoLink?
  private(set) var heartbeat: Heartbeat?
  private(set) var compass: Compass?
  private(set) var home: HomePoint?

  func takeOff() {
    telemetry = TelemetryLink()
    telemetry?.open()
    video = VideoLink()
    video?.open()
    heartbeat = Heartbeat()
    heartbeat?.start()
    compass = Compass()
    compass?.start()
    home = HomePoint()
    home?.save()
  }

  func land() {
    telemetry?.close()
    compass?.stop()
    (telemetry, video, heartbeat, compass, home) = (nil, nil, nil, nil, nil)
  }
}
