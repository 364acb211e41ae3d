import CoreMotion
import UIKit

protocol ChallengeEngineDelegate: AnyObject {
  func challengeEngine(_ engine: ChallengeEngine, didReach goal: Int)
}

final class ChallengeEngine {
  var delegate: ChallengeEngineDelegate?  //@ engineDelegate
  private let goal: Int
  private var steps = 0
  init(goal: Int) { self.goal = goal }

  func add(_ count: Int) {
    steps += count
    if steps >= goal { delegate?.challengeEngine(self, didReach: goal) }
  }
}

final class Runner {
  let name: String
  var team: Team?  //@ team
  init(name: String) { self.name = name }
  var title: String { team.map { "\(name) (\($0.name))" } ?? name }
}

final class Team {
  let name: String
  private(set) var captain: Runner?
  init(name: String) { self.name = name }

  func appoint(_ runner: Runner) {
    captain = runner
    runner.team = self
  }
}

final class Relay {
  private(set) var legs: [RelayLeg] = []
  func addLeg(_ runner: Runner) { legs.append(RelayLeg(runner: runner, relay: self)) }
  func finish() { legs.removeAll() }
}

final class RelayLeg {
  let runner: Runner
  private let relay: Relay  //@ relay
  init(runner: Runner, relay: Relay) {
    self.runner = runner
    self.relay = relay
  }
  var isLast: Bool { relay.legs.last === self }
}

final class DailyGoalViewController: UIViewController, ChallengeEngineDelegate {
  private let engine = ChallengeEngine(goal: 5)
  private(set) var isReached = false

  override func viewDidLoad() {
    super.viewDidLoad()
    engine.delegate = self
    engine.add(6)
  }

  func challengeEngine(_ engine: ChallengeEngine, didReach goal: Int) { isReached = true }
}

final class StepCounterViewController: UIViewController {
  private let pedometer = CMPedometer()
  private(set) var steps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    pedometer.startUpdates(from: Date()) { data, _ in  //@ steps
      self.steps = data?.numberOfSteps.intValue ?? self.steps
    }
  }
}

final class LiveWalkViewController: UIViewController {
  private let pedometer = CMPedometer()
  private(set) var steps = 0

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    pedometer.startUpdates(from: Date()) { data, _ in  //@ walk
      self.steps = data?.numberOfSteps.intValue ?? self.steps
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    pedometer.stopUpdates()
  }
}

final class ChallengeDay {
  let navigation = UINavigationController(rootViewController: UIViewController())

  func visit<Screen: UIViewController>(_ screen: Screen, then use: (Screen) -> Void) {
    navigation.pushViewController(screen, animated: false)
    use(screen)
    navigation.popViewController(animated: false)
  }

  func formTeam() -> Team {
    let team = Team(name: "Blue")
    let runner = Runner(name: "Kim")
    team.appoint(runner)
    print(runner.title)
    return team
  }

  func runRelay() -> Relay {
    let relay = Relay()
    relay.addLeg(Runner(name: "Lee"))
    relay.addLeg(Runner(name: "Sam"))
    print(relay.legs.filter(\.isLast).count)
    relay.finish()
    return relay
  }
}
