import Foundation

typealias LedgerStep = (inout Int) -> Void

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

final class LedgerAccount {
    let transaction = LedgerTransaction()
    private(set) var entries = 0

    func deposit(_ amount: Int) {
        transaction.apply { balance in  //@ deposit
            balance += amount
            entries += 1
        }
    }

    func importBatch() {
        transaction.apply(all: [
            { balance in self.entries += balance }  //@ batch
        ])
    }

    func transfer(_ amount: Int) {
        transaction.apply(undoing: [
            { balance in balance += amount; self.entries -= 1 }  //@ transfer
        ])
    }

    func enableAudit() {
        transaction.audit { self.entries = $0 }  //@ audit
    }

    func reconcile() {
        transaction.check { self.entries = $0 }  //@ reconcile
    }
}
