final class DisplayClock {
  var onFrame: (() -> Void)?
  func frame() { onFrame?() }
}

final class FrameMeter {
  private var clock: DisplayClock?
  private(set) var frames = 0
  deinit { stop() }
  func start() {
    let clock = DisplayClock()
    clock.onFrame = { self.frames += 1 }  //@ frames
    self.clock = clock
  }
  func stop() { clock = nil }
}

/// The meter goes with the console.
final class Console {
  private let meter = FrameMeter()
  private var isPaused = true
  var current: FrameMeter { meter }
  func toggle() {
    isPaused.toggle()
    if isPaused { meter.stop() } else { meter.start() }
  }
}

final class SoundMeter {
  private var clock: DisplayClock?
  private(set) var samples = 0
  deinit { stop() }
  func start() {
    let clock = DisplayClock()
    clock.onFrame = { self.samples += 1 }  //@ samples
    self.clock = clock
  }
  func stop() { clock = nil }
}

final class Studio {
  private var meter: SoundMeter?
  var current: SoundMeter? { meter }
  func record() {
    meter = SoundMeter()
    meter?.start()
  }
  func close() {
    meter?.stop()
    meter = nil
  }
}

final class LightMeter {
  private var clock: DisplayClock?
  private(set) var values = 0
  deinit { stop() }
  func start() {
    let clock = DisplayClock()
    clock.onFrame = { [weak self] in self?.values += 1 }  //@ values
    self.clock = clock
  }
  func stop() { clock = nil }
}

final class Lamp {
  private let meter = LightMeter()
  var current: LightMeter { meter }
  func turn(on: Bool) { if on { meter.start() } else { meter.stop() } }
}
