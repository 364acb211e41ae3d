import Foundation

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
