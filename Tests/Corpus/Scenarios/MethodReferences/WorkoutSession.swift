import Foundation

struct Exercise {
  let name: String
  let repetitions: Int
}

final class RestTimer {
  var onFinished: (() -> Void)?
  private var work: DispatchWorkItem?

  func start(_ seconds: Double) {
    let work = DispatchWorkItem { [weak self] in self?.onFinished?() }
    self.work = work
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: work)
  }
  func stop() { work?.cancel() }
}

final class RepCounter {
  var onRep: ((Int) -> Void)?
  var onSetComplete: (() -> Void)?
  private var count = 0

  func detect(target: Int) {
    count += 1
    onRep?(count)
    if count == target { onSetComplete?() }
  }
}

final class Coach {
  private(set) var spoken: [String] = []
  func say(_ text: String) { spoken.append(text) }
}

final class StrengthWorkout {
  private let rest = RestTimer()
  private var exercises: [Exercise]

  init(_ exercises: [Exercise]) { self.exercises = exercises }

  func begin() {
    rest.onFinished = advance  //@ advance
    rest.start(0.01)
  }
  func end() { rest.stop() }
  private func advance() { if !exercises.isEmpty { exercises.removeFirst() } }
}

final class IntervalWorkout {
  private let rest = RestTimer()
  private var rounds = 3

  func begin() {
    rest.onFinished = countDown  //@ countDown
    rest.start(0.01)
  }
  func end() {
    rest.stop()
    rest.onFinished = nil
  }
  private func countDown() { rounds -= 1 }
}

final class RepWorkout {
  private let counter = RepCounter()
  private let coach: Coach
  private var repetitions = 0

  init(coach: Coach) { self.coach = coach }

  func begin() {
    let update = showRepetition
    counter.onRep = update  //@ update
  }
  func repeatOnce() { counter.detect(target: 10) }
  private func showRepetition(_ count: Int) {
    repetitions = count
    coach.say("\(count)")
  }
}

final class CoachedWorkout {
  private let counter = RepCounter()
  private let coach: Coach

  init(coach: Coach) { self.coach = coach }

  func begin() {
    counter.onSetComplete = { [coach] in  //@ praise
      coach.say("Well done")
    }
    counter.onRep = coach.count  //@ count
  }
  func repeatOnce() { counter.detect(target: 1) }
}

extension Coach {
  func count(_ number: Int) { say("\(number)!") }
}

final class Gym {
  let coach = Coach()

  func strength() {
    let workout = StrengthWorkout([Exercise(name: "Squat", repetitions: 8), Exercise(name: "Row", repetitions: 10)])
    visit(workout)
    workout.begin()
    workout.end()
  }
  func intervals() {
    let workout = IntervalWorkout()
    visit(workout)
    workout.begin()
    workout.end()
  }
  func repetitions() {
    let workout = RepWorkout(coach: coach)
    visit(workout)
    workout.begin()
    workout.repeatOnce()
  }
  func coached() {
    let workout = CoachedWorkout(coach: coach)
    visit(workout)
    workout.begin()
    workout.repeatOnce()
  }

  var visit: (AnyObject) -> Void = { _ in }
}
