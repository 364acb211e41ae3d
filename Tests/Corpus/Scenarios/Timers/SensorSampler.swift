import Foundation

protocol SensorReading: AnyObject {
  func readValue() -> Double
}

final class Accelerometer: SensorReading {
  func readValue() -> Double { 9.81 }
}

class SensorSampler {
  let sensor: SensorReading
  let channel: String
  private var samples = [Double]()
  private var sampling: Timer?
  private var preview: Timer?

  init(sensor: SensorReading = Accelerometer(), channel: String = "z") {
    self.sensor = sensor
    self.channel = channel
  }

  func begin() {
    let timer = Timer(timeInterval: 0.02, repeats: true) { _ in  //@ sample
      self.samples.append(self.sensor.readValue())
    }
    RunLoop.main.add(timer, forMode: .common)
    sampling = timer
  }

  func end() {
    sampling?.invalidate()
    sampling = nil
  }

  func calibrate() -> Double {
    let timer = Timer(timeInterval: 60, repeats: true) { _ in  //@ calibrate
      self.samples.append(self.sensor.readValue())
    }
    for _ in 0..<3 { timer.fire() }
    return samples.reduce(0, +) / Double(samples.count)
  }

  func preparePreview() {
    preview = Timer(timeInterval: 1, repeats: true) { _ in  //@ preview
      print(self.samples.suffix(5))
    }
  }

  func runPreview() {
    guard let preview = preview else { return }
    RunLoop.main.add(preview, forMode: .default)
  }

  func announce() {
    let timer = Timer(fire: Date(), interval: 0.02, repeats: true) { [channel = self.channel] timer in  //@ announce
      NSLog("channel %@ every %f", channel, timer.timeInterval)
    }
    RunLoop.main.add(timer, forMode: .default)
  }
}
