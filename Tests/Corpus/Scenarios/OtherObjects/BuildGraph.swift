import Foundation

final class Target {
  let name: String
  private(set) var dependencies: [Target] = []
  private(set) var dependents: [Target] = []  //@ dependents
  var action: (() -> Int)?

  init(_ name: String) { self.name = name }

  func depend(on other: Target) {
    dependencies.append(other)
    other.dependents.append(self)
  }
}

final class Artifact {
  let path: String
  private(set) weak var producer: Step?  //@ producer
  init(path: String, producer: Step) {
    self.path = path
    self.producer = producer
  }
}

final class Step {
  let command: String
  private(set) var outputs: [Artifact] = []
  var onExit: ((Int32) -> Void)?
  private(set) var status: Int32 = -1

  init(command: String) { self.command = command }

  func emit(_ path: String) { outputs.append(Artifact(path: path, producer: self)) }

  func run() {
    onExit?(0)
  }

  func recordStatus() {
    onExit = { code in  //@ recordStatus
      self.status = code
    }
  }
}

final class Executor {
  private var queue: [Step] = []
  private(set) var finished: [Step] = []

  func submit(_ step: Step) { queue.append(step) }

  func runAll() {
    while !queue.isEmpty {
      let step = queue.removeFirst()
      step.run()
      finished.append(step)
    }
  }
}

final class Toolchain {
  let root: String
  init(root: String) { self.root = root }
  func compiler(for target: Target) -> String { root + "/bin/cc -o " + target.name }
}

final class BuildPlan {
  private let toolchain = Toolchain(root: "/usr")
  private var targets: [String: Target] = [:]
  private let executor = Executor()
  private(set) var log: [String] = []

  func add(_ name: String) -> Target {
    let target = Target(name)
    targets[name] = target
    return target
  }

  func assignCompilers() {
    for target in targets.values {
      target.action = { [toolchain, name = target.name] in  //@ compilers
        (toolchain.root + name).count
      }
    }
  }

  func assignLinkers() {
    for target in targets.values {
      target.action = { [toolchain] in  //@ linkers
        target.dependencies.count + toolchain.compiler(for: target).count
      }
    }
  }

  func schedule(_ command: String) {
    let step = Step(command: command)
    step.onExit = { code in  //@ schedule
      self.log.append("\(command): \(code)")
    }
    executor.submit(step)
  }

  func build() -> Int {
    executor.runAll()
    return targets.values.reduce(0) { sum, target in sum + (target.action?() ?? 0) }
  }
}
