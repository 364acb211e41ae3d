import Foundation

final class WizardPage {
    var onNext: (() -> Void)?
    var onBack: (() -> Void)?
    func next() { onNext?() }
    func back() { onBack?() }
}

final class SetupWizard {
    private let page = WizardPage()
    private var summary = WizardPage()
    private var help = WizardPage()
    private(set) var step = 0

    deinit { page.onBack = nil }

    func begin() {
        page.onNext = {  //@ begin
            self.step += 1
        }
        page.next()
        detach()
    }

    func reverse() {
        page.onBack = {  //@ reverse
            self.step -= 1
        }
        page.back()
        detach()
    }

    func restart() {
        summary.onNext = {  //@ restart
            self.step = 0
        }
        summary.next()
        summary = WizardPage()
    }

    func jump(to step: Int) {
        let old = help
        help = WizardPage()
        help.onNext = {  //@ jump
            self.step = step
        }
        old.onNext = nil
    }

    func skip(_ count: Int) {
        page.onNext = {  //@ skip
            self.step += count
        }
        if count > 3 {
            page.onNext = nil
        } else {
            page.next()
            detach()
        }
    }

    func repeatStep() {
        page.onNext = {  //@ again
            self.step += 0
        }
        page.onNext = { [step] in print("still at", step) }
        page.next()
    }

    private func detach() {
        page.onNext = nil
    }
}
