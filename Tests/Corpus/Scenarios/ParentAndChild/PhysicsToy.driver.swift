import CorpusProbe

public let places: [Place] = [
  Place("world", decidedBy: .program) { probe in
    let world = World()
    let body = world.add(mass: 2)
    probe.watch(world)
    probe.watch(body)
    body.integrate(0.1)
  },
  Place("joint", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  unowned let first: Body; var joint: Body { first }") { probe in
    let toy = ToyView()
    let bodies = toy.chain()
    probe.watch(bodies[0])
  },
  Place("contact", rule: "stored_closure_cycle", decidedBy: .text, capture: "ball") { probe in
    let toy = ToyView()
    let ball = toy.dropBall()
    probe.watch(ball)
    ball.onContact?(ball)
  },
  Place("sleep", decidedBy: .text) { probe in
    let toy = ToyView()
    let brick = toy.dropBrick()
    probe.watch(brick)
    brick.onSleep?()
  },
  Place("link", rule: "unbounded_self_capture", decidedBy: .text, repaired: "    let link = CADisplayLink(target: NSObject(), selector: #selector(tick))") { probe in
    let toy = ToyView()
    probe.watch(toy)
    toy.run()
    probe.wait(0.04)
  },
  Place("each", decidedBy: .program) { probe in
    let toy = ToyView()
    probe.watch(toy)
    _ = toy.dropBrick()
    toy.advance()
  },
]
