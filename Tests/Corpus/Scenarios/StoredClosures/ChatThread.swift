import UIKit

struct ChatMessage {
  let id: Int
  let text: String
  var isRead = false
}

final class ComposerBar: UIView {
  let field = UITextField()
  var onSend: ((String) -> Void)?
  var onAttach: (() -> Void)?
  var onDraft: ((String) -> Void)?

  func submit() {
    onSend?(field.text ?? "")
    field.text = ""
  }

  func attach() { onAttach?() }
}

final class MessageStore {
  private(set) var messages: [ChatMessage] = []
  var didChange: (([ChatMessage]) -> Void)?

  func append(_ text: String) {
    messages.append(ChatMessage(id: messages.count, text: text))
    didChange?(messages)
  }

  func earlier(before id: Int, completion: @escaping ([ChatMessage]) -> Void) {
    DispatchQueue.main.async {
      completion([ChatMessage(id: id - 1, text: "earlier")])
    }
  }
}

final class UnreadBadge: UIView {
  let label = UILabel()
  func show(_ count: Int) { label.text = "\(count)" }
}

final class ThreadViewController: UIViewController {
  let composer = ComposerBar()
  let badge = UnreadBadge()
  let store: MessageStore
  private var rows: [ChatMessage] = []
  private var draft = ""

  init(store: MessageStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    view.addSubview(composer)
    view.addSubview(badge)
  }

  func enableSending() {
    composer.onSend = { text in  //@ send
      guard !text.isEmpty else { return }
      self.store.append(text)
    }
  }

  func enableDrafts() {
    composer.onDraft = { [weak self] text in  //@ draft
      self?.draft = text
    }
  }

  func enableAttachments() {
    composer.onAttach = { [composer] in  //@ attach
      composer.field.text = "[photo]"
    }
  }

  func followStore() {
    store.didChange = { [badge] messages in  //@ badge
      badge.show(messages.filter { !$0.isRead }.count)
    }
  }

  func loadEarlier() {
    store.earlier(before: rows.first?.id ?? 0) { older in  //@ earlier
      self.rows.insert(contentsOf: older, at: 0)
    }
  }
}

final class ChatSession {
  let store = MessageStore()
  private(set) var thread: ThreadViewController?

  func openThread() -> ThreadViewController {
    let thread = ThreadViewController(store: store)
    thread.loadViewIfNeeded()
    self.thread = thread
    return thread
  }

  func closeThread() { thread = nil }
}
