class Screen {
  let name: String
  var onClose: (() -> Void)?
  var onAppear: (() -> Void)?
  private(set) var presented: Screen?

  init(name: String) { self.name = name }

  func present(_ screen: Screen) {
    presented = screen
    screen.onAppear?()
  }
  func dismiss() { presented = nil }
  func close() { onClose?() }
}

final class SettingsMenu {
  func showAbout(on host: Screen) {
    let about = Screen(name: "About")
    about.onClose = { about.dismiss() }  //@ about
    host.present(about)
  }

  func showLicences(on host: Screen) {
    let licences = Screen(name: "Licences")
    licences.onClose = { [weak host] in host?.dismiss() }
    host.onAppear = { licences.close() }  //@ licences
    host.present(licences)
  }

  func showSupport(on host: Screen) {
    let support = Screen(name: "Support")
    support.onClose = {  //@ support
      host.dismiss()
    }
    host.present(support)
  }

  func showTour() {
    let tour = Screen(name: "Tour")
    let last = Screen(name: "Done")
    last.onClose = {  //@ tour
      tour.dismiss()
    }
    last.close()
  }
}
