import Foundation

class ConfirmDialog {
    var onConfirm: (() -> Void)?
    var onCancel: (() -> Void)?
    var onDismiss: (() -> Void)?
    var message = ""

    func confirm() {
        let handler = onConfirm
        onConfirm = nil
        handler?()
    }

    func cancel() {
        onCancel?()
        onDismiss?()
        message = ""
    }
}

class DeleteFlow {
    let dialog = ConfirmDialog()
    var deleted = 0
    var cancelled = 0

    func deleteNow() {
        dialog.onConfirm = { self.deleted += 1 }  //@ confirm
        dialog.confirm()
    }

    func cancelNow() {
        dialog.onCancel = { self.cancelled += 1 }  //@ cancel
        dialog.cancel()
    }

    func cancelOnce() {
        dialog.onDismiss = {  //@ once
            self.cancelled += 1
            self.dialog.onDismiss = nil
        }
        dialog.cancel()
    }

    func cancelBoth() {
        dialog.onCancel = {  //@ both
            self.cancelled += 1
            self.dialog.onConfirm = nil
        }
        dialog.cancel()
    }

    func ask(_ message: String) {
        dialog.message = message
        dialog.onConfirm = {  //@ ask
            self.deleted += 1
        }
    }
}
