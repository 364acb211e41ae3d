import Testing

/// What an application never runs, as far as code shows, is no error.
struct LiveCodeTests {
  private let application = """
    import UIKit
    @main final class Launcher: UIResponder, UIApplicationDelegate { var window: UIWindow? }
    final class Row {
      var onTap: (() -> Void)?
      func close() {}
    }

    """
  private let tie = "let row = Row(); row.onTap = { row.close() }"
  private let certain = "cycle while_kept proven row"
  private let uncertain = "cycle while_kept proven row none_made"

  @Test func aFunctionOfNoTypeThatNothingCalls() {
    let code = application + "func bind() { \(tie) }  //= ?\n"
    check(code, gives: uncertain)
    check(code + "extension Launcher { @objc func tap() { bind() } }", gives: certain)
    check(application + "func <~ (row: Row, title: String) { \(tie) }  //= ?\n", gives: certain)
  }

  /// What a protocol outside may require says most often who asks.
  @Test func undeliveredDelegateMethodIsDead() {
    func viewer(_ function: String, _ rest: String = "") -> String {
      application + "final class Viewer: UIView, StrangeDelegate { \(function) { \(tie) }; \(rest) }  //= ?\n"
        + "extension Launcher { @objc func press() { window?.addSubview(Viewer(frame: .zero)) } }"
    }
    check(viewer("func setUp(_ text: String)"), gives: uncertain)
    check(viewer("func setUp(_ text: String)", "@objc func tap() { setUp(\"\") }"), gives: certain)
    check(viewer("func strange(_ strange: Strange, didShow text: String)"), gives: certain)
    check(viewer("func strangeEnded()"), gives: certain)
  }

  /// Nothing but code makes its objects: to decode one ends the process.
  @Test func aViewThatIsMadeInCodeAlone() {
    func page(_ initializer: String) -> String { application + "final class Page: UIView { \(initializer); @objc func bind() { \(tie) } }  //= ?\n" }
    let refusal = "required init?(coder: NSCoder) { fatalError() }"
    check(page(refusal), gives: uncertain)
    check(page("required init?(coder: NSCoder) { super.init(coder: coder) }"), gives: certain)
    check(page(refusal) + "extension Launcher { @objc func press() { window?.addSubview(Page(frame: .zero)) } }", gives: certain)
  }
}
