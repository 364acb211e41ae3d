import Foundation

final class Dialog {
    let title: String
    var onConfirm: ((String) -> Void)?
    var onCancel: (() -> Void)?
    var onHelp: (() -> Void)?
    private(set) var isVisible = false

    init(title: String) { self.title = title }

    func show() { isVisible = true }

    func hide() { isVisible = false }

    func close() {
        hide()
        onConfirm = nil
        onHelp = nil
    }

    func confirm(_ text: String) { onConfirm?(text) }
    func cancel() { onCancel?() }
    func help() { onHelp?() }
}

enum StampPrinter {
    private static var printed: [String] = []

    static func ask() -> Dialog {
        let dialog = Dialog(title: "Stamp")
        dialog.onConfirm = { text in  //@ confirm
            printed.append(text)
            dialog.close()
        }
        dialog.show()
        return dialog
    }

    static func askAgain() -> Dialog {
        let dialog = Dialog(title: "Again?")
        dialog.onCancel = {  //@ cancel
            printed.removeAll()
            dialog.close()
        }
        dialog.show()
        return dialog
    }

    static func explain() -> Dialog {
        let dialog = Dialog(title: "Help")
        dialog.onHelp = dialog.close  //@ help
        dialog.show()
        return dialog
    }

    static func warn() -> Dialog {
        let dialog = Dialog(title: "Ink is low")
        dialog.onCancel = dialog.hide  //@ warn
        dialog.show()
        return dialog
    }
}
