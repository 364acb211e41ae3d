/// A self-contained HTML file. Its content security policy allows only its own style and script, identified by their hashes.
struct HTMLPage {
  var title: String
  var body: String
  /// Whether the page is interactive.
  var hasScript = false

  /// The hashes of style and script in the policy; `Tests/System/EndToEnd/test_html.py` prints the required values.
  static let styleHash = "sha256-OrM92b8C3z5KX5NFiMxpSv4ZGCMOESeBzqp5Wdg3D6U="
  static let scriptHash = "sha256-dAebpOKWc3y8sQj8b8eC/JUrhkuZtkcOqdRu2s+yN6A="

  func render() -> String {
    let policy = "default-src 'none'; style-src '\(Self.styleHash)'; \(hasScript ? "script-src '\(Self.scriptHash)'; " : "")base-uri 'none'; form-action 'none'"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <title>\(HTMLText.escaped(title))</title>
      <style>\(HTMLStyle.text)</style>
      </head>
      <body>
      \(body)
      \(hasScript ? "<script>\(HTMLScript.text)</script>\n" : "")</body>
      </html>

      """
  }
}
