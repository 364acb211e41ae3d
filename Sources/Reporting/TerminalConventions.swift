/// What programs agree on about terminals: which variables of the environment ask for colour or forbid it, and which terminals show links.
public struct TerminalConventions: Sendable {
  /// May the text be in colour?
  public let color: Bool
  /// May a place be a link (OSC 8)?
  public let links: Bool

  /// - Parameters:
  ///   - isTerminal: Whether what is written to is one.
  ///   - value: The value of a variable of the environment.
  public init(isTerminal: Bool, value: (String) -> String?) {
    /// Set to something, and not to what means no.
    func isOn(_ name: String) -> Bool { value(name).map { !["", "0", "false", "no"].contains($0.lowercased()) } ?? false }
    func isOff(_ name: String) -> Bool { value(name).map { ["0", "false", "no"].contains($0.lowercased()) } ?? false }
    let isDumb = value("TERM") == "dumb"
    // https://no-color.org: any value but the empty one, and nothing is stronger.
    if let refusal = value("NO_COLOR"), !refusal.isEmpty {
      color = false
    } else if isOn("FORCE_COLOR") || isOn("CLICOLOR_FORCE") {
      color = true
    } else {
      color = isTerminal && !isDumb && !isOff("FORCE_COLOR") && !isOff("CLICOLOR")
    }
    if isOff("FORCE_HYPERLINK") {
      links = false
    } else {
      links = isOn("FORCE_HYPERLINK") || (isTerminal && !isDumb && color && Self.knowsLinks(value))
    }
  }

  /// Terminals that show links, by the variables that they set. Others may print what they do not know.
  private static func knowsLinks(_ value: (String) -> String?) -> Bool {
    if let version = value("VTE_VERSION").flatMap({ Int($0) }) { return version >= 5000 }
    if ["KITTY_WINDOW_ID", "WT_SESSION", "KONSOLE_VERSION", "DOMTERM", "WEZTERM_PANE", "GHOSTTY_RESOURCES_DIR"].contains(where: { value($0) != nil }) {
      return true
    }
    if let program = value("TERM_PROGRAM") { return ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "Tabby", "rio", "zed"].contains(program) }
    return ["xterm-kitty", "xterm-ghostty", "alacritty", "foot", "contour"].contains(value("TERM") ?? "")
  }
}
