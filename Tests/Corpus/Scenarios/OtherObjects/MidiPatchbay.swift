import Foundation

enum MidiEvent {
  case noteOn(Int, velocity: Int)
  case noteOff(Int)
}

final class MidiPort {
  let name: String
  var onEvent: ((MidiEvent) -> Void)?
  private(set) var sent: [MidiEvent] = []

  init(name: String) { self.name = name }
  func send(_ event: MidiEvent) { sent.append(event) }
  func receive(_ event: MidiEvent) { onEvent?(event) }
}

final class Arpeggiator {
  private let queue = DispatchQueue.main
  private(set) var steps = 0

  func hold(_ note: Int) {
    queue.asyncAfter(deadline: .now() + .milliseconds(30)) { [unowned self] in  //@ hold
      self.steps += note > 0 ? 1 : 0
    }
  }

  func releaseAll() -> Int {
    [1, 2, 3].map { [unowned self] in $0 + self.steps }.count  //@ releaseAll
  }
}

final class MidiPatchbay {
  private var ports: [String: MidiPort] = [:]

  func addLoopback(_ name: String) -> MidiPort {
    let port = MidiPort(name: name)
    port.onEvent = { event in  //@ loopback
      port.send(event)
    }
    ports[name] = port
    return port
  }

  func addThrough(from name: String, to target: MidiPort) -> MidiPort {
    let port = MidiPort(name: name)
    port.onEvent = { event in  //@ through
      target.send(event)
    }
    ports[name] = port
    return port
  }

  func addTranspose(_ name: String, by offset: Int) -> MidiPort {
    let port = MidiPort(name: name)
    port.onEvent = { [weak port] event in  //@ transpose
      if case .noteOn(let note, let velocity) = event { port?.send(.noteOn(note + offset, velocity: velocity)) }
    }
    ports[name] = port
    return port
  }

  func removeAll() { ports.removeAll() }
}

final class RehearsalSession {
  func run() {
    let bay = MidiPatchbay()
    let keys = bay.addLoopback("keys")
    let synth = MidiPort(name: "synth")
    let through = bay.addThrough(from: "pads", to: synth)
    let low = bay.addTranspose("bass", by: -12)
    for port in [keys, through, low] { port.receive(.noteOn(60, velocity: 90)) }
    bay.removeAll()
  }

  func improvise() {
    let arpeggiator = Arpeggiator()
    arpeggiator.hold(64)
    _ = arpeggiator.releaseAll()
  }
}
