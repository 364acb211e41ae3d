enum PromptStyle {
  case plain, confirming
}

class Prompter {
  fileprivate var onConfirm: ((String) -> Void)?
  fileprivate var onRetry: (() -> Void)?
  fileprivate var onCancel: (() -> Void)?
  fileprivate(set) var shown: [String] = []

  func ask(validation: Bool = false, completion: @escaping (String) -> Void) {
    shown.append("ask")
    if validation {
      shown.append("repeat")
      onConfirm = completion
    } else {
      completion("secret")
    }
  }

  func unlock(isNew: Bool = false, _ completion: @escaping (String) -> Void) {
    ask(validation: isNew, completion: completion)
  }

  func retry(_ keeps: Bool, log: ((String) -> Void)? = nil, action: @escaping () -> Void) {
    log?("retry")
    action()
    guard keeps else { return }
    onRetry = action
  }

  func show(_ style: PromptStyle = .plain, cancel: @escaping () -> Void) {
    switch style {
    case .plain: shown.append("plain")
    case .confirming: onCancel = cancel
    }
  }

  func remember(_ style: PromptStyle = .confirming, isStrict: Bool, cancel: @escaping () -> Void) {
    if style == .confirming, !isStrict { onCancel = cancel }
  }
}

final class VaultPage {
  private let prompter = Prompter()
  private(set) var passwords: [String] = []
  private var opened = 0

  func open() {
    prompter.ask { self.passwords.append($0) } //@ open
    prompter.unlock { self.passwords.append($0) } //@ unlock
    prompter.retry(false) { self.opened += 1 } //@ once
    prompter.show { self.opened += 1 } //@ plain
    prompter.remember(isStrict: true) { self.opened += 1 } //@ strict
    prompter.remember(.plain, isStrict: false) { self.opened += 1 } //@ forgotten
  }
}

final class NewVaultPage {
  private let prompter = Prompter()
  private(set) var passwords: [String] = []

  func create() {
    prompter.unlock(isNew: true) { self.passwords.append($0) } //@ create
  }
}

final class RetryPage {
  private let prompter = Prompter()
  private var tries = 0

  func load() {
    prompter.retry(true) { self.tries += 1 } //@ load
  }
}

final class CancelPage {
  private let prompter = Prompter()
  private var cancelled = 0

  func show() {
    prompter.remember(isStrict: false) { self.cancelled += 1 } //@ show
  }
}

final class StylePage {
  private let prompter = Prompter()
  private var cancelled = 0
  var style = PromptStyle.confirming

  func show() {
    prompter.show(style) { self.cancelled += 1 } //@ styled
  }
}
