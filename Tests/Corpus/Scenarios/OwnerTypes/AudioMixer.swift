import Foundation

typealias MeterHandler = (Float) -> Void
typealias AnyMeterHandler = MeterHandler?
typealias Bus = AudioBus
typealias BusTable = [String: Bus]

final class AudioBus {
  var meter: AnyMeterHandler = nil
  var samples: [Float] = [0.1, 0.4]

  func eachSample(_ body: MeterHandler) {
    samples.forEach(body)
  }

  func calibrate(_ handler: MeterHandler?) {
    handler?(samples.max() ?? 0)
  }

  func level(_ handler: MeterHandler?) {
    meter = handler
  }
}

final class AudioMixer {
  private let buses: BusTable = ["drums": Bus(), "bass": Bus()]
  private let master: Bus? = Bus()
  private var peak: Float = 0

  func showMaster() {
    master?.meter = { level in  //@ master
      self.peak = max(self.peak, level)
    }
  }

  func measure() {
    master?.eachSample { level in  //@ measure
      self.peak = max(self.peak, level)
    }
  }

  func calibrate(_ name: String) {
    buses[name]?.calibrate { level in  //@ calibrate
      self.peak = max(self.peak, level)
    }
  }

  func show(_ name: String) {
    buses[name]?.level { level in  //@ level
      self.peak = max(self.peak, level)
    }
  }

  func solo(_ name: String) {
    let handler: MeterHandler = { level in  //@ solo
      self.peak = level
    }
    buses.values.forEach { $0.eachSample(handler) }
  }
}
