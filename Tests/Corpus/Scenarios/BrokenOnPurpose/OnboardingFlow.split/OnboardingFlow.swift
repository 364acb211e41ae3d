import Foundation

final class OnboardingFlow {
    let pages = PageStack()
    var seen: Set<Int> = []
    var theme = "light"
    var isSkipped = false
    var answers: [Int: String] = [:]

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

    deinit {
        pages.onTheme = nil
    }
}
