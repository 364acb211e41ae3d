open class CMAccelerometerData: NSObject { public let acceleration = (x: 0.0, y: 0.0, z: 1.0) }
open class CMGyroData: NSObject { public let rotationRate = (x: 0.0, y: 0.0, z: 0.0) }
open class CMDeviceMotion: NSObject { public let gravity = (x: 0.0, y: 0.0, z: 1.0) }
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// Keeps the handler of an update until that update is stopped.
/// Source: Apple, "CMMotionManager.startAccelerometerUpdates(to:withHandler:)" (the handler is
/// copied), "stopAccelerometerUpdates()", and alike for the gyroscope and the device.
open class CMMotionManager: NSObject {
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  open var gyroUpdateInterval: TimeInterval = 0.01
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  open var isAccelerometerAvailable = true
  open var isGyroAvailable = true
  open var isDeviceMotionAvailable = true
  open var isAccelerometerActive: Bool { accelerometer != nil }
  open var isGyroActive: Bool { gyro != nil }
  open var isDeviceMotionActive: Bool { device != nil }
  private var accelerometer: CMAccelerometerHandler?
  private var gyro: CMGyroHandler?
  private var device: CMDeviceMotionHandler?
  private var isTicking = false

  override public init() {}
  open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler) { accelerometer = handler; start() }
  open func stopAccelerometerUpdates() { accelerometer = nil }
  open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) { gyro = handler; start() }
  open func stopGyroUpdates() { gyro = nil }
  open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) { device = handler; start() }
  open func stopDeviceMotionUpdates() { device = nil }

  private func start() {
    guard !isTicking else { return }
    isTicking = true
    tick()
  }

  private func tick() {
    later(0.01) { [weak self] in
      guard let self, self.accelerometer != nil || self.gyro != nil || self.device != nil else {
        self?.isTicking = false
        return
      }
      self.accelerometer?(CMAccelerometerData(), nil)
      self.gyro?(CMGyroData(), nil)
      self.device?(CMDeviceMotion(), nil)
      self.tick()
    }
  }
}

open class CMPedometerData: NSObject { public let numberOfSteps = NSNumber(value: 3) }
public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void

/// Keeps the handler of its updates until they are stopped; that of a query is called once.
/// Source: Apple, "CMPedometer.startUpdates(from:withHandler:)", "queryPedometerData(from:to:withHandler:)".
open class CMPedometer: NSObject {
  private var handler: CMPedometerHandler?
  override public init() {}
  public static func isStepCountingAvailable() -> Bool { true }
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
    self.handler = handler
    later { [weak self] in self?.simulateSteps() }
  }
  open func stopUpdates() { handler = nil }
  open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) { later { handler(CMPedometerData(), nil) } }

  /// For drivers: steps are counted.
  public func simulateSteps() { handler?(CMPedometerData(), nil) }
}
