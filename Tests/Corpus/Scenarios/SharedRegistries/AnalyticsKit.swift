import Foundation

public struct AnalyticsEvent {
  public let name: String
  public var properties: [String: String] = [:]
}

public protocol AnalyticsPlugin: AnyObject {
  func process(_ event: AnalyticsEvent) -> AnalyticsEvent
}

public final class WeakPlugin: AnalyticsPlugin {
  private weak var target: AnalyticsPlugin?
  public init(_ target: AnalyticsPlugin) { self.target = target }
  public func process(_ event: AnalyticsEvent) -> AnalyticsEvent { target?.process(event) ?? event }
}

public final class Analytics {
  public static let shared = Analytics()

  public var contextProvider: (() -> [String: String])?
  public var sampler: ((AnalyticsEvent) -> Bool)?
  private var plugins: [AnalyticsPlugin] = []
  private var middlewares: [String: (AnalyticsEvent) -> Void] = [:]
  private var queue: [AnalyticsEvent] = []
  private var flushCallbacks: [(Int) -> Void] = []

  public func register(_ plugin: AnalyticsPlugin) { plugins.append(plugin) }
  public func unregister(_ plugin: AnalyticsPlugin) { plugins.removeAll { $0 === plugin } }
  public func use(_ name: String, _ middleware: @escaping (AnalyticsEvent) -> Void) { middlewares[name] = middleware }

  public func track(_ name: String) {
    var event = AnalyticsEvent(name: name, properties: contextProvider?() ?? [:])
    guard sampler?(event) ?? true else { return }
    for plugin in plugins { event = plugin.process(event) }
    middlewares.values.forEach { $0(event) }
    queue.append(event)
  }

  public func flush(_ completion: @escaping (Int) -> Void) {
    flushCallbacks.append(completion)
    DispatchQueue.main.async {
      let sent = self.queue.count
      self.queue = []
      let callbacks = self.flushCallbacks
      self.flushCallbacks = []
      callbacks.forEach { $0(sent) }
    }
  }
}

final class LessonTracker: AnalyticsPlugin {
  private let lesson: String
  private var steps = 0
  private(set) var sent = 0

  init(lesson: String) { self.lesson = lesson }

  deinit { Analytics.shared.unregister(self) }

  func attach() {
    Analytics.shared.register(self)  //@ attach
  }

  func attachAsGuest() {
    Analytics.shared.register(WeakPlugin(self))  //@ guest
  }

  func countSteps() {
    Analytics.shared.use("steps." + lesson) { event in  //@ steps
      if event.name == "step" { self.steps += 1 }
    }
  }

  func provideContext() {
    Analytics.shared.contextProvider = context  //@ context
  }

  func sampleOwnEvents() {
    let prefix = lesson + "."
    Analytics.shared.sampler = { event in event.name.hasPrefix(prefix) }  //@ sampler
  }

  func finish() {
    Analytics.shared.track(lesson + ".finished")
    Analytics.shared.flush { count in  //@ flush
      self.sent += count
    }
  }

  func process(_ event: AnalyticsEvent) -> AnalyticsEvent {
    var event = event
    event.properties["lesson"] = lesson
    return event
  }

  private func context() -> [String: String] { ["lesson": lesson, "steps": "\(steps)"] }
}

final class LessonFlow {
  private(set) var tracker: LessonTracker?

  func begin(_ lesson: String) -> LessonTracker {
    let tracker = LessonTracker(lesson: lesson)
    self.tracker = tracker
    Analytics.shared.track(lesson + ".began")
    return tracker
  }

  func end() {
    tracker?.finish()
    tracker = nil
  }
}
