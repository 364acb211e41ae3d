import Foundation

final class BluetoothCentral {
  static let shared = BluetoothCentral()
  var onDisconnect: ((BluetoothPeripheral) -> Void)?
  private(set) var connected: [String] = []

  func connect(_ peripheral: BluetoothPeripheral) { connected.append(peripheral.name) }
  func drop(_ peripheral: BluetoothPeripheral) {
    connected.removeAll { $0 == peripheral.name }
    onDisconnect?(peripheral)
  }
}

final class BluetoothPeripheral {
  let name: String
  var onValue: ((Data) -> Void)?
  var onReady: (() -> Void)?
  var onIdle: (() -> Void)?
  private(set) var services: [GattService] = []

  init(name: String) { self.name = name }

  func discover() {
    services = [GattService(uuid: "1809", peripheral: self)]
    let ready = onReady
    onReady = nil
    ready?()
  }

  func forgetServices() { services = [] }
  func update(_ data: Data) { onValue?(data) }
  func readRSSI() {}
}

final class GattService {
  let uuid: String
  let peripheral: BluetoothPeripheral  //@ service
  init(uuid: String, peripheral: BluetoothPeripheral) {
    self.uuid = uuid
    self.peripheral = peripheral
  }
}

final class ThermometerSession {
  private let peripheral: BluetoothPeripheral
  private(set) var readings: [Int] = []
  private(set) var isConnected = true

  init(peripheral: BluetoothPeripheral) { self.peripheral = peripheral }

  func watchConnection() {
    BluetoothCentral.shared.onDisconnect = { [unowned self] lost in  //@ connection
      self.isConnected = lost.name != self.peripheral.name
    }
  }

  func readContinuously() {
    peripheral.onValue = { data in  //@ values
      self.readings.append(Int(data.first ?? 0))
    }
  }

  func prepare() {
    peripheral.onReady = { self.isConnected = true }  //@ ready
    peripheral.discover()
    peripheral.forgetServices()
  }

  func keepAlive() {
    let peripheral = self.peripheral
    peripheral.onIdle = { peripheral.readRSSI() }  //@ keepAlive
  }

  func stop() { peripheral.onValue = nil }
}

final class ThermometerScreen {
  func measure() {
    let device = BluetoothPeripheral(name: "kitchen")
    BluetoothCentral.shared.connect(device)
    let session = ThermometerSession(peripheral: device)
    session.prepare()
    session.readContinuously()
    device.update(Data([21]))
    session.stop()
  }

  func monitor() {
    let device = BluetoothPeripheral(name: "cellar")
    BluetoothCentral.shared.connect(device)
    device.discover()
    do {
      let session = ThermometerSession(peripheral: device)
      session.watchConnection()
    }
    BluetoothCentral.shared.drop(device)
  }

  func standby() {
    let device = BluetoothPeripheral(name: "garage")
    ThermometerSession(peripheral: device).keepAlive()
  }
}
