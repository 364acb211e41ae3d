import Combine
import Foundation

final class StationClock {
  private var ticks: [Date] = []
  private var clock: AnyCancellable?
  private var session: AnyCancellable?
  private var isDark = false

  func startClock() {
    clock = Timer.publish(every: 0.02, on: .main, in: .common)
      .autoconnect()
      .sink { date in  //@ clock
        self.ticks.append(date)
      }
  }

  func startClockOnce() {
    clock = Timer.publish(every: 0.02, on: .main, in: .common)
      .autoconnect()
      .prefix(2)
      .sink { date in  //@ twice
        self.ticks.append(date)
      }
  }

  func dim() {
    isDark = true
    session = AnyCancellable {  //@ dim
      self.isDark = false
    }
  }

  func dimBriefly() {
    let restore = AnyCancellable {  //@ briefly
      self.isDark = false
    }
    isDark = true
    restore.cancel()
  }
}
