import Combine
import Foundation

struct QuizQuestion {
  let prompt: String
  let solution: String
}

final class AnswerService {
  func submit(_ answer: String) -> AnyPublisher<Bool, Never> {
    Future { promise in
      DispatchQueue.main.async { promise(.success(!answer.isEmpty)) }
    }
    .eraseToAnyPublisher()
  }
}

final class QuizViewModel: ObservableObject {
  @Published var answer = ""
  @Published private(set) var index = 0
  private(set) var title = ""
  private(set) var hint = ""
  private(set) var isRight = false
  private(set) var secondsLeft = 30

  private let questions: [QuizQuestion]
  private let service: AnswerService
  private var cancellables = Set<AnyCancellable>()
  private var countdown: AnyCancellable?

  init(questions: [QuizQuestion], service: AnswerService) {
    self.questions = questions
    self.service = service
  }

  func bindAnswer() {
    $answer
      .map { self.normalized($0) }  //@ normalize
      .sink { [weak self] text in
        self?.isRight = text == self?.questions.first?.solution
      }
      .store(in: &cancellables)
  }

  func bindTitle() {
    $index
      .map { "Question \($0 + 1)" }
      .assign(to: \.title, on: self)  //@ title
      .store(in: &cancellables)
  }

  func bindHint() {
    $answer
      .filter { $0.count > 3 }
      .sink { [weak self] text in  //@ hint
        self?.hint = "\(text.count) letters"
      }
      .store(in: &cancellables)
  }

  func startCountdown() {
    countdown = Timer.publish(every: 0.01, on: .main, in: .common)
      .autoconnect()
      .sink { _ in self.secondsLeft -= 1 }  //@ countdown
  }

  func finish() {
    countdown?.cancel()
    countdown = nil
  }

  func submit() {
    service.submit(answer)
      .sink { self.isRight = $0 }  //@ submit
      .store(in: &cancellables)
  }

  private func normalized(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespaces).lowercased()
  }
}

final class QuizCoordinator {
  private let service = AnswerService()
  private(set) var model: QuizViewModel?

  func open() -> QuizViewModel {
    let model = QuizViewModel(questions: [QuizQuestion(prompt: "2 + 2", solution: "4")], service: service)
    self.model = model
    return model
  }

  func timedRound() {
    open().startCountdown()
  }

  func close() {
    model?.finish()
    model = nil
  }
}
