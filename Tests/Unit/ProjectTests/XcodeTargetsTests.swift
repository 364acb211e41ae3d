import Testing

@testable import Project

/// Xcode projects say which files they compile.
@Suite struct XcodeTargetsTests {
  private let project = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
        /* Begin PBXGroup section */
        A1 = { isa = PBXGroup; children = (A2, A3, A4, A5, A6, ); sourceTree = "<group>"; };
        A2 /* App */ = { isa = PBXGroup; children = (F1 /* Main.swift */, F2, F3); path = App; sourceTree = "<group>"; };
        A3 = { isa = PBXGroup; children = (F4); name = Shared; sourceTree = "<group>"; };
        A4 = { isa = PBXFileSystemSynchronizedRootGroup; path = Widgets; sourceTree = "<group>"; };
        A5 = { isa = PBXGroup; children = (F5); path = "With \\"Quotes\\""; sourceTree = "<group>"; };
        A6 = { isa = PBXFileReference; path = App/Deep/Root.swift; sourceTree = SOURCE_ROOT; };
        F1 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Main.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = "../Outside/Other.swift"; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = Listed.swift; sourceTree = "<group>"; };
        F4 = {isa = PBXFileReference; path = Shared.swift; sourceTree = "<group>"; };
        F5 = {isa = PBXFileReference; path = Quoted.swift; sourceTree = "<group>"; };
        B1 = {isa = PBXBuildFile; fileRef = F1; };
        B2 = {isa = PBXBuildFile; fileRef = F2; };
        B4 = {isa = PBXBuildFile; fileRef = F4; };
        B5 = {isa = PBXBuildFile; fileRef = F5; };
        B6 = {isa = PBXBuildFile; fileRef = A6; };
        P1 = { isa = PBXSourcesBuildPhase; files = ( B1 /* Main.swift in Sources */, B2, B4, B5, B6, ); };
        R1 = { isa = PBXProject; mainGroup = A1; projectDirPath = ""; };
      };
      rootObject = R1 /* Project object */;
    }
    """

  private func targets(_ text: String) -> XcodeTargets {
    let inner = "{ objects = { R1 = { mainGroup = A1; }; A1 = { sourceTree = \"<group>\"; }; }; rootObject = R1; }"
    return XcodeTargets([
      "/code/App.xcodeproj/project.pbxproj", "/code/App/Main.swift", "/code/App/Inner/Inner.xcodeproj/project.pbxproj", "/code/App/Pod/Pod.podspec",
      // The whole project is a pod, too.
      "/code/App.podspec", "/code/App/Package/Package.swift",
    ]) { path in
      path.hasSuffix(".pbxproj") ? Array((path.contains("Inner") ? inner : text).utf8) : nil
    }
  }

  @Test(arguments: [
    ("/code/App/Main.swift", false), ("/code/Outside/Other.swift", false), ("/code/Shared.swift", false), ("/code/With \"Quotes\"/Quoted.swift", false),
    ("/code/App/Deep/Root.swift", false),
    // The disk may spell it in another way.
    ("/code/app/main.swift", false),
    // Listed, but in no build phase, or not listed.
    ("/code/App/Listed.swift", true), ("/code/App/Forgotten.swift", true), ("/code/App/Deep/Forgotten.swift", true),
    // Folders below files of targets belong to the project.
    ("/code/App/Old/Screens/Forgotten.swift", true),
    // Those of other projects and of pods do not, nor do other folders.
    ("/code/App/Inner/Sources/Tool.swift", false), ("/code/App/Pod/Sources/Tool.swift", false),
    ("/code/App/Package/Plugins/Tool.swift", false),
    ("/code/Tools/Tool.swift", false), ("/code/Widgets/Clock.swift", false),
  ]) func filesOfTargets(path: String, isLeftOut: Bool) {
    #expect(targets(project).leavesOut(path) == isLeftOut)
  }

  /// Leftovers of a project have neither a project of their own nor the description of a package.
  @Test(arguments: [
    ("/code/Old/Screen.swift", true), ("/code/Old/Sources/Deep/Screen.swift", true), ("/other/Screen.swift", false), ("/code/Widgets/Clock.swift", false),
    ("/code/Kit/Sources/Kit.swift", false), ("/code/Inner/Tool.swift", false), ("/code/Rules/Sources/Rule.swift", false),
    // Dependencies, whose projects are not read, and folders that are read as context only.
    ("/code/Pods/Rx/Bag.swift", false), ("/code/Carthage/Checkouts/Rx/Sources/Bag.swift", false), ("/code/Vendor/Rx/Bag.swift", false),
    // A folder above files of a target.
    ("/code/Far/Loose.swift", false),
  ]) func foldersWithoutFilesOfTargets(path: String, isLeftOut: Bool) {
    let inner = "{ objects = { R1 = { mainGroup = A1; }; A1 = { sourceTree = \"<group>\"; }; }; rootObject = R1; }"
    let targets = XcodeTargets(
      [
        "/code/App.xcodeproj/project.pbxproj", "/code/Kit/Package.swift", "/code/Rules/BUILD.bazel", "/code/Inner/Inner.xcodeproj/project.pbxproj",
      ], dependencies: ["/code/Vendor", "/code/Pods", "/code/Carthage/Checkouts"]
    ) { path in
      path.hasSuffix(".pbxproj") ? Array((path.contains("Inner") ? inner : project.replacing("App/Deep/Root", with: "Far/Away/Root")).utf8) : nil
    }
    #expect(targets.leavesOut(path) == isLeftOut)
  }

  @Test func damagedProjectsSayNothing() {
    for length in stride(from: 0, to: project.utf8.count, by: 7) {
      let cut = String(decoding: Array(project.utf8).prefix(length), as: UTF8.self)
      #expect(!targets(cut).leavesOut("/code/App/Forgotten.swift") || length > project.utf8.count - 20)
    }
    #expect(!targets(String(repeating: "{a = ", count: 100_000)).leavesOut("/code/App/Forgotten.swift"))
    #expect(!targets(project.replacing("= A1;", with: "= A9;")).leavesOut("/code/App/Forgotten.swift"))
  }

  /// A manifest says which files belong to a package.
  @Test func modulesOfFilesThatAreLeftOut() {
    let paths = ["/code/App/Forgotten.swift", "/code/App/Main.swift"]
    let map = ModuleMap(of: paths, targets: targets(project)) { _ in nil }
    #expect(map.modules.map { map.descriptions[$0].isCompiled } == [false, true])
    let manifest = "let package = Package(targets: [.target(name: \"App\", path: \"App\")])"
    let package = ModuleMap(of: paths, targets: targets(project)) { $0 == "/code/Package.swift" ? Array(manifest.utf8) : nil }
    #expect(package.modules.map { package.descriptions[$0].isCompiled } == [true, true])
  }

  /// A project that shares its files with a pod need not know all of them.
  @Test(arguments: [true, false]) func filesSharedWithAPod(hasPod: Bool) {
    let shared = project.replacing("path = App; sourceTree = \"<group>\"", with: "path = \"../Source\"; sourceTree = \"<group>\"")
    let targets = XcodeTargets(["/code/Example/Example.xcodeproj/project.pbxproj"] + (hasPod ? ["/code/Kit.podspec"] : [])) { path in
      path.hasSuffix(".pbxproj") ? Array(shared.utf8) : nil
    }
    #expect(!targets.leavesOut("/code/Source/Main.swift"))
    #expect(targets.leavesOut("/code/Source/Forgotten.swift") == !hasPod)
  }
}
