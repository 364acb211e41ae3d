import Testing

@testable import Project

/// Which controllers last, by storyboards and property lists.
struct InterfaceFilesTests {
  private func scene(_ kind: String, _ id: String, class name: String? = nil, identifier: String? = nil, _ segues: String = "") -> String {
    let attributes = (name.map { " customClass=\"\($0)\"" } ?? "") + (identifier.map { " storyboardIdentifier=\"\($0)\"" } ?? "")
    return """
      <!-- a > b --><scene sceneID="s-\(id)"><objects>
      <\(kind) id="\(id)"\(attributes) sceneMemberID="viewController"><connections>\(segues)</connections></\(kind)>
      </objects></scene>
      """
  }

  private func segue(_ destination: String, _ kind: String, relationship: String? = nil) -> String {
    "<segue destination=\"\(destination)\" kind=\"\(kind)\"\(relationship.map { " relationship=\"\($0)\"" } ?? "") id=\"x\"/>"
  }

  private func storyboard(_ initial: String, _ scenes: String...) -> String {
    "<?xml version=\"1.0\"?>\n<document type=\"Storyboard\" initialViewController=\"\(initial)\"><scenes>\(scenes.joined())</scenes></document>"
  }

  private func lasting(_ files: [String: String]) -> [String] {
    InterfaceFiles(files.keys.sorted()) { files[$0].map { Array($0.utf8) } }.controllers.filter { !$0.isMadeAgain && !$0.isOnlyNamed }.map {
      "\($0.name) \($0.holders.joined(separator: " "))"
    }
  }

  private var tabs: String {
    storyboard(
      "tabs",
      scene(
        "tabBarController", "tabs", class: "Tabs",
        segue("nav", "relationship", relationship: "viewControllers") + segue("ref", "relationship", relationship: "viewControllers")),
      scene("navigationController", "nav", segue("list", "relationship", relationship: "rootViewController")),
      scene("viewController", "list", class: "List", segue("detail", "show") + segue("part", "embed")),
      scene("viewController", "detail", class: "Detail"), scene("viewController", "part", class: "Part"),
      "<scene sceneID=\"r\"><objects><viewControllerPlaceholder storyboardName=\"More\" referencedIdentifier=\"help\" id=\"ref\" sceneMemberID=\"viewController\"/></objects></scene>"
    )
  }

  private var more: String {
    storyboard("settings", scene("viewController", "settings", class: "Settings"), scene("viewController", "help", class: "Help", identifier: "help"))
  }

  @Test func whatTheFirstControllerMakesLasts() {
    #expect(
      lasting(["/a/Base.lproj/Main.storyboard": tabs, "/a/More.storyboard": more]) == [
        "Help rootViewController viewControllers",
        "List rootViewController viewControllers",
        "Part rootViewController viewControllers",
        "Tabs rootViewController",
      ])
  }

  @Test func whatSegueShowsIsMadeAgain() {
    func madeAgain(_ files: [String: String]) -> [String] {
      InterfaceFiles(files.keys.sorted()) { files[$0].map { Array($0.utf8) } }.controllers.filter(\.isMadeAgain).map(\.name)
    }
    let pages = storyboard(
      "first", scene("viewController", "first", class: "First", segue("nav", "presentation") + segue("first", "unwind") + segue("more", "push")),
      scene("navigationController", "nav", segue("page", "relationship", relationship: "rootViewController")), scene("viewController", "page", class: "Page"),
      "<scene sceneID=\"r\"><objects><viewControllerPlaceholder storyboardName=\"More\" id=\"more\" sceneMemberID=\"viewController\"/></objects></scene>")
    #expect(madeAgain(["/a/Main.storyboard": pages, "/a/More.storyboard": more]) == ["Page", "Settings"])
    #expect(madeAgain(["/a/Main.storyboard": tabs]) == ["Detail"])
  }

  @Test func thePropertyListNamesTheFirstStoryboard() {
    let list = "<plist><dict><key>UIMainStoryboardFile~ipad</key><string>Start</string></dict></plist>"
    #expect(lasting(["/a/Main.storyboard": more, "/a/Start.storyboard": tabs, "/a/Info.plist": list]).map { $0.prefix(4) } == ["List", "Part", "Tabs"])
    // A name may have dots.
    let dotted = list.replacing("<string>Start", with: "<string>Start.iOS")
    #expect(lasting(["/a/Main.storyboard": more, "/a/Start.iOS.storyboard": tabs, "/a/Info.plist": dotted]).map { $0.prefix(4) } == ["List", "Part", "Tabs"])
  }

  @Test func windowsOfSeveralScenesAreClosed() {
    let list = "<plist><dict><key>UIApplicationSupportsMultipleScenes</key>\n<true/></dict></plist>"
    #expect(lasting(["/a/Main.storyboard": tabs, "/a/App-Info.plist": list]).isEmpty)
  }

  @Test func aClassThatIsMadeElsewhereTooComesAndGoes() {
    let other = storyboard("x", scene("viewController", "x", class: "List"))
    #expect(lasting(["/a/Main.storyboard": tabs, "/a/Other.storyboard": other]).map { $0.prefix(4) } == ["Part", "Tabs"])
    // Another form of it in the same storyboard, or a copy in another language, is not another place.
    let forms = storyboard("first", scene("viewController", "first", class: "List"), scene("viewController", "phone", class: "List", identifier: "phone"))
    let copy = storyboard("first", scene("viewController", "first", class: "List"))
    #expect(lasting(["/a/Main.storyboard": forms]).map { $0.prefix(4) } == ["List"])
    #expect(lasting(["/a/Base/Main.storyboard": copy, "/a/fr/Main.storyboard": copy]).map { $0.prefix(4) } == ["List"])
  }

  @Test func objectsOfTheMainNibLast() {
    let nib = """
      <document><objects><customObject id="-2" userLabel="File's Owner" customClass="NSApplication"/>
      <customObject id="9" customClass="StatusMenu"/><window id="3" customClass="Panel"/></objects></document>
      """
    #expect(lasting(["/a/Base.lproj/MainMenu.xib": nib, "/a/Other.xib": nib.replacing("StatusMenu", with: "Other")]) == ["NSApplication ", "StatusMenu "])
    let list = "<plist><dict><key>NSMainNibFile</key><string>Other</string></dict></plist>"
    #expect(lasting(["/a/Other.xib": nib, "/a/Info.plist": list]) == ["NSApplication ", "StatusMenu "])
    #expect(lasting(["/a/Other.xib": nib]) == [])
  }

  @Test func damagedTextsEnd() {
    for text in ["", "<", "<document initialViewController=\"a", "<!-- ", "<scene><a id=\"b\" sceneMemberID=viewController/>", "<a =\"\" b"] {
      #expect(lasting(["/a/Main.storyboard": text]).isEmpty)
    }
  }

  /// With one scene there is one delegate for it.
  @Test func delegateOfTheOnlyScene() {
    let name = "<key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>"
    #expect(lasting(["Info.plist": "<dict><key>UIApplicationSupportsMultipleScenes</key><false/>\(name)</dict>"]) == ["SceneDelegate "])
    #expect(lasting(["Info.plist": "<dict><key>UIApplicationSupportsMultipleScenes</key><true/>\(name)</dict>"]) == [])
  }

  /// A car connects any number of times.
  @Test func delegateOfAScreenThatComesAndGoes() {
    let list = """
      <dict><key>UIApplicationSupportsMultipleScenes</key><false/>
      <key>CPTemplateApplicationSceneSessionRoleApplication</key>
      <array><dict><key>UISceneDelegateClassName</key><string>App.CarDelegate</string></dict></array>
      <key>UIWindowSceneSessionRoleApplication</key>
      <array><dict><key>UISceneDelegateClassName</key><string>App.SceneDelegate</string></dict></array></dict>
      """
    let controllers = InterfaceFiles(["Info.plist"]) { _ in Array(list.utf8) }.controllers
    #expect(controllers.filter { !$0.isOnlyNamed && !$0.isMadeAgain }.map(\.name) == ["SceneDelegate"])
    #expect(controllers.filter(\.isMadeAgain).map(\.name) == ["CarDelegate"])
  }

  /// The names say which classes frameworks make, where all code that might make others is in sight.
  @Test func namedClasses() {
    func named(_ files: [String: String], areComplete: Bool = true) -> [String] {
      InterfaceFiles(files.keys.sorted(), areComplete: areComplete) { files[$0].map { Array($0.utf8) } }.controllers.filter(\.isOnlyNamed).map(\.name)
    }
    let nib = "<document><objects><tableViewCell id=\"c\" customClass=\"Cell\"/></objects></document>"
    let list = "<plist><dict><key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).Share</string></dict></plist>"
    #expect(named(["/a/More.storyboard": more]) == ["Help", "Settings"])
    // Nothing makes a controller without an identifier that nothing leads to, nor its views.
    let left = storyboard(
      "first", scene("viewController", "first", class: "First"), scene("viewController", "left", class: "Left", "<view customClass=\"Graph\"/>"))
    #expect(named(["/a/More.storyboard": left]) == ["First"])
    #expect(named(["/a/Cell.xib": nib, "/a/Info.plist": list]) == ["Cell", "Share"])
    #expect(named(["/a/Info.plist": list]) == [])
    #expect(named(["/a/Info.plist": list, "/a/LaunchScreen.storyboard": "<document><scenes/></document>"]) == ["Share"])
    #expect(named(["/a/Cell.xib": nib, "/a/Old.m": "[[Picker alloc] initWithStyle: small]; // Über"]) == ["Cell", "Picker"])
    #expect(named(["/a/Cell.xib": nib, "/a/Old.mm": String(repeating: "[Old go];", count: 1 << 17)]) == [])
    #expect(named(["/a/Cell.xib": nib], areComplete: false) == [])
  }
}
