import Foundation

class Page {
  var onNext: (() -> Void)?
  var onSkip: (() -> Void)?
  weak var flow: OnboardingFlow?
  func next() { onNext?() }
}

final class VideoPage: Page {
  private(set) var isPlaying = false
  func play() { isPlaying = true }
}
