import Foundation

class Screen {
  var appearances = 0
  private var appearHandlers: [() -> Void] = []
  var onDisappear: (() -> Void)?

  func whenAppearing(_ handler: @escaping () -> Void) {
    appearHandlers.append(handler)
  }

  func transition(_ work: @escaping () -> Void) {
    work()
  }

  func appear() { appearHandlers.forEach { $0() } }
}

class TrackedScreen: Screen {
  override func transition(_ work: @escaping () -> Void) {
    super.transition(work)
    whenAppearing(work)
  }
}

class SplashScreen: Screen {
  override func whenAppearing(_ handler: @escaping () -> Void) {
    handler()
  }
}

final class HomeScreen: Screen {
  func prepare() {
    whenAppearing {  //@ prepare
      self.appearances += 1
    }
  }

  func open() {
    transition { self.appearances += 1 }  //@ open
  }

  func close() {
    onDisappear = { self.appearances = 0 }  //@ close
  }
}

final class SearchScreen: TrackedScreen {
  func open() {
    transition { self.appearances += 1 }  //@ search
  }
}

final class LaunchScreen: SplashScreen {
  func prepare() {
    whenAppearing { self.appearances += 1 }  //@ launch
  }
}
