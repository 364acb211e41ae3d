import Foundation

struct Reminder {
  let title: String
  let due: Date
}

final class SnoozeCountdown {
  private var timer: Timer?
  private(set) var minutes = 5

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in  //@ countdown
      self.minutes -= 1
    }
  }

  deinit { timer?.invalidate() }
}

final class DueBadge {
  private var timer: Timer?
  private(set) var count = 0

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { [weak self] _ in  //@ badge
      self?.count += 1
    }
  }

  func flash() {
    Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in  //@ flash
      self.count = 0
    }
  }

  deinit { timer?.invalidate() }
}

final class DigestJob {
  private var work: DispatchWorkItem?
  private(set) var delivered: [Reminder] = []
  private let pending: [Reminder]

  init(pending: [Reminder]) { self.pending = pending }

  func schedule() {
    let item = DispatchWorkItem(block: deliver)  //@ digest
    work = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01, execute: item)
  }

  private func deliver() { delivered += pending }
}

final class AlarmJob {
  private var work: DispatchWorkItem?
  private(set) var rings = 0

  func schedule() {
    let item = DispatchWorkItem(block: ring)  //@ alarm
    work = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01, execute: item)
  }

  private func ring() {
    rings += 1
    work = nil
  }
}

final class ReminderScreen {
  func open() {
    let countdown = SnoozeCountdown()
    countdown.start()
    let badge = DueBadge()
    badge.start()
    badge.flash()
  }

  func schedule() {
    let digest = DigestJob(pending: [Reminder(title: "Rent", due: Date())])
    digest.schedule()
    AlarmJob().schedule()
  }
}
