import Combine
import Foundation

final class SubscriptionBag {
  private var items: [AnyCancellable] = []
  func add(_ item: AnyCancellable) { items.append(item) }
}

final class TrainBoard {
  let departures = PassthroughSubject<String, Never>()
  private let delays = PassthroughSubject<Int, Never>()
  private let bag = SubscriptionBag()
  private var rows: [String] = []
  private var clock: AnyCancellable?
  private var session: AnyCancellable?
  private var isDark = false

  func show() {
    bag.add(departures.sink { row in  //@ show
      self.rows.append(row)
    })
  }

  func show(in bag: SubscriptionBag) {
    bag.add(departures.sink { row in  //@ outside
      self.rows.append(row)
    })
  }

  func peek() {
    _ = departures.sink { row in  //@ peek
      self.rows.append(row)
    }
  }

  func attach() {
    let subscriber = Subscribers.Sink<String, Never>(
      receiveCompletion: { _ in },
      receiveValue: { row in  //@ attach
        self.rows.append(row)
      })
    departures.subscribe(subscriber)
  }

  func startClock() {
    clock = Timer.publish(every: 0.02, on: .main, in: .common)
      .autoconnect()
      .sink { date in  //@ clock
        self.rows.append("\(date)")
      }
  }

  func startClockOnce() {
    clock = Timer.publish(every: 0.02, on: .main, in: .common)
      .autoconnect()
      .prefix(2)
      .sink { date in  //@ twice
        self.rows.append("\(date)")
      }
  }

  func dim() {
    isDark = true
    session = AnyCancellable {  //@ dim
      self.isDark = false
    }
  }

  func dimBriefly() {
    let restore = AnyCancellable {  //@ briefly
      self.isDark = false
    }
    isDark = true
    restore.cancel()
  }
}
