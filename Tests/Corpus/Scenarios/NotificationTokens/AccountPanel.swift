import Foundation

extension Notification.Name {
  static let signedOut = Notification.Name("signedOut")
  static let signedIn = Notification.Name("signedIn")
  static let quotaChanged = Notification.Name("quotaChanged")
  static let themeChanged = Notification.Name("themeChanged")
}

final class AccountPanel: NSObject {
  private var signOutObserver: NSObjectProtocol?
  private var signInObserver: NSObjectProtocol?
  private(set) var userName: String? = "ada"
  private(set) var quota = 0
  private(set) var isDark = false

  func watchSignOut() {
    signOutObserver = NotificationCenter.default.addObserver(forName: .signedOut, object: nil, queue: .main) { _ in  //@ signOut
      self.userName = nil
    }
  }

  func watchSignIn() {
    signInObserver = NotificationCenter.default.addObserver(forName: .signedIn, object: nil, queue: .main) { [weak self] note in  //@ signIn
      self?.userName = note.userInfo?["name"] as? String
    }
  }

  func watchQuota() {
    _ = NotificationCenter.default.addObserver(forName: .quotaChanged, object: nil, queue: nil) { [self] _ in  //@ quota
      quota += 1
    }
  }

  func watchTheme() {
    NotificationCenter.default.addObserver(self, selector: #selector(themeDidChange), name: .themeChanged, object: nil)  //@ theme
  }

  @objc func themeDidChange() { isDark.toggle() }

  func welcomeOnce() {
    var token: NSObjectProtocol?
    token = NotificationCenter.default.addObserver(forName: .signedIn, object: nil, queue: nil) { _ in  //@ welcome
      self.userName = "welcome"
      token.map(NotificationCenter.default.removeObserver)
      token = nil
    }
  }

  deinit {
    if let token = signOutObserver { NotificationCenter.default.removeObserver(token) }
    if let token = signInObserver { NotificationCenter.default.removeObserver(token) }
  }
}
