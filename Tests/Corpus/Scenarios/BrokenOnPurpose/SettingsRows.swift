struct Row {
  let title: String
  var onSelect: () -> Void
}

enum Features {
  static let hasTrial = false
  static let hasAccount = true
}

final class SettingsScreen {
  private var rows: [Row] = []
  private var pinned: [Row] = []
  private var more: [String: Row] = [:]
  private var banner: Row?
  private var account: Row?
  private(set) var opened: [String] = []

  func showAccount() {
    rows.append(Row(title: "Account") { self.opened.append("account") }) //@ account
    more["help"] = Row(title: "Help") { self.opened.append("help") } //@ help
  }

  func showPinned() {
    pinned.append(Row(title: "Search") { self.opened.append("search") }) //@ pinned
  }

  func showTrial() {
    if Features.hasTrial {
      banner = Row(title: "Trial") { self.opened.append("trial") } //@ trial
    }
  }

  func showBanners() {
    if Features.hasAccount {
      account = Row(title: "Sign in") { self.opened.append("sign in") } //@ signIn
    }
  }

  func lock() {
    rows = [Row(title: "Locked", onSelect: {})]
    more = ["locked": Row(title: "Locked", onSelect: {})]
  }

  func sort() {
    pinned = [Row(title: "Search first") { self.opened.append("first") }] //@ sorted
  }

  var titles: [String] { (rows + pinned).map(\.title) + [banner, account].compactMap { $0?.title } }
}
