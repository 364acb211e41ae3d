import UIKit

struct Question {
  let text: String
  let answers: [String]
  let correct: Int
}

protocol Ticking: AnyObject {
  var onTick: (() -> Void)? { get set }
  func start()
}

final class RoundClock: Ticking {
  var onTick: (() -> Void)?
  private var isRunning = false
  func start() {
    isRunning = true
    onTick?()
  }
}

class QuizViewController: UIViewController {
  var score = 0
  var questions: [Question] = [
    Question(text: "Capital of Peru?", answers: ["Lima", "Cusco"], correct: 0),
    Question(text: "7 × 8?", answers: ["54", "56"], correct: 1),
  ]
  func answer(_ index: Int) {
    guard let question = questions.first else { return }
    if question.correct == index { score += 1 }
    questions.removeFirst()
  }
}

final class QuestionViewController: QuizViewController {
  private(set) weak var alert: UIAlertController?

  func ask() {
    guard let question = questions.first else { return }
    let alert = UIAlertController(title: question.text, message: nil, preferredStyle: .alert)
    for (index, answer) in question.answers.enumerated() {
      alert.addAction(UIAlertAction(title: answer, style: .default) { _ in  //@ answer
        self.answer(index)
      })
    }
    present(alert, animated: true)
    self.alert = alert
  }
}

final class ChampionshipViewController: QuizViewController {
  private var quitAlert: UIAlertController?

  override func viewDidLoad() {
    super.viewDidLoad()
    let alert = UIAlertController(title: "Give up?", message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Give up", style: .destructive) { _ in  //@ quit
      self.questions.removeAll()
    })
    quitAlert = alert
  }
  func giveUp() { quitAlert.map { present($0, animated: true) } }
}

final class SpeedRoundViewController: QuizViewController {
  private let clock: any Ticking = RoundClock()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    func tick() {
      answer(0)
      title = "\(score)"
    }
    clock.onTick = tick  //@ tick
    clock.start()
  }
}

final class PracticeViewController: QuizViewController {
  private let clock: any Ticking = RoundClock()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    func points(_ question: Question) -> Int { question.answers.count * 10 }
    clock.onTick = { [weak self] in  //@ practice
      guard let self, let question = self.questions.first else { return }
      self.score += points(question)
    }
    clock.start()
  }
}

final class ResultViewController: QuizViewController {
  private lazy var summary: () -> String = {  //@ summary
    "\(self.score) points, \(self.questions.count) left"
  }
  private lazy var medal: String = {
    score > 3 ? "gold" : "none"
  }()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    title = medal + " " + summary()
  }
}

final class QuizGame {
  let navigation = UINavigationController(rootViewController: UIViewController())

  func show(_ screen: QuizViewController) {
    navigation.pushViewController(screen, animated: false)
    (screen as? QuestionViewController)?.ask()
  }
  func finish() {
    navigation.topViewController?.dismiss(animated: false)
    navigation.popToRootViewController(animated: false)
  }
}
