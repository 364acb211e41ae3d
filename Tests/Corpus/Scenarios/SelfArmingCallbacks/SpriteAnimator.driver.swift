import CorpusProbe

public let places: [Place] = [
  Place("idle", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let animator = SpriteAnimator(sprite: Sprite())
    probe.watch(animator)
    animator.idle()
    probe.wait(0.03)
  },
  Place("walk", decidedBy: .program) { probe in
    let animator = SpriteAnimator(sprite: Sprite())
    probe.watch(animator)
    animator.walk(to: 5)
  },
  Place("run", decidedBy: .program) { probe in
    let animator = SpriteAnimator(sprite: Sprite())
    probe.watch(animator)
    let stage = Stage()
    stage.enter(animator)
    probe.wait(0.03)
    stage.clear()
  },
  Place("breathe", rule: "unbounded_self_capture", decidedBy: .program, repaired: "afterFrame { [weak self] in self?.breathe() }") { probe in
    let animator = SpriteAnimator(sprite: Sprite())
    probe.watch(animator)
    animator.breathe()
    probe.wait(0.03)
  },
  Place(
    "flicker", rule: "unbounded_self_capture", decidedBy: .program, capture: "sprite",
    repaired: "afterFrame { [weak self] in self?.flicker() }"
  ) { probe in
    let sprite = Sprite()
    let animator = SpriteAnimator(sprite: sprite)
    probe.watch(sprite)
    animator.flicker()
    probe.wait(0.03)
  },
]
