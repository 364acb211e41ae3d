import UIKit

enum RecorderState {
  case idle
  case counting(remaining: Int)
  case recording(onStop: () -> Void)
  case failed(message: String)
}

final class MovieWriter {
  private let queue = DispatchQueue(label: "writer")
  private(set) var isFinished = false

  func finish(_ completion: @escaping (URL) -> Void) {
    queue.async {
      self.isFinished = true
      DispatchQueue.main.async { completion(URL(fileURLWithPath: "/tmp/movie.mov")) }
    }
  }
}

final class ScreenRecorder {
  private(set) var state = RecorderState.idle
  private let writer = MovieWriter()
  private var heartbeat: DispatchSourceTimer?
  private var diskCheck: DispatchSourceTimer?
  private(set) var seconds = 0
  private(set) var output: URL?
  let badge = UILabel()

  func begin() {
    state = .recording(onStop: { self.finish() })  //@ onStop
  }

  func prepare() {
    state = .recording { [badge] in badge.text = nil }  //@ badge
  }

  func startHeartbeat() {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now(), repeating: 0.01)
    timer.setEventHandler { self.seconds += 1 }  //@ heartbeat
    timer.resume()
    heartbeat = timer
  }

  func startDiskCheck() {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now(), repeating: 0.01)
    timer.setEventHandler { [weak self] in  //@ disk
      self?.badge.text = "REC"
    }
    timer.resume()
    diskCheck = timer
  }

  func finish() {
    writer.finish { url in  //@ finish
      self.output = url
      UIView.animate(withDuration: 0.2) { [weak self] in
        self?.badge.alpha = 0
      }
    }
  }

  deinit {
    diskCheck?.cancel()
    heartbeat?.cancel()
  }
}

final class RecordingSession {
  private var recorder: ScreenRecorder?

  func start() {
    let recorder = ScreenRecorder()
    recorder.startHeartbeat()
    recorder.startDiskCheck()
    recorder.begin()
    self.recorder = recorder
  }

  func stop() {
    if case .recording(let onStop)? = recorder?.state { onStop() }
    recorder = nil
  }

  func dryRun() {
    let recorder = ScreenRecorder()
    recorder.prepare()
    recorder.finish()
  }
}
