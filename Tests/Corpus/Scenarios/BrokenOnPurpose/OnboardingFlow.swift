import Foundation

final class PageStack {
    var onPage: ((Int) -> Void)?
    var onSkip: (() -> Void)?
    var onTheme: ((String) -> Void)?
    var onAnswer: ((Int, String) -> Void)?

    func show(_ page: Int) {
        onPage?(page)
        onTheme?(page % 2 == 0 ? "light" : "dark")
    }
}

final class OnboardingFlow {
    private let pages = PageStack()
    private var seen: Set<Int> = []
    private var theme = "light"
    private var isSkipped = false
    private var answers: [Int: String] = [:]

    func begin() {
        pages.onPage = { page in  //@ page
            self.seen.insert(page)
        }
        pages.show(0)
    }

    func allowSkipping() {
        pages.onSkip = {  //@ skip
            self.isSkipped = true
        }
    }

    func followTheme() {
        pages.onTheme = { name in  //@ theme
            self.theme = name
        }
        pages.show(1)
    }

    func ask() {
        pages.onAnswer = { page, answer in  //@ answer
            self.answers[page] = answer
        }
        pages.onAnswer?(1, "yes")
        pages.onAnswer = nil
    }

    func finish() {
        pages.onPage = nil
    }

    func forbidSkipping() {
        pages.onSkip = nil
    }

    deinit {
        pages.onTheme = nil
    }
}

struct LaunchSequence {
    func run(_ flow: OnboardingFlow) {
        flow.begin()
        flow.finish()
    }

    func runWithSkip(_ flow: OnboardingFlow) {
        flow.allowSkipping()
        flow.finish()
    }
}
