import Foundation

final class ToastPresenter {
    private var hideItem: DispatchWorkItem?
    private var dimItem: DispatchWorkItem?
    private var fadeItem: DispatchWorkItem?
    private(set) var visible: [String] = []
    private(set) var isDimmed = false

    func show(_ text: String) {
        visible.append(text)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) {  //@ show
            self.visible.removeAll()
        }
    }

    func showUntilReplaced(_ text: String) {
        hideItem?.cancel()
        let item = DispatchWorkItem {  //@ replaced
            self.visible.removeAll()
        }
        hideItem = item
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05, execute: item)
    }

    func dim() {
        isDimmed = true
        let item = DispatchWorkItem {  //@ dim
            self.isDimmed = false
            self.dimItem = nil
        }
        dimItem = item
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05, execute: item)
    }

    func fade() {
        fadeItem?.cancel()
        fadeItem = DispatchWorkItem(block: undim)  //@ fade
        fadeItem.map { DispatchQueue.main.async(execute: $0) }
    }

    func flash() {
        let item = DispatchWorkItem(block: undim)  //@ flash
        DispatchQueue.main.async(execute: item)
    }

    private func undim() { isDimmed = false }
}
