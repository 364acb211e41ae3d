import Combine
import Foundation

enum Event {
  case launch
  case tap(String)
  case failure(code: Int)
}

final class EventBus {
  let events = PassthroughSubject<Event, Never>()
  func send(_ event: Event) { events.send(event) }
}

final class Batch {
  var size = 0
}

final class Uploader {
  private let bus: EventBus
  private let endpoint = "collect"
  private var cancellables = Set<AnyCancellable>()
  private(set) var receipts: [String] = []
  init(bus: EventBus) { self.bus = bus }

  func start() {
    bus.events
      .flatMap { event in  //@ upload
        self.upload(event)
      }
      .receive(on: DispatchQueue.main.ocombine)
      .sink { [weak self] in self?.receipts.append($0) }
      .store(in: &cancellables)
  }

  private func upload(_ event: Event) -> AnyPublisher<String, Never> {
    Just("\(endpoint): \(event)").eraseToAnyPublisher()
  }
}

final class FailureCounter {
  private var cancellable: AnyCancellable?
  private(set) var failures = 0

  func start(_ bus: EventBus) {
    cancellable = bus.events.sink(receiveValue: count)  //@ count
  }

  private func count(_ event: Event) {
    if case .failure = event { failures += 1 }
  }
}

final class SessionSummary {
  private var cancellables = Set<AnyCancellable>()
  private(set) var taps: [String] = []
  private(set) var isOver = false

  func start(_ bus: EventBus) {
    bus.events
      .sink(
        receiveCompletion: { _ in  //@ summaryEnd
          self.isOver = true
        },
        receiveValue: { [weak self] event in
          if case .tap(let name) = event { self?.taps.append(name) }
        })
      .store(in: &cancellables)
  }
}

final class BatchSizer {
  private let batch = Batch()
  private var cancellables = Set<AnyCancellable>()

  func start(_ bus: EventBus) {
    bus.events
      .scan(0) { count, _ in count + 1 }
      .assign(to: \.size, on: batch)  //@ batch
      .store(in: &cancellables)
  }
}

final class DebugConsole {
  private var cancellables = Set<AnyCancellable>()
  private(set) var lines: [String] = []

  func start(_ bus: EventBus) {
    bus.events
      .handleEvents(receiveOutput: { [weak self] event in  //@ console
        self?.lines.append("\(event)")
      })
      .sink { _ in }
      .store(in: &cancellables)
  }
}

final class LaunchProbe {
  private(set) var launches = 0
  private var cancellables = Set<AnyCancellable>()

  func start(_ bus: EventBus) {
    bus.events
      .sink { _ in  //@ launch
        self.launches += 1
      }
      .store(in: &cancellables)
  }

  func stop() { cancellables.removeAll() }
}

final class TelemetryService {
  private let bus = EventBus()
  private(set) var uploader: Uploader?
  private(set) var counter: FailureCounter? = FailureCounter()
  private(set) var summary: SessionSummary? = SessionSummary()
  private(set) var sizer: BatchSizer? = BatchSizer()
  private(set) var console: DebugConsole? = DebugConsole()
  private(set) var launch: LaunchProbe? = LaunchProbe()

  func optIn() {
    uploader = Uploader(bus: bus)
    uploader?.start()
    counter?.start(bus)
    summary?.start(bus)
    sizer?.start(bus)
    console?.start(bus)
    launch?.start(bus)
    bus.send(.launch)
    bus.send(.tap("save"))
  }

  func optOut() {
    launch?.stop()
    (uploader, counter, summary) = (nil, nil, nil)
    (sizer, console, launch) = (nil, nil, nil)
  }
}
