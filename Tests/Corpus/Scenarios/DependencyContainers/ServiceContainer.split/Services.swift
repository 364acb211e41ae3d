import Foundation

final class Settings {
  var isVerbose = false
}

final class Tracker {
  let settings: Settings
  var make: (() -> Settings)?
  init(settings: Settings) { self.settings = settings }
}

final class Navigator {
  let container: Container //@ container
  init(container: Container) { self.container = container }
}
