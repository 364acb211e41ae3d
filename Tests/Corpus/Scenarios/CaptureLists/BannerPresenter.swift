import Foundation

final class BannerPresenter {
    private(set) var shown: [String] = []
    private(set) var isBlinking = false
    private var redraw: (() -> Void)?

    func show(_ text: String) {
        shown.append(text)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.04) { [unowned self] in  //@ show
            shown.removeFirst()
        }
    }

    func flash(_ text: String) {
        shown.append(text)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.04) { [weak self] in  //@ flash
            self?.shown.removeFirst()
        }
    }

    func hold(_ text: String) {
        shown.append(text)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.04) { [self] in  //@ hold
            shown.removeFirst()
        }
    }

    func showAll(_ texts: [String]) {
        texts.forEach { [unowned(unsafe) self] text in  //@ all
            shown.append(text)
        }
    }

    func blink() {
        isBlinking = true
        OperationQueue.main.addOperation { [unowned(unsafe) self] in  //@ blink
            shown.append("…")
            isBlinking = false
        }
    }

    func prepareRedraw() {
        redraw = { [unowned(unsafe) self] in  //@ redraw
            shown = shown.sorted()
        }
        redraw?()
    }
}
