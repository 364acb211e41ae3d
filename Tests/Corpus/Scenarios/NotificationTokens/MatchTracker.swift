import UIKit

final class ScoreBoard {
  static let didChange = Notification.Name("ScoreBoardDidChange")
  private(set) var goals = 0
  func score() {
    goals += 1
    NotificationCenter.default.post(name: ScoreBoard.didChange, object: self)
  }
}

final class LiveScoreViewController: UIViewController {
  private var token: NSObjectProtocol?
  private(set) var text = ""

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    token = NotificationCenter.default.addObserver(forName: ScoreBoard.didChange, object: nil, queue: nil) { note in //@ live
      self.text = "\((note.object as? ScoreBoard)?.goals ?? 0)"
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

final class LineupViewController: UIViewController {
  private var token: NSObjectProtocol?
  private(set) var changes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    token = NotificationCenter.default.addObserver(forName: ScoreBoard.didChange, object: nil, queue: nil) { _ in //@ lineup
      self.changes += 1
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    NotificationCenter.default.removeObserver(self)
  }
}

final class StatsViewController: UIViewController {
  private(set) var refreshes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(refresh), name: ScoreBoard.didChange, object: nil) //@ stats
  }

  @objc private func refresh() { refreshes += 1 }
}

final class CommentaryViewController: UIViewController {
  private var tokens: [NSObjectProtocol] = []
  private(set) var lines: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tokens.append(NotificationCenter.default.addObserver(forName: ScoreBoard.didChange, object: nil, queue: nil) { [weak self] _ in //@ commentary
      self?.lines.append("Goal")
    })
  }

  deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
}

final class TickerViewController: UIViewController {
  private var tokens: [NSObjectProtocol] = []
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    tokens.append(NotificationCenter.default.addObserver(forName: ScoreBoard.didChange, object: nil, queue: nil) { _ in //@ ticker
      self.label.text = "!"
    })
  }

  deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
}

final class MatchCenter {
  let board = ScoreBoard()
  let navigation = UINavigationController(rootViewController: UIViewController())

  func visit(_ screen: UIViewController) {
    navigation.pushViewController(screen, animated: false)
    board.score()
    navigation.popViewController(animated: false)
  }

  func run() {
    visit(LiveScoreViewController())
    visit(LineupViewController())
    visit(StatsViewController())
    visit(CommentaryViewController())
    visit(TickerViewController())
  }
}
