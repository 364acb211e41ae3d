import UIKit

final class AnswerCell: UITableViewCell {
  var onTap: (() -> Void)?
  override func prepareForReuse() {
    super.prepareForReuse()
    onTap = nil
  }
}

struct Question {
  let text: String
  let answers: [String]
  let grade: (Int) -> Bool
}

final class QuizEngine {
  private(set) var score = 0
  private(set) var questions: [Question] = []
  private let correct = [0, 2, 1]

  func loadFixed() {
    let correct = correct
    questions = correct.indices.map { index in
      Question(text: "Q\(index)", answers: ["a", "b", "c"], grade: { $0 == correct[index] }) //@ fixed
    }
  }

  func loadAdaptive() {
    questions = correct.indices.map { index in
      Question(text: "Q\(index)", answers: ["a", "b"], grade: { answer in //@ adaptive
        self.score += 1
        return answer == self.correct[index]
      })
    }
  }

  func answer(_ question: Int, with answer: Int) {
    if questions[question].grade(answer) { score += 10 }
  }
}

final class QuizViewController: UIViewController, UITableViewDataSource {
  let table = UITableView(frame: .zero)
  let engine = QuizEngine()
  private let hint = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(AnswerCell.self, forCellReuseIdentifier: "answer")
    view.addSubview(table)
    table.dataSource = self //@ source
    engine.loadFixed()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { engine.questions.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "answer", for: indexPath)
    let row = indexPath.row
    (cell as? AnswerCell)?.onTap = { //@ cell
      self.engine.answer(row, with: 0)
    }
    return cell
  }

  func showAnswers() { table.reloadData() }

  func animateHint() {
    UIView.animate(withDuration: 0.3) {
      self.hint.alpha = 0
    } completion: { _ in //@ hint
      self.hint.isHidden = true
    }
  }
}

final class Lesson {
  func open() -> QuizViewController {
    let quiz = QuizViewController()
    quiz.loadViewIfNeeded()
    return quiz
  }

  func run() {
    open().showAnswers()
    open().animateHint()
    let engine = QuizEngine()
    engine.loadAdaptive()
    engine.answer(0, with: 1)
  }
}
