import Foundation

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
