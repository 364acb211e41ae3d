public struct CMTime: Equatable, Hashable {
  public var value: Int64
  public var timescale: Int32
  public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }
  public init(seconds: Double, preferredTimescale: Int32) {
    self.init(value: Int64(seconds * Double(preferredTimescale)), timescale: preferredTimescale)
  }
  public var seconds: Double { timescale == 0 ? 0 : Double(value) / Double(timescale) }
  public static let zero = CMTime(value: 0, timescale: 1)
}

public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
