import Combine
import Foundation

struct Score {
  let match: Int
  let home: Int
  let away: Int
}

final class ScoreService {
  let goals = PassthroughSubject<Int, Never>()
  let clock = CurrentValueSubject<Int, Never>(0)

  func score(of match: Int) -> AnyPublisher<Score, Never> {
    Just(Score(match: match, home: 1, away: 0)).eraseToAnyPublisher()
  }
}

final class ScoreArchive {
  static let shared = ScoreArchive()
  private var subscriptions: [AnyCancellable] = []
  func keep(_ subscription: AnyCancellable) { subscriptions.append(subscription) }
}

final class LiveScoresModel {
  private let service: ScoreService
  private var cancellables = Set<AnyCancellable>()
  private(set) var scores: [Int: Score] = [:]
  private(set) var minute = 0

  init(service: ScoreService) { self.service = service }

  func followGoals() {
    service.goals
      .flatMap { match in self.service.score(of: match) }  //@ goals
      .sink { [weak self] score in self?.scores[score.match] = score }
      .store(in: &cancellables)
  }

  func followFavourites() {
    service.goals
      .filter { $0 < 10 }
      .flatMap { [service] match in service.score(of: match) }  //@ favourites
      .sink { [weak self] score in self?.scores[score.match] = score }
      .store(in: &cancellables)
  }

  func followClock() {
    service.clock
      .sink(receiveValue: tick)  //@ clock
      .store(in: &cancellables)
  }

  func followClockOnMain() {
    service.clock
      .sink { minute in  //@ clockOnMain
        DispatchQueue.main.async { [weak self] in self?.minute = minute }
      }
      .store(in: &cancellables)
  }

  func readClockOnce() {
    service.clock
      .first()
      .sink { self.minute = $0 }  //@ once
      .store(in: &cancellables)
  }

  func archive() {
    ScoreArchive.shared.keep(service.goals.sink { [unowned self] match in  //@ archive
      self.scores[match] = nil
    })
  }

  private func tick(_ minute: Int) { self.minute = minute }
}

final class ScoresScreen {
  private let service = ScoreService()

  func open() {
    let model = LiveScoresModel(service: service)
    model.followGoals()
    model.followClock()
    service.goals.send(3)
  }

  func openFavourites() {
    let model = LiveScoresModel(service: service)
    model.followFavourites()
    model.readClockOnce()
    service.goals.send(4)
    let ticker = LiveScoresModel(service: service)
    ticker.followClockOnMain()
  }

  func openArchive() {
    do {
      let model = LiveScoresModel(service: service)
      model.archive()
    }
    service.goals.send(5)
  }
}
