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
    transition {  //@ open
      self.appearances += 1
    }
  }

  func close() {
    onDisappear = {  //@ close
      self.appearances = 0
    }
  }
}

final class SearchScreen: TrackedScreen {
  func open() {
    transition {  //@ search
      self.appearances += 1
    }
  }
}

final class LaunchScreen: SplashScreen {
  func prepare() {
    whenAppearing {  //@ launch
      self.appearances += 1
    }
  }

  func skip() {
    let next = SplashScreen()
    next.onDisappear = {  //@ skip
      self.appearances = 0
    }
    next.onDisappear?()
  }
}
