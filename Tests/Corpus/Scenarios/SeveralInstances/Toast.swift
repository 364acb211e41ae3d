import Foundation

public class Toast {
    public let text: String
    public var onDismiss: (() -> Void)?
    public private(set) var isVisible = false

    public init(text: String) { self.text = text }

    public func show() { isVisible = true }

    public func dismiss() {
        isVisible = false
        onDismiss?()
    }

    public static func sticky(_ text: String) -> Toast {
        let toast = Toast(text: text)
        toast.onDismiss = { toast.show() }  //@ sticky
        return toast
    }

    public static func sequence(_ texts: String...) -> Toast {
        let toasts = texts.map(Toast.init(text:))
        let first = toasts[0], second = toasts[1]
        first.onDismiss = {  //@ sequence
            second.show()
        }
        return first
    }

    public static func replacing(_ old: Toast, with text: String) -> Toast {
        let toast = Toast(text: text)
        toast.onDismiss = {  //@ replacing
            old.show()
        }
        return toast
    }
}

public final class ToastPresenter {
    private var shown: [Toast] = []
    private(set) var count = 0

    func make(_ text: String) -> Toast {
        let toast = Toast(text: text)
        toast.onDismiss = {  //@ make
            self.count -= 1
        }
        count += 1
        return toast
    }

    func present(_ text: String) {
        let toast = Toast(text: text)
        shown.append(toast)
        toast.onDismiss = { self.count -= 1 }  //@ present
        toast.show()
    }
}
