import Foundation

final class ServerHeartbeat {
  private let source = DispatchSource.makeTimerSource(queue: .main)
  private(set) var beats = 0

  func start() {
    source.schedule(deadline: .now(), repeating: 0.01)
    source.setEventHandler { //@ server
      self.beats += 1
    }
    source.resume()
  }

  deinit { source.cancel() }
}

final class SensorHeartbeat {
  private let source = DispatchSource.makeTimerSource(queue: .main)
  private(set) var beats = 0
  private(set) var isClosed = false

  func start() {
    source.schedule(deadline: .now(), repeating: 0.01)
    source.setEventHandler { //@ sensor
      self.beats += 1
    }
    source.setCancelHandler { //@ sensorCancel
      self.isClosed = true
    }
    source.resume()
  }

  func stop() { source.cancel() }
}

final class Autosave {
  private var work: DispatchWorkItem?
  private(set) var saved = 0

  func textDidChange() {
    work?.cancel()
    let work = DispatchWorkItem { self.saved += 1 } //@ autosave
    self.work = work
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01, execute: work)
  }
}

final class Preview {
  private var work: DispatchWorkItem?
  private(set) var rendered = 0

  func textDidChange() {
    work?.cancel()
    let work = DispatchWorkItem { //@ preview
      self.rendered += 1
      self.work = nil
    }
    self.work = work
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01, execute: work)
  }
}

final class Backup {
  private(set) var copies = 0

  func scheduleNext() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { //@ backup
      self.copies += 1
      self.scheduleNext()
    }
  }
}

final class EditingSession {
  let server = ServerHeartbeat()
  let sensor = SensorHeartbeat()
  let autosave = Autosave()
  let preview = Preview()
  let backup = Backup()

  func begin() {
    server.start()
    sensor.start()
    backup.scheduleNext()
  }

  func type() {
    autosave.textDidChange()
    preview.textDidChange()
  }

  func end() { sensor.stop() }
}

final class EditingApp {
  private(set) var session: EditingSession?

  func open() {
    session = EditingSession()
    session?.begin()
    session?.type()
  }

  func close() {
    session?.end()
    session = nil
  }

  func run() {
    open()
    close()
  }
}
