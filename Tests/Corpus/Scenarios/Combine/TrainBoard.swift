import Combine
import Foundation

final class SubscriptionBag {
  private var items: [AnyCancellable] = []
  func add(_ item: AnyCancellable) { items.append(item) }
}

final class TrainBoard {
  let departures = PassthroughSubject<String, Never>()
  private let bag = SubscriptionBag()
  private var rows: [String] = []

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
}
