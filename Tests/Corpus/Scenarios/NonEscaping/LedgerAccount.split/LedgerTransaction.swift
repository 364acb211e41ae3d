import Foundation

final class LedgerTransaction {
    private var balance = 0
    private var undoSteps: [LedgerStep] = []
    private var audit: LedgerStep?

    func apply(_ step: LedgerStep) { step(&balance) }

    func apply(all steps: [LedgerStep]) {
        for step in steps { step(&balance) }
    }

    func apply(undoing steps: [LedgerStep]) {
        undoSteps += steps
        audit?(&balance)
    }

    func audit(with step: LedgerStep? = nil) {
        audit = step
    }

    func check(with step: LedgerStep? = nil) {
        step?(&balance)
    }
}
