import Findings
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
