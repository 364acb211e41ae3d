/// A job that keeps its completion after it has run.
final class PressJob {
  private let done: () -> Void
  init(done: @escaping () -> Void) { self.done = done }
  func run() { done() }
}

/// A press that moves a job on when it is done, and one that lets go of it.
final class Press {
  private var running: PressJob?
  private var finished: PressJob?
  private var count = 0

  func printAndArchive() {
    let job = PressJob {  //@ movedOn
      self.count += 1
      self.finished = self.running
      self.running = nil
    }
    running = job
    job.run()
  }
}

final class Copier {
  private var running: PressJob?
  private var count = 0

  func copy() {
    let job = PressJob {  //@ letGo
      self.count += 1
      self.running = nil
    }
    running = job
    job.run()
  }
}

final class Binder {
  private var running: PressJob?
  private var finished: PressJob?
  private var count = 0

  func bind() {
    let job = PressJob {  //@ movedAndCleared
      self.count += 1
      self.finished = self.running
      self.running = nil
    }
    running = job
    job.run()
  }

  func clear() { finished = nil }
}
