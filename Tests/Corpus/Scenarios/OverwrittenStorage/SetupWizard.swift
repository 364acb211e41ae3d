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
        page.onNext = { self.step += 1 }  //@ begin
        page.next()
        detach()
    }

    func reverse() {
        page.onBack = { self.step -= 1 }  //@ reverse
        page.back()
        detach()
    }

    func restart() {
        summary.onNext = { self.step = 0 }  //@ restart
        summary.next()
        summary = WizardPage()
    }

    func jump(to step: Int) {
        let old = help
        help = WizardPage()
        help.onNext = { self.step = step }  //@ jump
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

    private func detach() {
        page.onNext = nil
    }
}
