import Foundation

final class QuizServer {
  static let shared = QuizServer()
  private var waiting: [(Int) -> Void] = []

  func nextQuestion(_ answer: @escaping (Int) -> Void) { waiting.append(answer) }

  func deliver(_ number: Int) {
    let pending = waiting
    waiting.removeAll()
    pending.forEach { $0(number) }
  }
}

final class ScoreKeeper {
  var onScore: ((Int) -> Void)?
  private(set) var score = 0

  func add(_ points: Int) {
    score += points
    onScore?(score)
  }
}

final class QuestionScreen {
  private(set) var number = 0

  func load() {
    QuizServer.shared.nextQuestion { [unowned self] number in  //@ question
      self.number = number
    }
  }
}

final class ResultScreen {
  private(set) var number = 0

  func load() {
    QuizServer.shared.nextQuestion { [weak self] number in  //@ result
      self?.number = number
    }
  }
}

final class ScoreBar {
  private let keeper = ScoreKeeper()
  private(set) var text = ""

  func bind() {
    keeper.onScore = { [unowned self] score in  //@ score
      self.text = "\(score)"
    }
    keeper.add(10)
  }
}

final class HintPanel {
  private(set) var isShown = false

  func showSoon() {
    Task { @MainActor [unowned self] in  //@ hint
      self.isShown = true
    }
  }
}

final class ProgressBar {
  private(set) var steps: [Int] = []

  func fill() {
    (1...3).forEach { [unowned self] step in  //@ fill
      self.steps.append(step)
    }
  }
}

final class QuizSession {
  private(set) var question: QuestionScreen?
  private(set) var result: ResultScreen?
  private(set) var bar: ScoreBar?
  private(set) var hint: HintPanel?
  private(set) var progress: ProgressBar?

  func ask() {
    question = QuestionScreen()
    question?.load()
  }

  func showResult() {
    result = ResultScreen()
    result?.load()
  }

  func showScore() {
    bar = ScoreBar()
    bar?.bind()
  }

  func offerHint() {
    hint = HintPanel()
    hint?.showSoon()
  }

  func showProgress() {
    progress = ProgressBar()
    progress?.fill()
  }

  func quit() {
    (question, result, bar, hint, progress) = (nil, nil, nil, nil, nil)
    QuizServer.shared.deliver(7)
  }
}

final class QuizLobby {
  private var session: QuizSession?

  func play() {
    let session = QuizSession()
    session.ask()
    session.showResult()
    session.showScore()
    session.offerHint()
    session.showProgress()
    self.session = session
  }

  func leave() {
    session?.quit()
    session = nil
  }
}
