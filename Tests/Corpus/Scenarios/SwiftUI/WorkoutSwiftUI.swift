import Foundation
import SwiftUI
import Combine

final class HeartRateSensor {
  static let shared = HeartRateSensor()
  let rate = PassthroughSubject<Int, Never>()
  var onLost: (() -> Void)?
}

final class WorkoutModel: ObservableObject {
  @Published var seconds = 0
  @Published var rate = 0
  private var timer: Timer?
  private var rateSubscription: AnyCancellable?
  var onFinish: (() -> Void)?

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in //@ seconds
      self.seconds += 1
    }
  }

  func startInterval() {
    Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in //@ interval
      self.seconds += 1
    }
  }

  func startCountdown() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in //@ countdown
      self.seconds = 0
    }
  }

  func trackRate() {
    rateSubscription = HeartRateSensor.shared.rate
      .sink { self.rate = $0 } //@ rate
  }

  func watchSensor() {
    HeartRateSensor.shared.onLost = { self.rate = 0 } //@ lost
  }

  func celebrate(_ feed: ActivityFeed) {
    onFinish = { feed.post("Done") } //@ celebrate
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }
}

final class ActivityFeed {
  private(set) var posts: [String] = []
  func post(_ text: String) { posts.append(text) }
}

struct WorkoutView: View {
  @ObservedObject var model: WorkoutModel

  var body: some View {
    VStack {
      Text("\(model.seconds) s")
      Button("Start") { model.start() } //@ button
      Button("Stop") { model.stop() }
    }
    .onDisappear { model.stop() }
  }
}

final class WorkoutCoordinator {
  private(set) var model: WorkoutModel?
  private(set) var host: UIHostingController<WorkoutView>?
  private let feed = ActivityFeed()

  func present() {
    let model = WorkoutModel()
    self.model = model
    host = UIHostingController(rootView: WorkoutView(model: model))
  }

  func presentRunning() {
    present()
    model?.start()
  }

  func presentIntervals() {
    present()
    model?.startInterval()
  }

  func presentCountdown() {
    present()
    model?.startCountdown()
  }

  func presentRate() {
    present()
    model?.trackRate()
  }

  func presentSensor() {
    present()
    model?.watchSensor()
  }

  func presentFeed() {
    present()
    model?.celebrate(feed)
  }

  func dismiss() {
    model?.stop()
    model = nil
    host = nil
  }
}
