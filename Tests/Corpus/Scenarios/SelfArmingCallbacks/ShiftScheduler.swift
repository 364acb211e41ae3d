import Foundation

struct Shift {
  let worker: String
  var hours: Int
}

final class MinuteClock {
  var onMinute: (() -> Void)?
  var onHour: (() -> Void)?
  func minute() { onMinute?() }
  func hour() { onHour?() }
}

final class RosterPoller {
  private(set) var rounds = 0

  func poll() {
    rounds += 1
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) {  //@ poll
      self.poll()
    }
  }
}

final class ReminderPoller {
  private(set) var rounds = 0

  func poll() {
    rounds += 1
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { [weak self] in  //@ remind
      self?.poll()
    }
  }
}

final class BreakTimer {
  private var isRunning = false
  private(set) var elapsed = 0

  func start() {
    isRunning = true
    tick()
  }

  private func tick() {
    guard isRunning else { return }
    elapsed += 1
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) {  //@ breaks
      self.tick()
    }
  }

  func stop() { isRunning = false }
}

final class ShiftScheduler {
  let clock = MinuteClock()
  private let queue = OperationQueue.main
  private var shifts: [Shift] = [Shift(worker: "Ida", hours: 6), Shift(worker: "Tom", hours: 8)]
  private(set) var minutes = 0
  private var total = 0

  func countMinutes() {
    func advance() {
      self.minutes += 1
    }
    clock.onMinute = advance  //@ minutes
  }

  func countHours() {
    func add(_ shift: Shift) {
      total += shift.hours
    }
    shifts.forEach(add)  //@ hours
  }

  func rotate() {
    queue.addOperation {
      self.shifts.reverse()
    }
  }

  func chime() {
    let scheduler = self
    clock.onHour = {  //@ chime
      scheduler.total += scheduler.shifts.count
    }
  }
}

final class Office {
  let scheduler = ShiftScheduler()
  let breaks = BreakTimer()
  private var roster: RosterPoller?
  private var reminder: ReminderPoller?

  func openDoors() {
    scheduler.countMinutes()
    scheduler.countHours()
    scheduler.rotate()
    scheduler.chime()
    roster = RosterPoller()
    roster?.poll()
    reminder = ReminderPoller()
    reminder?.poll()
    breaks.start()
  }

  func closeDoors() {
    breaks.stop()
    roster = nil
    reminder = nil
  }
}
