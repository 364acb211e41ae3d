"""A headless Chromium, driven by WebDriver: as much of it as the tests need, without a library.

Debian has both programs: apt-get install chromium chromium-driver
"""

import base64
import json
import os
import pathlib
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"


def programs():
  """The paths of the browser and of its driver; None where one of them is missing."""
  browser = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
  driver = shutil.which("chromedriver")
  return (browser, driver) if browser and driver else None


class Browser:
  """One window. Close it with `close()`."""

  def __init__(self, width=1300, height=1000, dark=False):
    browser, driver = programs()
    # A home of its own: what the user has set must not matter.
    self.home = tempfile.mkdtemp(prefix="unretain-browser-")
    with socket.socket() as probe:
      probe.bind(("127.0.0.1", 0))
      port = probe.getsockname()[1]
    self.base = f"http://127.0.0.1:{port}"
    self.process = subprocess.Popen(
      [driver, f"--port={port}"], env={**os.environ, "HOME": self.home}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    arguments = ["--headless=new", "--disable-gpu", "--hide-scrollbars", f"--window-size={width},{height}", f"--user-data-dir={self.home}/profile"]
    if os.geteuid() == 0:
      arguments.append("--no-sandbox")
    if dark:
      arguments.append("--force-dark-mode")
    options = {"binary": browser, "args": arguments}
    capabilities = {"alwaysMatch": {"browserName": "chrome", "goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "ALL"}}}
    for _ in range(3000):
      try:
        self.session = ""
        self.session = "/session/" + self.send("POST", "/session", {"capabilities": capabilities})["sessionId"]
        break
      except (ConnectionError, urllib.error.URLError):
        time.sleep(0.1)
    else:
      raise RuntimeError("the driver does not answer")

  def send(self, method, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(self.base + self.session + path, data, {"Content-Type": "application/json"}, method=method)
    # Whatever proxy there is: the driver is on this machine.
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
      with opener.open(request, timeout=600) as answer:
        return json.load(answer)["value"]
    except urllib.error.HTTPError as error:
      raise RuntimeError(error.read().decode()) from None

  def open(self, file, fragment=""):
    self.send("POST", "/url", {"url": "about:blank"})
    self.send("POST", "/url", {"url": pathlib.Path(file).resolve().as_uri() + fragment})

  def run(self, script, *arguments):
    """The value of a JavaScript expression; `arguments` are its arguments."""
    return self.send("POST", "/execute/sync", {"script": "return " + script, "args": list(arguments)})

  def keys(self, text, selector="body"):
    element = self.send("POST", "/element", {"using": "css selector", "value": selector})[ELEMENT]
    self.send("POST", f"/element/{element}/value", {"text": text})

  def click(self, selector):
    element = self.send("POST", "/element", {"using": "css selector", "value": selector})[ELEMENT]
    self.send("POST", f"/element/{element}/click", {})

  def wait(self, script, seconds=300):
    """Waits until an expression is true; says whether it was."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
      if self.run(script):
        return True
      time.sleep(0.02)
    return False

  def console(self):
    """What the page, or the browser because of it, has written since the last time."""
    return [entry["message"] for entry in self.send("POST", "/se/log", {"type": "browser"})]

  def screenshot(self, file):
    pathlib.Path(file).write_bytes(base64.b64decode(self.send("GET", "/screenshot")))

  def close(self):
    try:
      self.send("DELETE", "")
    finally:
      self.process.terminate()
      self.process.wait()
      shutil.rmtree(self.home, ignore_errors=True)
