final class TickScreen: @unchecked Sendable {
  private var tasks: [Task<Void, Never>] = []
  private var ticks = 0

  func start() {
    tasks.append(
      Task {  //@ tick
        while !Task.isCancelled {
          self.ticks += 1
          try? await Task.sleep(nanoseconds: 5_000_000)
        }
      })
  }

  func stop() {
    tasks.forEach { $0.cancel() }
  }
}

final class BlinkScreen: @unchecked Sendable {
  private var tasks: [Task<Void, Never>] = []
  private var blinks = 0

  func start() {
    tasks.append(
      Task {  //@ blink
        while !Task.isCancelled {
          self.blinks += 1
          try? await Task.sleep(nanoseconds: 5_000_000)
        }
      })
  }

  func stop() {
    tasks.forEach { $0.cancel() }
  }
}

final class BlinkTest {
  func run() {
    let screen = BlinkScreen()
    screen.start()
    screen.stop()
  }
}
