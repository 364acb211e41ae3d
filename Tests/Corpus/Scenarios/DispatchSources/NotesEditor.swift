import UIKit

struct Note {
  var title = ""
  var text = ""
}

final class NoteStore {
  private(set) var saved: [Note] = []
  private let queue = OperationQueue()

  func save(_ note: Note) { saved.append(note) }

  func compact() {
    queue.addOperation {  //@ compact
      self.saved = Array(self.saved.suffix(10))
    }
  }
}

class NoteController: UIViewController {
  fileprivate let store: NoteStore
  fileprivate var note = Note()

  init(store: NoteStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  fileprivate func save() { store.save(note) }
}

final class QuickNoteController: NoteController {
  private var autosave: DispatchSourceTimer?

  override func viewDidLoad() {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + 0.01, repeating: 0.01)
    timer.setEventHandler { self.save() }  //@ quickAutosave
    timer.resume()
    autosave = timer
  }

  deinit { autosave?.cancel() }
}

final class LongNoteController: NoteController {
  private var autosave: DispatchSourceTimer?

  override func viewDidLoad() {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + 0.01, repeating: 0.01)
    timer.setEventHandler { self.save() }  //@ longAutosave
    timer.resume()
    autosave = timer
  }

  override func viewWillDisappear(_ animated: Bool) {
    autosave?.cancel()
    autosave = nil
  }
}

final class RichNoteController: NoteController, UITextViewDelegate {
  private let textView = UITextView()
  private var commands: [String: () -> Void] = [:]
  private let formats: [String: (RichNoteController) -> Void] = [
    "title": { controller in controller.makeTitle() }  //@ titleFormat
  ]

  func attach() {
    textView.delegate = self  //@ textDelegate
    view.addSubview(textView)
  }

  func addItalic() {
    commands["italic"] = makeItalic  //@ italic
  }

  func run(_ name: String) {
    commands[name]?()
    formats[name]?(self)
  }

  func textViewDidChange(_ textView: UITextView) { note.text = textView.text }

  private func makeItalic() { note.text = "_" + note.text + "_" }
  private func makeTitle() { note.title = note.text }
}

final class NotesScene {
  private let store = NoteStore()
  private let navigation = UINavigationController(rootViewController: UIViewController())

  func write() {
    let rich = RichNoteController(store: store)
    rich.attach()
    rich.addItalic()
    for controller in [QuickNoteController(store: store), LongNoteController(store: store), rich] {
      navigation.pushViewController(controller, animated: true)
    }
    rich.run("italic")
    rich.run("title")
    navigation.popToRootViewController(animated: true)
    store.compact()
  }
}
