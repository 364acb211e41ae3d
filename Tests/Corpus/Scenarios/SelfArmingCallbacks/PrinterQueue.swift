import Foundation

final class PrinterQueue {
  private var jobs = ["invoice", "label", "receipt"]
  private var printed: [String] = []
  private var wake: Timer?
  private var onIdle: (() -> Void)?
  private var isOnline = true

  func printNext() {
    guard !jobs.isEmpty else { return }
    wake = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in  //@ next
      self.printed.append(self.jobs.removeFirst())
      self.printNext()
    }
  }

  func checkPaper() {
    wake = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in  //@ paper
      self.printed.append("paper ok")
      self.checkPaper()
    }
  }

  func drain() {
    var step: (() -> Void)?
    step = {  //@ drain
      guard !self.jobs.isEmpty else {
        step = nil
        return
      }
      self.printed.append(self.jobs.removeFirst())
      DispatchQueue.main.async { step?() }
    }
    step?()
  }

  func drainAll() {
    var step: (() -> Void)?
    step = {  //@ all
      guard !self.jobs.isEmpty else { return }
      self.printed.append(self.jobs.removeFirst())
      DispatchQueue.main.async { step?() }
    }
    step?()
  }

  func watch() {
    Task { @MainActor in  //@ watch
      try? await Task.sleep(nanoseconds: 5_000_000)
      self.printed.append("status")
      self.watch()
    }
  }

  func report(on log: @escaping (Int) -> Void) {
    Task { @MainActor [weak self] in  //@ report
      try? await Task.sleep(nanoseconds: 5_000_000)
      log(self?.printed.count ?? 0)
      self?.report(on: log)
    }
  }
}
