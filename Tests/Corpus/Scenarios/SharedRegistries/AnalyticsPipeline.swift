import Foundation

struct AnalyticsEvent {
  let name: String
  var values: [String: String] = [:]

  func with(_ change: (inout [String: String]) -> Void) -> AnalyticsEvent {
    var copy = self
    change(&copy.values)
    return copy
  }
}

protocol AnalyticsPlugin: AnyObject {
  func attach(to tracker: Tracker)
  func detach()
  func process(_ event: AnalyticsEvent)
}

final class Tracker {
  private(set) var plugins: [any AnalyticsPlugin] = []
  private var enrichers: [(AnalyticsEvent) -> AnalyticsEvent] = []
  private var buffer: [AnalyticsEvent] = []
  private let queue = DispatchQueue(label: "tracker")

  func add(_ plugin: some AnalyticsPlugin) {
    plugins.append(plugin)
    plugin.attach(to: self)
  }

  func enrich(_ enricher: @escaping (AnalyticsEvent) -> AnalyticsEvent) { enrichers.append(enricher) }

  func track(_ event: AnalyticsEvent) {
    let event = enrichers.reduce(event) { $1($0) }
    plugins.forEach { $0.process(event) }
    buffer.append(event)
  }

  func flush() {
    queue.async {  //@ flush
      self.buffer.removeAll()
    }
  }

  func shutDown() { plugins.forEach { $0.detach() } }
}

final class SessionPlugin: AnalyticsPlugin {
  private var tracker: Tracker?  //@ sessionTracker
  private var events = 0

  func attach(to tracker: Tracker) { self.tracker = tracker }
  func detach() { events = 0 }
  func process(_ event: AnalyticsEvent) {
    events += 1
    if events > 100 { tracker?.flush() }
  }
}

final class ScreenPlugin: AnalyticsPlugin {
  private var tracker: Tracker?  //@ screenTracker
  private var last: String?

  func attach(to tracker: Tracker) { self.tracker = tracker }
  func detach() {
    tracker = nil
    last = nil
  }
  func process(_ event: AnalyticsEvent) {
    if last == event.name { tracker?.flush() }
    last = event.name
  }
}

enum Analytics {
  static let tracker = Tracker()
}

final class CheckoutModel {
  let cart: String
  private var step = 0

  init(cart: String) { self.cart = cart }

  func trackSteps() {
    Analytics.tracker.enrich { event in  //@ steps
      event.with { $0["step"] = "\(self.step)" }
    }
  }

  func trackCart() {
    let cart = cart
    Analytics.tracker.enrich { event in  //@ cart
      event.with { $0["cart"] = cart }
    }
  }

  func advance() {
    step += 1
    Analytics.tracker.track(AnalyticsEvent(name: "step").with { values in  //@ advance
      values["from"] = "\(self.step)"
    })
  }
}

final class ShopScene {
  private var tracker: Tracker?

  func open() {
    let tracker = Tracker()
    tracker.add(SessionPlugin())
    tracker.add(ScreenPlugin())
    tracker.track(AnalyticsEvent(name: "open"))
    self.tracker = tracker
    let checkout = CheckoutModel(cart: "c1")
    checkout.trackSteps()
    checkout.trackCart()
    checkout.advance()
  }

  func close() {
    tracker?.flush()
    tracker?.shutDown()
    tracker = nil
  }

  func visit() {
    open()
    close()
  }
}
