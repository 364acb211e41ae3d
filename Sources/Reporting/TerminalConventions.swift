/// Conventions for terminals: environment variables that enable or disable colour, and terminals that support links.
public struct TerminalConventions: Sendable {
  /// Whether to use colour.
  public let color: Bool
  /// Whether to use links (OSC 8).
  public let links: Bool

  /// - Parameters:
  ///   - isTerminal: Whether the output is a terminal.
  ///   - value: The value of an environment variable.
  public init(isTerminal: Bool, value: (String) -> String?) {
    /// Set to a value that does not mean "no".
    func isOn(_ name: String) -> Bool { value(name).map { !["", "0", "false", "no"].contains($0.lowercased()) } ?? false }
    func isOff(_ name: String) -> Bool { value(name).map { ["0", "false", "no"].contains($0.lowercased()) } ?? false }
    let isDumb = value("TERM") == "dumb"
    // https://no-color.org: any nonempty value, overriding everything else.
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

  /// Terminals with link support, by the variables that they set. Others may print unknown escape sequences.
  private static func knowsLinks(_ value: (String) -> String?) -> Bool {
    if let version = value("VTE_VERSION").flatMap({ Int($0) }) { return version >= 5000 }
    if ["KITTY_WINDOW_ID", "WT_SESSION", "KONSOLE_VERSION", "DOMTERM", "WEZTERM_PANE", "GHOSTTY_RESOURCES_DIR"].contains(where: { value($0) != nil }) {
      return true
    }
    if let program = value("TERM_PROGRAM") { return ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "Tabby", "rio", "zed"].contains(program) }
    return ["xterm-kitty", "xterm-ghostty", "alacritty", "foot", "contour"].contains(value("TERM") ?? "")
  }
}
