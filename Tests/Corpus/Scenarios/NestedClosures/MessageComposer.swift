import Foundation

final class DraftStore {
  var onChange: ((String) -> Void)?
  private(set) var text = ""

  func update(_ text: String) {
    self.text = text
    onChange?(text)
  }
}

final class Connectivity {
  var whenReachable: ((Bool) -> Void)?
  func report(_ isReachable: Bool) { whenReachable?(isReachable) }
}

final class AttachmentUploader {
  func upload(_ data: Data, completion: @escaping (URL) -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) {
      completion(URL(fileURLWithPath: "/attachments/\(data.count)"))
    }
  }
}

final class EmojiPicker {
  var onPick: ((String) -> Void)?
  var onClose: (() -> Void)?
  private(set) var isVisible = false
  func open() { isVisible = true }
  func pick(_ emoji: String) { onPick?(emoji) }
  func close() {
    isVisible = false
    onClose?()
  }
}

final class ComposerModel {
  private let drafts = DraftStore()
  private(set) var status = ""

  func start() {
    drafts.onChange = { text in  //@ draft
      DispatchQueue.main.async { [weak self] in
        self?.status = text.isEmpty ? "" : "Draft saved"
      }
    }
    drafts.update("Hel")
  }
}

final class ReplyModel {
  private let drafts = DraftStore()
  private(set) var preview = ""

  func start() {
    drafts.onChange = { [weak self] text in  //@ reply
      DispatchQueue.main.async {
        guard let self else { return }
        self.preview = text
      }
    }
    drafts.update("Re: Hel")
  }
}

final class OutboxModel {
  private let connectivity = Connectivity()
  private var waiting = ["Hello"]
  private(set) var sent: [String] = []

  func start() {
    connectivity.whenReachable = { isReachable in  //@ outbox
      guard isReachable else { return }
      Task { @MainActor [weak self] in
        self?.resend()
      }
    }
    connectivity.report(false)
  }

  private func resend() {
    sent += waiting
    waiting = []
  }
}

final class AttachmentModel {
  private let uploader = AttachmentUploader()
  private(set) var links: [URL] = []

  func attach(_ data: Data) {
    uploader.upload(data) { url in  //@ attach
      DispatchQueue.main.async { [weak self] in
        self?.links.append(url)
      }
    }
  }
}

final class ComposerScreen {
  private(set) var composer: ComposerModel?
  private(set) var reply: ReplyModel?
  private(set) var outbox: OutboxModel?
  private(set) var attachments: AttachmentModel?
  private(set) var picker: EmojiPicker?
  private var input = ""

  func open() {
    composer = ComposerModel()
    composer?.start()
  }

  func openReply() {
    reply = ReplyModel()
    reply?.start()
  }

  func openOutbox() {
    outbox = OutboxModel()
    outbox?.start()
  }

  func openAttachments() {
    attachments = AttachmentModel()
    attachments?.attach(Data(count: 3))
  }

  func openEmoji() {
    let picker = EmojiPicker()
    picker.onPick = { [weak self] emoji in
      self?.input += emoji
    }
    picker.onClose = { [weak self] in  //@ emoji
      guard let self, self.picker === picker else { return }
      self.picker = nil
    }
    picker.open()
    self.picker = picker
  }

  func close() {
    picker?.close()
    composer = nil
    reply = nil
    outbox = nil
    attachments = nil
  }
}
