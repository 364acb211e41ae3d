#!/usr/bin/env python3
"""Looks at HTML reports as people do: in a browser.

Without Chromium and its driver only the text of the pages is tested.

usage: test_html.py [TEST...]      UNRETAIN_SCREENSHOTS=FOLDER keeps pictures of the pages
"""

import base64
import hashlib
import os
import pathlib
import re
import subprocess
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "Tests/System/EndToEnd"))
sys.path.insert(0, str(pathlib.Path(__file__).parent))

import browser
from program import CLEAN, LEAK, MODEL, NOTE, VIEW, Case, main

subprocess.run([ROOT / "Tests/System/Browser/setup.sh"], check=True)
SKIPPED = None if browser.programs() else "there is no Chromium with its driver: apt-get install chromium chromium-driver"

# Names and texts that would be markup, a script or a style where nobody escaped them.
HOSTILE = """\
final class Evil {
  var onChange: (() -> Void)?
  var text = "</script><script>document.title = 'x'</script><img src=x onerror=alert(1)> <!-- &amp;"
  func start() {
    onChange = { /* </pre><style>*{display:none}</style> */ self.text = "\\u{202E}" }
  }
}
"""


class Project(Case):
  def setUp(self):
    super().setUp()
    self.write(".git/HEAD", "")
    self.write("Sources/Cart.swift", LEAK)
    self.write("Sources/View & <Model>.swift", VIEW + MODEL)
    self.write("Sources/Deep/Sender.swift", NOTE)
    self.write("Sources/Evil.swift", HOSTILE)

  def page(self, *arguments):
    self.run_program("--format", "html=report.html", "--min-level", "note", *arguments, "Sources")
    return (self.folder / "report.html").read_text()

  def graph(self, kind):
    self.write(f"graph.{kind}", self.check(0, "graph", "CartView", "Sources", "--format", kind).out)
    return (self.folder / f"graph.{kind}").read_text()


class Pages(Project):
  """What holds of the pages as texts."""

  def test_the_policy_knows_style_and_script(self):
    pages = {"report": self.page(), "graph": self.graph("html")}
    for name, page in pages.items():
      for kind in ["style", "script"][: 2 if name == "report" else 1]:
        [text] = re.findall(rf"<{kind}>(.*?)</{kind}>", page, re.DOTALL)
        digest = "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
        self.assertIn(f"{kind}-src '{digest}'", page, f"{kind}Hash in Sources/Reporting/HTMLPage.swift has to be {digest}")
      self.assertIn("default-src 'none'", page)

  def test_nothing_comes_from_elsewhere(self):
    for page in [self.page(), self.graph("html"), self.graph("svg")]:
      self.assertNotRegex(page.replace("http://www.w3.org/2000/svg", ""), r"(?i)https?://|<link|<img|<iframe|url\(|@import| style=| on[a-z]+=\"")

  def test_equal_runs_give_equal_pages(self):
    self.assertEqual(self.page(), self.page("--jobs", "1"))
    self.assertEqual(self.page(), self.page("--no-cache"))

  def test_notes_are_left_out_where_they_are_not_wanted(self):
    self.run_program("--format", "html=report.html", "Sources")
    page = (self.folder / "report.html").read_text()
    self.assertEqual(len(re.findall('class="f error"', page)), 3)
    self.assertNotIn('class="f note"', page)


