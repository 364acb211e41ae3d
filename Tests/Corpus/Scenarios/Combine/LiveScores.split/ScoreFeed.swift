import Combine
import Foundation

protocol ScoreFeed {
  var scores: AnyPublisher<Int, Never> { get }
  func details(of score: Int) -> AnyPublisher<String, Never>
}

final class RemoteScoreFeed: ScoreFeed {
  private let subject = PassthroughSubject<Int, Never>()
  var scores: AnyPublisher<Int, Never> { subject.eraseToAnyPublisher() }
  func details(of score: Int) -> AnyPublisher<String, Never> { Just("score \(score)").eraseToAnyPublisher() }
  func push(_ score: Int) { subject.send(score) }
}
