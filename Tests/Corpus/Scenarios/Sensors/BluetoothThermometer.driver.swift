import CorpusProbe
import Foundation

public let places: [Place] = [
  Place("service", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: #"  unowned let peripheral: BluetoothPeripheral"#) { probe in
    let p = BluetoothPeripheral(name: "a")
    probe.watch(p)
    p.discover()
  },
  Place("connection", rule: "unowned_capture", decidedBy: .program) { probe in
    let p = BluetoothPeripheral(name: "a")
    do {
      let s = ThermometerSession(peripheral: p)
      probe.watch(s)
      s.watchConnection()
    }
    BluetoothCentral.shared.drop(p)
  },
  Place("values", decidedBy: .program) { probe in
    let p = BluetoothPeripheral(name: "a")
    let s = ThermometerSession(peripheral: p)
    probe.watch(s)
    s.readContinuously()
    p.update(Data([2]))
    s.stop()
  },
  Place("ready", decidedBy: .program) { probe in
    let p = BluetoothPeripheral(name: "a")
    let s = ThermometerSession(peripheral: p)
    probe.watch(s)
    s.prepare()
  },
  Place("keepAlive", rule: "stored_closure_cycle", decidedBy: .program, capture: "peripheral") { probe in
    let p = BluetoothPeripheral(name: "a")
    probe.watch(p)
    ThermometerSession(peripheral: p).keepAlive()
  },
]
