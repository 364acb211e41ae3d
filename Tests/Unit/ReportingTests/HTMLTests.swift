import Findings
import Ownership
import Testing

@testable import Reporting

@Suite struct HTMLTests {
  @Test func sentencesKeepTheirNamesAsCode() {
    #expect(HTMLText.sentence("`a<b>` & <i> `c") == "<code>a&lt;b&gt;</code> &amp; &lt;i&gt; <code>c</code>")
  }

  @Test func explanationsBecomeParagraphs() {
    #expect(
      HTMLText.paragraphs("**See it.** Use\n`x`.\n\n    let a = 1 < 2\n\n    b\n\nEnd.")
        == "<p><strong>See it.</strong> Use <code>x</code>.</p><pre>let a = 1 &lt; 2</pre><pre>b</pre><p>End.</p>")
  }

  @Test func nothingOfTheSampleIsMarkup() {
    var report = Sample.report
    report.findings[1].message = "</script><script>alert(1)</script> `<img src=x onerror=y>` <!--"
    let page = HTMLReporter(minimumLevel: .note).render(report)
    #expect(page.components(of: "<script>") == 1 && page.components(of: "<!--") == 0 && page.components(of: "<img") == 0)
    #expect(page.components(of: "class=\"f ") == report.findings.count { $0.isOpen })
    #expect(page == HTMLReporter(minimumLevel: .note).render(report))
  }

  /// Two closures that one property keeps: the repair of the first leaves the second.
  @Test(arguments: [(false, "2 places to repair, whose paths share step 1"), (true, "mends 2 findings, frees objects of 1 type: <code>Cart</code>")])
  func oneRepairMendsOnlyWhatItCuts(isCapture: Bool, gain: String) {
    let cart = DrawnReference.Box(kind: .root, name: "self", type: "Cart?")
    let closure = DrawnReference.Box(kind: .closure, name: "{ }", type: "")
    let reference = DrawnReference(
      source: isCapture ? closure : cart, target: isCapture ? cart : closure, name: "onChange", isCapture: isCapture, strength: .strong,
      lifetime: .whileKept, isProven: true, closesCycle: isCapture)
    let step = OwnershipStep(place: Sample.place(1, "onChange"), text: "`Cart` keeps `onChange`", drawn: [reference])
    var report = Sample.report
    var findings = Array(repeating: report.findings[1], count: 3)
    findings[0].path = [step]
    findings[1].path = [step]
    findings[1].place = Sample.place(0, "{ self.layout")
    findings[2].path = []
    report.findings = findings
    #expect(HTMLReporter().render(report).contains(gain))
  }

  @Test func manyFindingsWaitAsText() {
    var report = Sample.report
    report.findings = Array(repeating: report.findings[1], count: 301)
    let page = HTMLReporter().render(report)
    #expect(page.components(of: "<script type=\"text/html\">") == 301 && page.components(of: "</script>") == 302)
    #expect(page.components(of: "class=\"body\"") == 0)
  }
}

extension String {
  /// How often a text stands in this one.
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