@unittest.skipIf(SKIPPED, SKIPPED)
class InBrowser(Project):
  def setUp(self):
    super().setUp()
    self.browser = browser.Browser()
    self.addCleanup(self.browser.close)

  def tearDown(self):
    self.assertEqual(self.browser.console(), [])

  def show(self, name, fragment=""):
    self.browser.open(self.folder / name, fragment)
    if folder := os.environ.get("UNRETAIN_SCREENSHOTS"):
      self.browser.screenshot(pathlib.Path(folder) / f"{self.id().rsplit('.')[-1]}.png")

  def visible(self):
    return self.browser.run("[...document.querySelectorAll('.f')].filter(f => f.checkVisibility()).map(f => f.dataset.rule)")

  def count(self):
    return self.browser.run("document.getElementById('count').textContent")

  def test_findings_are_shown_with_their_paths(self):
    self.page()
    self.show("report.html")
    self.assertEqual(len(self.visible()), 4)
    self.browser.click(".f summary")
    self.assertTrue(self.browser.run("document.querySelector('.f .steps').checkVisibility()"))
    boxes = self.browser.run("[...document.querySelectorAll('.f')].map(f => [f.querySelectorAll('.box').length, f.querySelectorAll('.slash').length, f.querySelectorAll('g.lasting').length])")
    # The cart holds its closure; the view a model that holds the closure; the system the sender's, which is no cycle.
    self.assertEqual(sorted(boxes), [[2, 1, 2], [2, 1, 2], [3, 1, 0], [3, 1, 3]])

  def test_hostile_text_stays_text(self):
    self.page()
    self.show("report.html")
    self.assertTrue(self.browser.run("document.title.startsWith('Unretain')"))
    self.assertEqual(self.browser.run("document.querySelectorAll('img, main style, main script').length"), 0)
    self.assertTrue(self.browser.run("document.querySelector('main').textContent.includes('</pre><style>*{display:none}</style>')"))

  def test_what_to_repair_first(self):
    folder = "Sources/" + "a-very-long-name-of-a-folder/" * 6 + "End"
    self.write(folder + "/Cart.swift", LEAK.replace("Cart", "Basket"))
    self.page()
    self.show("report.html")
    self.assertEqual(self.browser.run("document.querySelectorAll('#first li').length"), 5)
    self.assertEqual(self.browser.run("document.querySelector('#first li').className"), "error")
    self.assertIn("mends 1 finding, frees objects of 1 type: Basket", self.browser.run("document.getElementById('first').textContent"))
    self.browser.click("#first a")
    self.assertEqual(self.browser.run("[...document.querySelectorAll('.f')].filter(f => f.open).length"), 1)
    # Folders are told apart by their ends.
    self.assertTrue(self.browser.run("[...document.querySelectorAll('#folder option')].some(o => o.textContent.startsWith('…') && o.textContent.includes('/End'))"))
    self.assertTrue(self.browser.run(
      "(() => { const span = document.querySelector('[data-pick=folder][data-value$=End] span');"
      " return span.firstChild.getBoundingClientRect().right <= span.getBoundingClientRect().right + 1 })()"))

  def test_search_and_filters(self):
    self.page()
    self.show("report.html")
    self.browser.keys("/")
    self.browser.keys("cartmodel onchange", "#search")
    self.assertTrue(self.browser.wait("document.getElementById('count').textContent == '1 of 4'"), self.count())
    self.assertEqual(len(self.visible()), 1)
    self.browser.keys("\ue00c", "#search")
    self.assertEqual(self.count(), "4 of 4")
    self.browser.click("[data-level=error][type=checkbox]")
    self.assertEqual(self.visible(), ["delayed_release"])
    self.browser.click("[data-level=error][type=checkbox]")
    self.browser.click("[data-pick=folder][data-value='Sources/Deep']")
    self.assertEqual(self.count(), "1 of 4")
    self.browser.keys("nothing has this", "#search")
    self.assertTrue(self.browser.wait("document.getElementById('none').checkVisibility()"))

  def test_keys(self):
    self.page()
    self.show("report.html")
    self.browser.keys("jjo")
    self.assertEqual(self.browser.run("[...document.querySelectorAll('.f')].map(f => f.open)"), [False, True, False, False])
    self.browser.keys("e")
    self.assertEqual(self.browser.run("document.querySelectorAll('.f[open]').length"), 4)
    self.browser.keys("?")
    self.assertTrue(self.browser.run("document.getElementById('help').open"))

  def test_a_link_opens_its_finding(self):
    page = self.page()
    identifier = re.findall(r'<details class="f [a-z]+" id="([^"]+)"', page)[2]
    self.show("report.html", "#" + identifier)
    self.assertEqual(self.browser.run("[...document.querySelectorAll('.f[open]')].map(f => f.id)"), [identifier])
    self.write("Sources/Evil.swift", "\n\n" + HOSTILE)
    self.assertIn(f'id="{identifier}"', self.page())

  def test_thousands_stay_quick(self):
    for index in range(700):
      self.write(f"Sources/Many/Cart{index}.swift", LEAK.replace("Cart", f"Cart{index}"))
    self.page()
    self.show("report.html")
    self.assertLess(self.browser.run("document.getElementsByTagName('*').length"), 12_000)
    milliseconds = self.browser.run(
      "(() => { const start = performance.now(); document.getElementById('search').value = 'cart69'; "
      "document.getElementById('bar').requestSubmit(); document.body.offsetHeight; return performance.now() - start; })()")
    self.assertEqual(self.count(), "11 of 704")
    # Some thirty on a quiet machine.
    self.assertLess(milliseconds, 2000)
    self.browser.click(".file:not([hidden]) > .f summary")
    self.assertTrue(self.browser.wait("document.querySelector('.f[open] .steps')?.checkVisibility()"))
    self.browser.run("dispatchEvent(new Event('beforeprint'))")
    self.assertEqual(self.browser.run("document.querySelectorAll('.f[open] .drawing').length"), 11)

  def test_graphs_are_drawn(self):
    self.graph("svg")
    self.show("graph.svg")
    self.assertEqual(self.browser.run("document.querySelectorAll('g.lasting').length"), 3)
    self.graph("html")
    self.show("graph.html")
    self.assertTrue(self.browser.run("document.querySelector('.drawing .box').checkVisibility()"))

  def test_nothing_is_wider_than_the_window(self):
    self.page()
    self.browser.send("POST", "/window/rect", {"width": 500, "height": 900})
    self.show("report.html")
    self.browser.keys("e")
    self.assertLessEqual(self.browser.run("document.documentElement.scrollWidth - document.documentElement.clientWidth"), 0)


if __name__ == "__main__":
  if SKIPPED:
    print(f"note: not looked at in a browser: {SKIPPED}", file=sys.stderr)
  main()
