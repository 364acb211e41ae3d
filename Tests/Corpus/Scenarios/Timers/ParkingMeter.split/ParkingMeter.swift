import Foundation

public final class ParkingMeter {
  var minutes: Int
  var isPaid = false
  var log: [String] = []
  weak var refreshTimer: Timer?
  var countdown: Timer?

  init(minutes: Int) { self.minutes = minutes }
}
