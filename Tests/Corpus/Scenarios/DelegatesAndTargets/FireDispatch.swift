import Foundation

struct Incident {
  let id: Int
  let address: String
}

protocol EngineDelegate: AnyObject {
  func engine(_ engine: Engine, reached incident: Incident)
}

protocol RadioDelegate: AnyObject {
  func radio(_ radio: Radio, heard message: String)
}

protocol AlarmSink {
  func raise(_ incident: Incident)
}

final class Engine {
  var delegate: EngineDelegate?  //@ engine
  let callSign: String
  init(callSign: String) { self.callSign = callSign }
  func drive(to incident: Incident) { delegate?.engine(self, reached: incident) }
}

final class Radio {
  weak var delegate: RadioDelegate?  //@ radio
  func transmit(_ message: String) { delegate?.radio(self, heard: message) }
}

final class SirenPanel: AlarmSink {
  private(set) var level = 0
  func raise(_ incident: Incident) { level += 1 }
}

final class CallTaker {
  var sink: AlarmSink?  //@ panel
  private var next = 1

  func take(_ address: String) {
    sink?.raise(Incident(id: next, address: address))
    next += 1
  }
}

protocol PagerDelegate: AnyObject {
  func pagerFinished(_ pager: Pager)
}

final class Pager {
  private var delegate: PagerDelegate?  //@ pager
  private(set) var paged: [String] = []

  func page(_ crew: [String], for delegate: PagerDelegate) {
    self.delegate = delegate
    paged += crew
    finish()
  }

  private func finish() {
    delegate?.pagerFinished(self)
    delegate = nil
  }
}

final class StationHouse: EngineDelegate, RadioDelegate, PagerDelegate {
  private let pager = Pager()
  let engine = Engine(callSign: "E-7")
  let radio = Radio()
  private(set) var log: [String] = []

  func sendEngine() {
    engine.delegate = self
    engine.drive(to: Incident(id: 1, address: "Mill Lane"))
  }

  func listen() {
    radio.delegate = self
    radio.transmit("on scene")
  }

  func callCrew() { pager.page(["Moss", "Lind"], for: self) }

  func pagerFinished(_ pager: Pager) { log.append("\(pager.paged.count) paged") }
  func engine(_ engine: Engine, reached incident: Incident) { log.append("\(engine.callSign) at \(incident.address)") }
  func radio(_ radio: Radio, heard message: String) { log.append(message) }
}

final class ShiftLog: AlarmSink {
  private let recorder: CallRecorder
  private var incidents: [Incident] = []
  init(recorder: CallRecorder) {
    self.recorder = recorder
  }
  func begin() { recorder.outputs.append(self) }
  func raise(_ incident: Incident) { incidents.append(incident) }
}

final class CallRecorder {
  var outputs: [AlarmSink] = []  //@ outputs
  func record(_ incident: Incident) { outputs.forEach { $0.raise(incident) } }
}

final class DispatchCenter {
  let house = StationHouse()
  let taker = CallTaker()
  private let panel = SirenPanel()
  private var shift: ShiftLog?

  func open() {
    taker.sink = panel
    house.callCrew()
    house.listen()
    house.sendEngine()
    taker.take("Harbour 4")
  }

  func changeShift() -> ShiftLog {
    let shift = ShiftLog(recorder: CallRecorder())
    shift.begin()
    self.shift = shift
    return shift
  }
}
