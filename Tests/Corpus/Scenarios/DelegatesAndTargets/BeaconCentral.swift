import Foundation

protocol CentralDelegate: AnyObject {
  func central(_ central: Central, discovered peripheral: Peripheral)
}

protocol PeripheralDelegate: AnyObject {
  func peripheral(_ peripheral: Peripheral, updated value: Data)
}

final class Central {
  weak var delegate: CentralDelegate?  //@ centralDelegate
  private var known: [String: Peripheral] = [:]

  func advertise(_ name: String) {
    let peripheral = Peripheral(name: name)
    known[name] = peripheral
    delegate?.central(self, discovered: peripheral)
  }

  func forgetAll() { known.removeAll() }
}

final class Peripheral {
  let name: String
  var delegate: PeripheralDelegate?  //@ peripheralDelegate
  var onPaired: ((Bool) -> Void)?
  init(name: String) { self.name = name }

  func pair() { onPaired?(true) }

  func notify(_ bytes: [UInt8]) { delegate?.peripheral(self, updated: Data(bytes)) }
}

final class BeaconSession: CentralDelegate {
  let central = Central()
  private(set) var names: [String] = []

  init() { central.delegate = self }

  func central(_ central: Central, discovered peripheral: Peripheral) {
    names.append(peripheral.name)
  }
}

final class HeartStrap: PeripheralDelegate {
  private let peripheral: Peripheral
  private(set) var beats: [UInt8] = []

  init(peripheral: Peripheral) {
    self.peripheral = peripheral
    peripheral.delegate = self
  }

  func peripheral(_ peripheral: Peripheral, updated value: Data) {
    if let beat = value.last { beats.append(beat) }
  }

  func simulateBeat() { peripheral.notify([0, 72]) }
}

final class FirmwareUpdate {
  private let peripheral: Peripheral
  private var chunks: [Data]
  private var onProgress: ((Double) -> Void)?

  init(peripheral: Peripheral, image: Data) {
    self.peripheral = peripheral
    chunks = stride(from: 0, to: image.count, by: 4).map { image.dropFirst($0).prefix(4) }
  }

  func begin(progress: @escaping (Double) -> Void) {
    onProgress = progress
    let total = Double(chunks.count)
    while !chunks.isEmpty {
      chunks.removeFirst()
      onProgress?(1 - Double(chunks.count) / total)
    }
    onProgress = nil
  }
}

final class MaintenanceBench {
  private let update: FirmwareUpdate
  private(set) var percent = 0

  init(peripheral: Peripheral) {
    update = FirmwareUpdate(peripheral: peripheral, image: Data(repeating: 1, count: 32))
  }

  func run() {
    update.begin { done in  //@ progress
      self.percent = Int(done * 100)
    }
  }
}

protocol AdvertiserDataSource: AnyObject {
  func payload(for advertiser: Advertiser) -> Data
}

final class Advertiser {
  private let dataSource: AdvertiserDataSource  //@ dataSource
  private(set) var frames: [Data] = []

  init(dataSource: AdvertiserDataSource) { self.dataSource = dataSource }

  func broadcast() { frames.append(dataSource.payload(for: self)) }
}

final class Tag: AdvertiserDataSource {
  private lazy var advertiser = Advertiser(dataSource: self)
  private var counter: UInt8 = 0

  func shout() { advertiser.broadcast() }

  func payload(for advertiser: Advertiser) -> Data {
    counter += 1
    return Data([counter])
  }
}

final class PairingDesk {
  private(set) var paired: [String] = []
  private var waiting: [Peripheral] = []

  func offer(_ name: String) -> Peripheral {
    let peripheral = Peripheral(name: name)
    peripheral.onPaired = { [weak self] success in  //@ onPaired
      if success { self?.paired.append(peripheral.name) }
      self?.waiting.removeAll { $0 === peripheral }
    }
    waiting.append(peripheral)
    return peripheral
  }
}
