import Foundation

final class JournalFile {
  private let queue = DispatchQueue(label: "journal")
  private var beat: DispatchSourceTimer?
  private var slowBeat: DispatchSourceTimer?
  private var channel: DispatchIO?
  private var visitor: DispatchIO?
  private(set) var beats = 0
  private(set) var isReady = false

  func startBeat() {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + 60, repeating: 60)
    timer.setEventHandler { [weak self] in self?.beats += 1 }
    timer.setRegistrationHandler {  //@ ready
      self.isReady = true
    }
    beat = timer
    timer.resume()
  }

  func startSlowBeat() {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + 600, repeating: 600)
    timer.setEventHandler {  //@ slow
      self.beats += 1
    }
    slowBeat = timer
    timer.resume()
  }

  func open(_ path: String) {
    channel = DispatchIO(type: .stream, path: path, oflag: O_RDONLY, mode: 0, queue: queue) { _ in  //@ open
      self.isReady = false
    }
  }

  func touch(_ path: String) {
    visitor = DispatchIO(type: .stream, path: path, oflag: O_RDONLY, mode: 0, queue: queue) { _ in  //@ touch
      self.isReady = false
    }
    visitor?.close()
  }

  func head(_ path: String) {
    let file = DispatchIO(type: .stream, path: path, oflag: O_RDONLY, mode: 0, queue: queue) { _ in }
    file?.read(offset: 0, length: 16, queue: queue) { _, data, _ in  //@ head
      self.beats += data?.count ?? 0
    }
  }
}
