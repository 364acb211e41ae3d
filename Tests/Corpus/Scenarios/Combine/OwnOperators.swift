import Combine

/// Operators of the program's own: they end with the stream to which they are applied.
extension Publisher {
  func doubled() -> AnyPublisher<(Output, Output), Failure> { map { ($0, $0) }.eraseToAnyPublisher() }

  func afterSignal() -> AnyPublisher<Output, Failure> {
    Just(1).setFailureType(to: Failure.self).flatMap { _ in self }.eraseToAnyPublisher()
  }
}

extension Publisher where Failure == Never {
  /// A subject that only passes on what another stream sends. It ends with that stream.
  func relayed() -> AnyPublisher<Output, Never> {
    let subject = PassthroughSubject<Output, Never>()
    let token = sink(receiveCompletion: { _ in subject.send(completion: .finished) }, receiveValue: { subject.send($0) })
    return subject.handleEvents(receiveCancel: { token.cancel() }).eraseToAnyPublisher()
  }
}

/// Makes two streams: one from a subject that it finishes, one from a subject that it does not finish.
final class Depot {
  private var work: [() -> Void] = []

  func run() {
    let due = work
    work = []
    due.forEach { $0() }
  }

  func order() -> AnyPublisher<Int, Never> {
    let subject = PassthroughSubject<Int, Never>()
    work.append {
      subject.send(1)
      subject.send(completion: .finished)
    }
    return subject.map { $0 + 1 }.eraseToAnyPublisher()
  }

  func stock() -> AnyPublisher<Int, Never> {
    let subject = CurrentValueSubject<Int, Never>(0)
    work.append { subject.send(1) }
    return subject.eraseToAnyPublisher()
  }
}

final class Clerk {
  private var tokens: Set<AnyCancellable> = []
  private let changes = PassthroughSubject<Int, Never>()
  private var count = 0

  func readOnce(_ number: Int) {
    Just(number).doubled().sink { pair in self.count = pair.0 }  //@ finite
      .store(in: &tokens)
  }

  func readOnceAfterSignal(_ number: Int) {
    Just(number).afterSignal().sink { self.count = $0 }  //@ finiteAfterSignal
      .store(in: &tokens)
  }

  func watch() {
    changes.doubled().sink { pair in self.count = pair.0 }  //@ endless
      .store(in: &tokens)
  }

  func watchAfterSignal() {
    changes.afterSignal().sink { self.count = $0 }  //@ endlessAfterSignal
      .store(in: &tokens)
  }

  func watchRelayed() {
    changes.relayed().sink { self.count = $0 }  //@ relayed
      .store(in: &tokens)
  }

  func order(from depot: Depot) {
    depot.order().sink { self.count = $0 }  //@ finished
      .store(in: &tokens)
  }

  func watchStock(of depot: Depot) {
    depot.stock().sink { self.count = $0 }  //@ unfinished
      .store(in: &tokens)
  }
}
