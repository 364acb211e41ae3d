import Foundation

struct Pose: Equatable {
  var x = 0.0
  var y = 0.0
}

final class Joint {
  let index: Int
  var onLimit: ((Int) -> Void)?
  private(set) var angle = 0.0

  init(index: Int) { self.index = index }

  func rotate(by degrees: Double) {
    angle += degrees
    if abs(angle) > 170 { onLimit?(index) }
  }
}

final class Gripper {
  var onClose: (() -> Void)?
  func close() { onClose?() }
}

enum ArmState {
  case idle
  case moving(to: Pose, arrived: () -> Void)
  case parked(wake: () -> Void)
}

final class ArmController {
  private let joints = (0..<4).map(Joint.init)
  private let gripper = Gripper()
  private var state = ArmState.idle
  private var heartbeat: DispatchSourceTimer?
  private(set) var pose = Pose()
  private(set) var isHalted = false
  private(set) var carried = 0
  private(set) var beats = 0

  func watchLimits() {
    for joint in joints {
      joint.onLimit = { index in  //@ limit
        self.isHalted = true
        self.joints[index].rotate(by: -10)
      }
    }
    joints[0].rotate(by: 175)
  }

  func grab() {
    gripper.onClose = { [unowned self] in carried += 1 }  //@ grab
    gripper.close()
  }

  func returnHome(after delay: TimeInterval) {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [unowned self] in  //@ home
      pose = Pose()
    }
  }

  func move(to target: Pose) {
    state = .moving(to: target) {  //@ move
      self.pose = target
    }
  }

  func park() {
    state = .parked {  //@ park
      self.pose = Pose()
      self.isHalted = false
    }
  }

  func arrive() {
    if case .moving(_, let arrived) = state { arrived() }
    state = .idle
  }

  func powerUp() {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now(), repeating: .milliseconds(10))
    source.setEventHandler { self.beats += 1 }  //@ heartbeat
    source.resume()
    heartbeat = source
  }

  func powerDown() {
    heartbeat?.cancel()
    heartbeat = nil
  }
}

final class WorkCell {
  private(set) var arm: ArmController?

  func mountArm() -> ArmController {
    let arm = ArmController()
    self.arm = arm
    return arm
  }

  func place(at target: Pose) {
    guard let arm else { return }
    arm.move(to: target)
    arm.arrive()
  }

  func monitor() { arm?.powerUp() }

  func endOfDay() {
    arm?.park()
    shutDown()
  }

  func shutDown() {
    arm?.powerDown()
    arm = nil
  }
}
