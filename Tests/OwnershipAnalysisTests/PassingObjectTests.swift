import Testing

/// That an object holds itself is certain to do harm only where such objects are known to come and go.
@Suite struct PassingObjectTests {
  private let delegate = "final class Launcher: NSObject, NSApplicationDelegate {\n"
  private let page = "final class Page { var onTap: (() -> Void)?; @objc func bind() { onTap = { self.close() } }; func close() {} }  //= ?\n"
  private let staying = "cycle while_kept likely self"
  private let passing = "cycle while_kept proven self"

  /// An application with a class `Page`, of which each object holds itself, and with methods of its delegate.
  private func expect(_ methods: String, _ code: String = "", gives expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    OwnershipAnalysisTests.check(delegate + "\(methods) }; \(page)" + code, gives: expected, sourceLocation: sourceLocation)
  }

  private func launch(_ code: String) -> String { "func applicationDidFinishLaunching(_ note: Notification) { \(code) }" }

  @Test func whatTheStartMakes() {
    expect(launch("let page = Page(); page.bind()"), gives: staying)
    expect(launch("begin()"), "func begin() { let page = Page(); page.bind() }", gives: staying)
    expect(launch("DispatchQueue.main.async { let page = Page(); page.bind() }"), gives: staying)
    expect(launch("[1, 2].forEach { _ in let page = Page(); page.bind() }"), gives: staying)
  }

  @Test func whatAnEventMakes() {
    expect("func applicationDidBecomeActive(_ note: Notification) { let page = Page(); page.bind() }", gives: passing)
    expect("@IBAction func open() { let page = Page(); page.bind() }", gives: passing)
    expect("@objc func open() { begin() }", "func begin() { let page = Page(); page.bind() }", gives: passing)
    expect(launch("Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in let page = Page(); page.bind() }"), gives: passing)
    expect(
      launch("button.onPress = { Maker.begin() }") + "; let button = Button()",
      "final class Button { var onPress: (() -> Void)? }\nenum Maker { static func begin() { Page().bind() } }", gives: passing)
    expect(
      launch("button.onPress = Maker.begin") + "; let button = Button()",
      "final class Button { var onPress: (() -> Void)? }\nenum Maker { static func begin() { Page().bind() } }", gives: passing)
    expect(
      launch("show()") + "; func show() {}", "final class List: UITableViewController { override func viewWillAppear(_ animated: Bool) { Page().bind() } }",
      gives: passing)
  }

  /// What one object makes once, many of them make often.
  @Test func whatIsPartOfAnotherObject() {
    let list = "final class List: NSViewController { let page = Page(); override func viewDidLoad() { page.bind() } }\n"
    expect("@IBAction func open() { let list = List(); print(list) }", list, gives: passing)
    expect(launch("let list = List(); print(list)"), list, gives: staying)
    expect(
      launch("let list = List(); print(list)"),
      list.replacing("viewDidLoad()", with: "viewWillAppear()").replacing("= Page()", with: "= Page(); func more() { Page() }"), gives: passing)
  }

  @Test func whatIsLetGoOf() {
    let owner = "final class Owner { var page: Page?; init() { page = Page() }; func leave() { page = nil } }\n"
    expect(launch("let owner = Owner(); print(owner)"), owner, gives: passing)
    expect(launch("let owner = Owner(); print(owner)"), owner.replacing("page = nil", with: "print(page)"), gives: staying)
  }

  @Test func whatOnlyTestsAndPreviewsMake() {
    let sample = "extension Page { static var sample: Page { let page = Page(); page.bind(); return page } }\n"
    let preview = "struct Page_Previews: PreviewProvider { static var previews: some View { Text(\"\").environmentObject(Page.sample) } }\n"
    expect(launch("let page = Page(); page.bind()"), sample + preview, gives: staying)
    expect(
      launch("let page = Page(); page.bind()"), sample + "struct List: View { var body: some View { Text(\"\").environmentObject(Page.sample) } }\n",
      gives: passing)
  }

  /// Who uses a library makes any number of its objects.
  @Test func librariesMakeNoPromise() { OwnershipAnalysisTests.check("final class Start { init() { Page().bind() } }\n\(page)", gives: passing) }
}
