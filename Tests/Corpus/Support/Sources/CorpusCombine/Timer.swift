import CorpusFoundation
import Foundation
import OpenCombine
import OpenCombineFoundation

extension CorpusFoundation.Timer {
  public typealias TimerPublisher = Foundation.Timer.OCombine.TimerPublisher

  /// OpenCombine's publisher of the timer that the system has here. Connected, it is kept by
  /// the run loop, and with it its subscribers, until the connection is cancelled.
  ///
  /// Source: Apple, "Timer.TimerPublisher" and "Autoconnect" (developer.apple.com/documentation/combine).
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher {
    Foundation.Timer.publish(every: interval, tolerance: tolerance, on: runLoop, in: mode)
  }
}
