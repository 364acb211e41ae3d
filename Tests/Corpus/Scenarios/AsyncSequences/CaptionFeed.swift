import Foundation

struct Caption: Sendable {
  let text: String
  let time: Double
}

final class Recognizer: @unchecked Sendable {
  private var continuations: [Int: AsyncStream<Caption>.Continuation] = [:]
  private var next = 0

  func captions() -> AsyncStream<Caption> {
    AsyncStream { continuation in
      let id = next
      next += 1
      continuations[id] = continuation
    }
  }

  func hear(_ text: String) {
    continuations.values.forEach { $0.yield(Caption(text: text, time: 0)) }
  }

  func end() {
    continuations.values.forEach { $0.finish() }
    continuations = [:]
  }
}

@MainActor final class CaptionOverlay {
  private(set) var lines: [String] = []
  private var task: Task<Void, Never>?

  func follow(_ recognizer: Recognizer) {
    task = Task {  //@ overlay
      for await caption in recognizer.captions() {
        self.lines.append(caption.text)
      }
    }
  }
}

@MainActor final class TranscriptPane {
  private(set) var words = 0
  private var task: Task<Void, Never>?

  func follow(_ recognizer: Recognizer) {
    task = Task { [weak self] in  //@ transcript
      for await caption in recognizer.captions() {
        self?.words += caption.text.split(separator: " ").count
      }
    }
  }
}

@MainActor final class LatencyMeter {
  private(set) var samples = 0
  private var task: Task<Void, Never>?

  func start() {
    task = Task {  //@ latency
      while true {
        self.samples += 1
        try? await Task.sleep(nanoseconds: 5_000_000)
      }
    }
  }

  deinit { task?.cancel() }
}

@MainActor final class IdleWatcher {
  private(set) var idle = 0
  private var task: Task<Void, Never>?

  func start() {
    task = Task {  //@ idle
      while !Task.isCancelled {
        self.idle += 1
        try? await Task.sleep(nanoseconds: 5_000_000)
      }
    }
  }

  func stop() { task?.cancel() }
}

@MainActor final class GlossaryLoader {
  private(set) var terms: [String] = []

  func load() {
    Task {  //@ glossary
      try? await Task.sleep(nanoseconds: 5_000_000)
      self.terms = ["agenda", "motion"]
    }
  }
}

@MainActor final class CaptionScreen {
  let recognizer = Recognizer()
  private(set) var overlay: CaptionOverlay? = CaptionOverlay()
  private(set) var transcript: TranscriptPane? = TranscriptPane()
  private(set) var meter: LatencyMeter? = LatencyMeter()
  private(set) var watcher: IdleWatcher? = IdleWatcher()
  private(set) var glossary: GlossaryLoader? = GlossaryLoader()

  func appear() {
    overlay?.follow(recognizer)
    transcript?.follow(recognizer)
    meter?.start()
    watcher?.start()
    glossary?.load()
    recognizer.hear("good morning")
  }

  func disappear() {
    watcher?.stop()
    overlay = nil
    transcript = nil
    meter = nil
    watcher = nil
    glossary = nil
  }
}
