import Foundation

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
