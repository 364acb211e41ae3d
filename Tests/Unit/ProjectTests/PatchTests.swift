import Testing

@testable import Project

@Suite struct PatchTests {
  private func files(_ text: String) -> [String: [ClosedRange<Int>]] { Patch(Array(text.utf8)).files }

  private func header(_ path: String) -> String { "diff --git a/\(path) b/\(path)\n--- a/\(path)\n+++ b/\(path)\n" }

  @Test func hunksNameTheLinesOfTheNewFile() {
    let text = header("A.swift") + "@@ -1 +1 @@ class A {\n-a\n+b\n@@ -7,0 +8,2 @@\n+c\n+d\n"
    #expect(files(text) == ["A.swift": [1...1, 8...9]])
  }

  @Test func removedLinesChangeTheirNeighbours() {
    #expect(files(header("A.swift") + "@@ -3,2 +2,0 @@\n-a\n-b\n@@ -9 +6,0 @@\n-a\n") == ["A.swift": [2...3, 6...7]])
    #expect(files(header("A.swift") + "@@ -1 +0,0 @@\n-a\n") == ["A.swift": [1...1]])
  }

  @Test func whatLinesLookLikeDoesNotMatter() {
    let text =
      header("A.swift") + "@@ -1,2 +1,2 @@\n--- a/X.swift\n-@@ -1 +1 @@\n+++ b/Y.swift\n+diff --git a/Z b/Z\n\\ No newline at end of file\n"
      + header("B.swift") + "@@ -4 +4 @@\n-\n+\n"
    #expect(files(text) == ["A.swift": [1...2], "B.swift": [4...4]])
  }

  @Test func namesAreReadAsGitWritesThem() {
    #expect(files("+++ b/My App/A.swift\t\n@@ -0,0 +1 @@\n+\n") == ["My App/A.swift": [1...1]])
    #expect(files("+++ \"b/a\\\"b\\\\c\\td\\303\\244.swift\"\n@@ -0,0 +1 @@\n+\n") == ["a\"b\\c\tdä.swift": [1...1]])
    #expect(files("+++ b/Über uns/名前.swift\t\n@@ -0,0 +1 @@\n+\n") == ["Über uns/名前.swift": [1...1]])
  }

  @Test func deletedAndRenamedFiles() {
    let deleted = "diff --git a/A.swift b/A.swift\ndeleted file mode 100644\n--- a/A.swift\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n"
    let renamed = "diff --git a/B.swift b/C.swift\nsimilarity index 100%\nrename from B.swift\nrename to C.swift\n"
    #expect(files(deleted + renamed) == [:])
  }

  @Test(arguments: ["", "\n", "@@ -1 +1 @@\n", "+++ b/A\n@@ -1,9999999999999999999 +1 @@\n", "+++ \"b/\\", "@@ -x +y @@\n", "+++ b/A\n@@ -1 +1,-5 @@\n"])
  func nonsenseGivesNothing(text: String) {
    let ranges = files(text).values.flatMap { $0 }
    #expect(ranges == [])
  }

  @Test func linesAreLookedUp() {
    var changes = ChangedLines()
    changes.set(.ranges([2...3, 7...7, 10...20]), of: "/A.swift")
    changes.set(.all, of: "/B.swift")
    let touched = (1...22).filter { changes.touch("/A.swift", lines: $0...$0) }
    #expect(touched == [2, 3, 7] + Array(10...20))
    #expect(changes.touch("/A.swift", lines: 4...7) && !changes.touch("/A.swift", lines: 4...6))
    #expect(changes.touch("/B.swift", lines: 99...99) && !changes.touch("/C.swift", lines: 1...1))
  }
}
