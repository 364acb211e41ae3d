import CorpusProbe
import CorpusUIKit

public let places: [Place] = [
  Place("death", rule: "stored_closure_cycle", decidedBy: .program, capture: "enemy") { probe in
    let level = Level()
    let enemy = level.spawn("Bat")
    probe.watch(enemy)
    enemy.hit()
    enemy.hit()
  },
  Place("boss", decidedBy: .program) { probe in
    let level = Level()
    let boss = level.spawnBoss()
    probe.watch(boss)
    boss.hit()
  },
  Place(
    "loop", rule: "unbounded_self_capture", decidedBy: .text,
    repaired: "    displayLink = CADisplayLink(target: NSObject(), selector: #selector(step))"
  ) { probe in
    let screen = LevelViewController()
    probe.watch(screen)
    screen.loadViewIfNeeded()
    screen.startLoop()
    probe.wait()
  },
  Place("waves", rule: "unbounded_self_capture", decidedBy: .text) { probe in
    let screen = LevelViewController()
    probe.watch(screen)
    screen.startWaves()
  },
  Place("hint", decidedBy: .text) { probe in
    let screen = LevelViewController()
    probe.watch(screen)
    screen.showHint("Jump!")
  },
  Place("shimmer", decidedBy: .text) { probe in
    let window = UIWindow()
    window.makeKeyAndVisible()
    let title = TitleViewController()
    probe.watch(title)
    title.beginAppearanceTransition(true, animated: false)
    title.endAppearanceTransition()
    probe.wait()
    title.beginAppearanceTransition(false, animated: false)
    title.endAppearanceTransition()
  },
]
