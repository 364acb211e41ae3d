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


# The texts whose contrast with what is behind them is too small. Drawn text stands on the box before it, or on the page.
CONTRAST = """(() => {
  const parts = text => { const [r, g, b, a = 1] = (text.match(/[\\d.]+/g) || [0, 0, 0, 0]).map(Number); return [r, g, b, a]; };
  const over = (top, below) => top.slice(0, 3).map((value, i) => value * top[3] + below[i] * (1 - top[3])).concat(1);
  const behind = element => {
    const layers = [];
    for (let e = element; e; e = e.parentElement) {
      if (e.localName == 'g' && e.querySelector(':scope > rect')) layers.push(parts(getComputedStyle(e.querySelector(':scope > rect')).fill));
      layers.push(parts(getComputedStyle(e).backgroundColor));
    }
    return layers.reverse().reduce((below, top) => over(top, below), [255, 255, 255, 1]);
  };
  const light = colour => colour.slice(0, 3).map(value => value / 255).map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  const bad = new Set();
  for (const e of document.querySelectorAll('body *')) {
    if (!e.checkVisibility() || ![...e.childNodes].some(n => n.nodeType == 3 && n.textContent.trim()) || ['SCRIPT', 'OPTION', 'TITLE'].includes(e.tagName.toUpperCase())) continue;
    const style = getComputedStyle(e), back = behind(e), size = parseFloat(style.fontSize);
    const front = over(parts(e.closest('svg') ? style.fill : style.color), back);
    const [low, high] = [light(front), light(back)].sort((a, b) => a - b);
    const ratio = (high + 0.05) / (low + 0.05);
    if (ratio < (size >= 24 || size >= 18.66 && style.fontWeight >= 700 ? 3 : 4.5)) bad.add(`${ratio.toFixed(2)} ${e.localName}.${e.getAttribute('class')} in ${e.parentElement.getAttribute('class')}: ${e.textContent.slice(0, 30)}`);
  }
  return [...bad];
})()"""


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

  def test_a_narrow_page_cuts_nothing_off_and_breaks_no_word_of_a_message(self):
    self.write("Sources/" + "aLongNameOfAFolder/" * 4 + "Cart.swift", LEAK.replace("Cart", "Basket"))
    self.page()
    for width in (780, 320):
      with self.subTest(width):
        self.browser.send("POST", "/goog/cdp/execute", {
          "cmd": "Emulation.setDeviceMetricsOverride", "params": {"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": False}})
        self.show("report.html")
        self.browser.run("document.querySelectorAll('.f').forEach(f => f.open = true), document.documentElement.dataset.group = 'cause'")
        self.assertTrue(self.browser.run(
          "[...document.querySelectorAll('.f>summary .message')].every(m => m.clientWidth === 0 || m.getBoundingClientRect().width >= Math.min(300, innerWidth - 80))"))
        self.assertTrue(self.browser.run(
          "[...document.querySelectorAll('.links code')].every(c => c.getBoundingClientRect().right <= c.closest('.f').getBoundingClientRect().right)"))

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

  def test_groups(self):
    # Two closures behind one property have one cause.
    self.write("Sources/Cart.swift", LEAK + "\nextension Cart {\n  func again() {\n    onChange = { self.total += 2 }\n  }\n}\n")
    self.page()
    self.show("report.html")
    titles = "[...document.querySelectorAll('.file:not([hidden]) > h2')].map(h => h.textContent)"
    pick = "(() => { const group = document.getElementById('group'); group.value = arguments[0]; group.dispatchEvent(new Event('change')); })()"
    files = self.browser.run(titles)
    self.browser.run(pick, "cause")
    found = self.browser.run(titles)
    self.assertEqual(len(found), 2, found)
    self.assertRegex(found[0], r"^Cart keeps onChange \(Sources/Cart.swift:\d+\)$")
    self.assertEqual(found[1], "Causes of one finding each")
    self.assertEqual(self.count(), "5 of 5")
    self.assertTrue(self.browser.run("document.querySelector('.f .in').checkVisibility()"))
    self.browser.run(pick, "type")
    found = self.browser.run(titles)
    self.assertEqual(found[0], "Cart")
    self.assertLess({"CartView", "Evil"}, set(found))
    # Filters hold in groups, too.
    self.browser.keys("evil.swift", "#search")
    self.assertTrue(self.browser.wait("document.getElementById('count').textContent == '1 of 5'"), self.count())
    self.assertEqual(self.browser.run(titles), ["Evil"])
    self.browser.keys("\ue00c", "#search")
    self.browser.run(pick, "")
    self.assertEqual(self.browser.run(titles), files)
    self.assertFalse(self.browser.run("document.querySelector('.f .in').checkVisibility()"))

  def test_texts_can_be_read(self):
    """WCAG 2.1, 1.4.3: 4.5 to 1, or 3 to 1 where the text is large; on screens, at night and on paper."""
    self.page()
    for theme, media in (("light", "screen"), ("dark", "screen"), ("light", "print")):
      self.browser.send("POST", "/goog/cdp/execute", {"cmd": "Emulation.setEmulatedMedia", "params": {"media": media}})
      self.show("report.html")
      self.browser.run("(() => { document.documentElement.dataset.theme = arguments[0]; for (const f of document.querySelectorAll('details')) f.open = true; })()", theme)
      self.assertEqual(self.browser.run(CONTRAST), [], f"{theme}, {media}")
    self.browser.send("POST", "/goog/cdp/execute", {"cmd": "Emulation.setEmulatedMedia", "params": {"media": ""}})

  def test_names_for_those_who_do_not_see(self):
    self.page()
    self.show("report.html")
    self.assertEqual(self.browser.run(
      "[...document.querySelectorAll('button, select, input, a, summary')].filter(e => !(e.textContent.trim() || e.getAttribute('aria-label') || e.closest('label'))).map(e => e.outerHTML)"), [])
    self.assertEqual(self.browser.run("[...document.querySelectorAll('svg')].filter(e => !e.getAttribute('aria-label') && e.getAttribute('aria-hidden') != 'true').length"), 0)
    self.assertEqual(self.browser.run("(ids => ids.length - new Set(ids).size)([...document.querySelectorAll('[id]')].map(e => e.id))"), 0)
    self.assertEqual(self.browser.run("document.documentElement.lang"), "en")

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
    for width in (500, 320):
      self.browser.send("POST", "/goog/cdp/execute", {
        "cmd": "Emulation.setDeviceMetricsOverride", "params": {"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": False}})
      self.show("report.html")
      self.browser.keys("e")
      self.assertLessEqual(self.browser.run("document.documentElement.scrollWidth - document.documentElement.clientWidth"), 0, width)


if __name__ == "__main__":
  if SKIPPED:
    print(f"note: not looked at in a browser: {SKIPPED}", file=sys.stderr)
  main()
