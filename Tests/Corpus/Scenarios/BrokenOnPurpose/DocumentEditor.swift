import Foundation

final class Toolbar {
    private var actions: [() -> Void] = []
    var onLayout: (() -> Void)?

    func add(_ action: @escaping () -> Void) {
        actions.append(action)
    }

    func press() { actions.forEach { $0() } }
    func detach() { actions.removeAll() }
    func layout() { onLayout?() }
}

class DocumentEditor {
    private var toolbar: Toolbar? = Toolbar()
    private let palette = Toolbar()
    private var autosave: (() -> Void)?
    private(set) var text = "draft"
    private var revision = 0

    func edit() {
        toolbar?.add {  //@ edit
            self.text += "!"
        }
        toolbar?.press()
    }

    func paint() {
        palette.add {  //@ paint
            self.revision += 1
        }
        palette.press()
    }

    func arrange() {
        palette.onLayout = {  //@ arrange
            guard self.revision == 0 else { return }
            self.palette.onLayout = nil
        }
        revision = 1
        palette.layout()
    }

    func protect() {
        autosave = {  //@ protect
            self.revision += 1
            if self.revision > 1 { self.autosave = nil }
        }
        autosave?()
        autosave?()
    }

    func close() {
        toolbar = nil
    }
}

final class EditorTabs {
    private var tabs = [DocumentEditor]()
    func open(_ editor: DocumentEditor) { tabs.append(editor); editor.edit() }
    func closeAll() { tabs.forEach { $0.close() }; tabs = [] }
}
