import Foundation

struct Entry: Hashable {
  let site: String
  var password: String
}

extension Notification.Name {
  static let vaultDidLock = Notification.Name("vaultDidLock")
}

final class Vault {
  private(set) var entries: [Entry] = []
  private(set) var isLocked = true
  func unlock() { isLocked = false }
  func add(_ entry: Entry) { entries.append(entry) }
  func lock() {
    isLocked = true
    NotificationCenter.default.post(name: .vaultDidLock, object: self)
  }
}

final class Biometrics {
  private var pending: [(Bool) -> Void] = []
  func evaluate(_ reply: @escaping (Bool) -> Void) {
    pending.append(reply)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) {
      let replies = self.pending
      self.pending.removeAll()
      replies.forEach { $0(true) }
    }
  }
}

final class UnlockModel {
  private let biometrics: Biometrics
  private let vault: Vault
  private(set) var message = ""
  init(biometrics: Biometrics, vault: Vault) { (self.biometrics, self.vault) = (biometrics, vault) }

  func unlock() {
    biometrics.evaluate { success in  //@ evaluate
      if success { self.vault.unlock() }
      self.message = success ? "Welcome" : "Try again"
    }
  }
}

final class QuickUnlockModel {
  private let biometrics: Biometrics
  private(set) var isUnlocked = false
  init(biometrics: Biometrics) { self.biometrics = biometrics }

  func unlock() {
    biometrics.evaluate { [unowned self] success in  //@ quick
      isUnlocked = success
    }
  }
}

final class EntryList {
  private let vault: Vault
  private(set) var visible: [Entry] = []
  private var token: (any NSObjectProtocol)?

  init(vault: Vault) {
    self.vault = vault
    visible = vault.entries
  }
  func show() {
    token = NotificationCenter.default.addObserver(forName: .vaultDidLock, object: vault, queue: nil) { _ in  //@ lockList
      self.visible = []
    }
  }
}

final class ClipboardCleaner {
  private var copied: String?
  private var token: (any NSObjectProtocol)?

  func copy(_ entry: Entry) {
    copied = entry.password
    token = NotificationCenter.default.addObserver(forName: .vaultDidLock, object: nil, queue: nil) { _ in  //@ clipboard
      self.clean()
    }
  }
  private func clean() {
    copied = nil
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
  }
}

final class SearchIndex {
  private let vault: Vault
  private lazy var matches: (String) -> [Entry] = { [unowned self] text in  //@ matches
    self.vault.entries.filter { $0.site.contains(text) }
  }
  init(vault: Vault) { self.vault = vault }
  func find(_ text: String) -> Int { matches(text).count }
}

final class PasswordManager {
  private let vault = Vault()
  private let biometrics = Biometrics()
  private(set) var unlock: UnlockModel?
  private(set) var quick: QuickUnlockModel?
  private(set) var list: EntryList?
  private(set) var cleaner: ClipboardCleaner?
  private(set) var index: SearchIndex?

  func start() {
    unlock = UnlockModel(biometrics: biometrics, vault: vault)
    unlock?.unlock()
  }
  func startQuickly() {
    quick = QuickUnlockModel(biometrics: biometrics)
    quick?.unlock()
  }
  func browse() {
    let entry = Entry(site: "example.org", password: "secret")
    vault.add(entry)
    list = EntryList(vault: vault)
    list?.show()
    cleaner = ClipboardCleaner()
    cleaner?.copy(entry)
    index = SearchIndex(vault: vault)
    _ = index?.find("example")
  }
  func close() {
    vault.lock()
    (unlock, quick, list, cleaner, index) = (nil, nil, nil, nil, nil)
  }
}
