import Foundation

final class Countdown {
    var onEnd: (() -> Void)?
    var onSecond: ((Int) -> Void)?
    private(set) var seconds = 30

    func finish() {
        onSecond?(0)
        onEnd?()
    }
}

final class QuizRound {
    private let countdown = Countdown()
    private var question = 0
    private var bonus = 5
    private(set) var answers = [true, false, true]
    private(set) var attempts = 0

    func ask() {
        func advance() {
            question += 1
            answers.append(false)
        }
        countdown.onEnd = advance  //@ advance
        countdown.finish()
    }

    func announce() {
        let question = question
        func say(_ second: Int) {
            if second < 5 { print("question \(question): hurry up") }
        }
        countdown.onSecond = say  //@ announce
        countdown.finish()
    }

    func score() -> Int {
        func points(_ isRight: Bool) -> Int {
            isRight ? 10 + bonus : 0
        }
        return answers.map(points).reduce(0, +)  //@ points
    }

    func submit() {
        func attempt() {
            attempts += 1
            if attempts < 3 { DispatchQueue.main.async(execute: attempt) }  //@ attempt
        }
        attempt()
    }

    func forfeit() {
        weak var round = self
        func giveUp() {
            round?.bonus = 0
            round?.answers = []
        }
        countdown.onEnd = giveUp  //@ forfeit
        countdown.finish()
    }

    func pause() {
        func note(_ second: Int) { attempts = second }
        func record(_ second: Int) {
            note(second)
        }
        countdown.onSecond = record  //@ pause
        countdown.finish()
    }
}
