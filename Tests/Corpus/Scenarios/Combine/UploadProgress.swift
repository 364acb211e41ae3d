import Combine
import Foundation

/// Reports the progress of an upload. Its own subject keeps the subscription until it is finished.
final class Upload {
  private let progress = PassthroughSubject<Int, Never>()
  private var bag = Set<AnyCancellable>()
  private(set) var percent = 0

  func watchAndComplete() {
    progress.sink { self.percent = $0 }.store(in: &bag)  //@ completed
    progress.send(50)
    progress.send(completion: .finished)
  }

  func watchAndCompleteLater() {
    let progress = progress
    progress.map { $0 * 2 }.sink { self.percent = $0 }.store(in: &bag)  //@ completedLater
    DispatchQueue.main.async {
      progress.send(25)
      progress.send(completion: .finished)
    }
  }

  func watchForGood() {
    progress.sink { self.percent = $0 }.store(in: &bag)  //@ onlySent
    progress.send(100)
  }
}

/// Its own method finishes the subject, and nothing calls it.
final class Download {
  private let progress = PassthroughSubject<Int, Never>()
  private var bag = Set<AnyCancellable>()
  private(set) var percent = 0

  func watch() {
    progress.sink { self.percent = $0 }.store(in: &bag)  //@ neverFinished
    progress.send(1)
  }

  func finish() { progress.send(completion: .finished) }
}
