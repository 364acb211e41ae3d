import Foundation

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
