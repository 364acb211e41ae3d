import UIKit

struct Vector {
  var x = 0.0
  var y = 0.0
}

final class Body {
  let mass: Double
  unowned let world: World  //@ world
  var position = Vector()
  var velocity = Vector()
  var joints: [Joint] = []
  var onContact: ((Body) -> Void)?
  var onSleep: (() -> Void)?

  init(mass: Double, world: World) {
    self.mass = mass
    self.world = world
  }

  func integrate(_ step: Double) {
    velocity.y += world.gravity * step
    position.y += velocity.y * step
  }
}

final class Joint {
  let first: Body  //@ joint
  let second: Body
  var length: Double

  init(_ first: Body, _ second: Body, length: Double) {
    self.first = first
    self.second = second
    self.length = length
  }
}

final class World {
  var gravity = 9.81
  private(set) var bodies: [Body] = []

  func add(mass: Double) -> Body {
    let body = Body(mass: mass, world: self)
    bodies.append(body)
    return body
  }

  func connect(_ first: Body, _ second: Body) {
    let joint = Joint(first, second, length: 1)
    first.joints.append(joint)
    second.joints.append(joint)
  }

  func eachBody(_ work: (Body) -> Void) { bodies.forEach(work) }
}

final class ToyView: UIView {
  private let world = World()
  private var link: CADisplayLink?
  private(set) var frames = 0
  var step = 1.0 / 60

  func dropBall() -> Body {
    let ball = world.add(mass: 1)
    ball.onContact = { [weak self] other in  //@ contact
      ball.velocity.y = -other.velocity.y
      self?.setNeedsDisplay()
    }
    return ball
  }

  func dropBrick() -> Body {
    let brick = world.add(mass: 4)
    brick.onSleep = { [unowned brick] in  //@ sleep
      brick.velocity = Vector()
    }
    return brick
  }

  func chain() -> [Body] {
    let links = (0..<3).map { _ in world.add(mass: 0.5) }
    zip(links, links.dropFirst()).forEach { world.connect($0, $1) }
    return links
  }

  func run() {
    let link = CADisplayLink(target: self, selector: #selector(tick))  //@ link
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  @objc private func tick() {
    frames += 1
    world.eachBody { body in  //@ each
      body.integrate(self.step)
    }
  }

  func advance() { tick() }

  deinit { link?.invalidate() }
}

final class ToyRoom {
  private var toy: ToyView? = ToyView(frame: .zero)

  func play() {
    guard let toy else { return }
    toy.run()
    toy.dropBall().onContact?(toy.dropBrick())
    toy.chain().forEach { $0.onSleep?() }
  }

  func leave() { toy = nil }
}
