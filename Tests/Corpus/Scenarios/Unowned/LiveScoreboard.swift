import UIKit

struct Score: Equatable {
  var home = 0
  var away = 0
}

final class ScoreClient {
  private let queue = DispatchQueue(label: "scores")

  func latest(_ match: String, completion: @escaping (Score) -> Void) {
    queue.asyncAfter(deadline: .now() + 0.01) {
      DispatchQueue.main.async { completion(Score(home: 2, away: 1)) }
    }
  }
}

final class GoalFlash: UIView {
  var onFinished: (() -> Void)?
  var soundName: (() -> String)?

  func play() {
    _ = soundName?()
    onFinished?()
  }
}

final class ScoreboardController: UIViewController {
  private let client = ScoreClient()
  private let flash = GoalFlash()
  private let match: String
  private(set) var score = Score()
  private var soundEnabled = true
  private var spinner: UIActivityIndicatorView? = UIActivityIndicatorView()

  init(match: String) {
    self.match = match
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(flash)
    flash.soundName = { [unowned self] in  //@ sound
      self.soundEnabled ? "goal" : "none"
    }
  }

  func refresh() {
    spinner?.startAnimating()
    client.latest(match) { [unowned self] score in  //@ refresh
      self.score = score
      self.spinner?.stopAnimating()
    }
  }

  func refreshOnce() {
    client.latest(match) { [weak self] score in  //@ once
      self?.score = score
    }
  }

  func celebrate() {
    flash.onFinished = hideFlash  //@ flash
    flash.play()
  }

  private func hideFlash() {
    flash.isHidden = true
  }
}

final class LeagueFlow {
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private(set) weak var current: ScoreboardController?

  func open(_ match: String) -> ScoreboardController {
    let board = ScoreboardController(match: match)
    navigation.pushViewController(board, animated: false)
    current = board
    return board
  }

  func back() {
    navigation.popViewController(animated: false)
  }

  func peek(_ match: String) {
    open(match).refresh()
    back()
  }

  func celebrate(_ match: String) {
    open(match).celebrate()
    back()
  }

  func glance(_ match: String) {
    open(match).refreshOnce()
    back()
  }
}
