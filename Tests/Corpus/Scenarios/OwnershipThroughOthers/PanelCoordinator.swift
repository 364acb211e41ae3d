import Foundation

class Panel {
  var title = ""
  var onClose: (() -> Void)?
}

final class PanelWindow {
  private var panels: [Panel] = []
  private weak var key: Panel?

  func show(_ panel: Panel) { panels.append(panel) }
  func focus(_ panel: Panel) { key = panel }
}

final class PanelHost {
  let window = PanelWindow()
}

final class PanelCoordinator {
  let host = PanelHost()
  weak var parentWindow: PanelWindow?
  var closed = 0

  func openSettings() {
    let panel = Panel()
    panel.title = "Settings"
    panel.onClose = { self.closed += 1 }  //@ settings
    host.window.show(panel)
  }

  func openHelp() {
    let panel = Panel()
    panel.title = "Help"
    panel.onClose = { self.closed += 1 }  //@ help
    host.window.focus(panel)
  }

  func openAbout(in window: PanelWindow) {
    let panel = Panel()
    panel.onClose = { self.closed += 1 }  //@ about
    window.show(panel)
  }

  func openInspector() {
    let panel = Panel()
    panel.onClose = {  //@ inspector
      self.closed += 1
    }
    parentWindow?.show(panel)
  }

  func openPalette() {
    let panel = Panel()
    panel.onClose = {  //@ palette
      panel.title = "closed"
    }
    host.window.show(panel)
  }
}
