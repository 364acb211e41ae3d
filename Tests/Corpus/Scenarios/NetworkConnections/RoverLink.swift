import Foundation
import Network

final class MastCamera {
  var rover: Rover?  //@ camera
  private(set) var pictures = 0

  func shoot() { pictures += rover?.battery ?? 0 > 10 ? 1 : 0 }
}

final class Rover {
  let name: String
  private(set) var camera: MastCamera?
  private(set) var battery = 100
  private(set) var distance = 0

  private lazy var status: () -> String = { [unowned self] in  //@ status
    "\(name): \(battery) %, \(distance) m"
  }

  init(name: String) { self.name = name }

  func attachCamera() {
    let camera = MastCamera()
    camera.rover = self
    self.camera = camera
  }

  func drive(_ meters: Int) {
    distance += meters
    battery -= 1
  }

  func report() -> String { status() }
}

final class CommandQueue {
  private var commands: [() -> Void] = []
  func enqueue(_ command: @escaping () -> Void) { commands.append(command) }

  func runAll() {
    let batch = commands
    commands = []
    batch.forEach { $0() }
  }
}

final class TelemetryLink {
  private let control = NWConnection(host: "rover.local", port: 6999, using: .tcp)
  private let connection = NWConnection(host: "rover.local", port: 7000, using: .udp)
  private let paths = NWPathMonitor()
  private(set) var isReady = false
  private(set) var isOnline = false
  private(set) var packets: [Data] = []

  deinit { control.cancel() }

  func connect() {
    control.stateUpdateHandler = { state in  //@ state
      if case .ready = state { self.isReady = true }
    }
    control.start(queue: .main)
  }

  func readPackets() {
    connection.start(queue: .main)
    readNext()
  }

  private func readNext() {
    connection.receive(minimumIncompleteLength: 1, maximumLength: 512) { data, _, isComplete, error in  //@ packet
      if let data { self.packets.append(data) }
      if error == nil, !isComplete { self.readNext() }
    }
  }

  func watchNetwork() {
    paths.pathUpdateHandler = { path in  //@ network
      self.isOnline = path.status == .satisfied
    }
    paths.start(queue: .main)
  }

  func close() {
    paths.cancel()
    connection.cancel()
  }
}

final class GroundStation {
  private let commands = CommandQueue()
  private(set) var rover: Rover?
  private(set) var link: TelemetryLink?

  func deploy(_ name: String) -> Rover {
    let rover = Rover(name: name)
    self.rover = rover
    return rover
  }

  func plan(_ meters: Int, for rover: Rover) {
    commands.enqueue { [unowned rover] in rover.drive(meters) }  //@ plan
  }

  func retire() { rover = nil }

  func nextSol() { commands.runAll() }

  func endMission() {
    retire()
    nextSol()
  }

  func openLink() -> TelemetryLink {
    let link = TelemetryLink()
    self.link = link
    return link
  }

  func listen() {
    let link = openLink()
    link.readPackets()
    link.watchNetwork()
  }

  func hangUp() {
    link?.close()
    link = nil
  }
}
