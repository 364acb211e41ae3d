import Foundation

final class Characteristic {
  let id: String
  private let service: Service  //@ serviceOfCharacteristic
  var onValue: ((Data) -> Void)?

  init(id: String, service: Service) { (self.id, self.service) = (id, service) }

  var path: String { service.id + "/" + id }
}

final class Service {
  let id: String
  private(set) var characteristics: [Characteristic] = []
  init(id: String) { self.id = id }
  func addCharacteristic(_ id: String) { characteristics.append(Characteristic(id: id, service: self)) }
}

final class Peripheral {
  let name: String
  private var subscriptions: [String: (Data) -> Void] = [:]
  var onDisconnect: (() -> Void)?

  init(name: String) { self.name = name }

  func subscribe(_ id: String, _ handler: @escaping (Data) -> Void) { subscriptions[id] = handler }
  func receive(_ data: Data, for id: String) { subscriptions[id]?(data) }

  func disconnect() {
    subscriptions.removeAll()
    onDisconnect?()
  }
}

protocol CentralDelegate: AnyObject {
  func central(_ central: Central, didFind peripheral: Peripheral)
}

final class Central {
  static let shared = Central()
  var delegate: (any CentralDelegate)?  //@ centralDelegate
  private var found: ((Peripheral) -> Void)?

  func scan(_ found: @escaping (Peripheral) -> Void) {
    self.found = found
    found(Peripheral(name: "Sensor"))
    delegate?.central(self, didFind: Peripheral(name: "Lamp"))
  }

  func stopScan() { found = nil }

  func connect(_ peripheral: Peripheral, completion: @escaping () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01, execute: completion)
  }
}

final class DeviceList: CentralDelegate {
  private var names: [String] = []

  func takeOver() {
    Central.shared.delegate = self
  }

  func scan() {
    Central.shared.scan { peripheral in  //@ scan
      self.names.append(peripheral.name)
    }
    Central.shared.stopScan()
  }

  func central(_ central: Central, didFind peripheral: Peripheral) { names.append(peripheral.name) }
}

final class HeartRateSession {
  private let peripheral = Peripheral(name: "Heart")
  private var rates: [UInt8] = []
  private var isReady = false
  private var isOver = false

  func open() {
    Central.shared.connect(peripheral) { [unowned self] in  //@ connected
      isReady = true
    }
  }

  func subscribe() {
    peripheral.subscribe("rate") { data in  //@ rate
      self.rates.append(contentsOf: data)
    }
    peripheral.receive(Data([60]), for: "rate")
  }

  func watchConnection() {
    peripheral.onDisconnect = { self.isOver = true }  //@ disconnected
  }

  func close() { peripheral.disconnect() }
}

final class WorkoutScene {
  func run() {
    let list = DeviceList()
    list.takeOver()
    list.scan()
    let session = HeartRateSession()
    session.open()
    session.subscribe()
    session.close()
    let watched = HeartRateSession()
    watched.watchConnection()
    watched.close()
    let service = Service(id: "180D")
    service.addCharacteristic("2A37")
  }
}
