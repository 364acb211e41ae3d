import Foundation

final class OnboardingFlow {
  private(set) var pages: [Page] = []
  private(set) var current: Page?
  private(set) var index = 0

  func addVideo() {
    let page = VideoPage()
    page.onNext = { page.play() } //@ video
    pages.append(page)
  }

  func addVideoWeakly() {
    let page = VideoPage()
    page.onNext = { [weak page] in page?.play() } //@ weakVideo
    pages.append(page)
  }

  func addReference() {
    let page = VideoPage()
    page.onSkip = page.play //@ reference
    pages.append(page)
  }

  func chain() {
    let first = Page(), second = Page()
    first.onNext = { second.next() } //@ chain
    second.onSkip = { [unowned first] in first.next() } //@ back
    pages = [first, second]
  }

  func ring() {
    let first = Page(), second = Page()
    first.onNext = { second.next() }
    second.onNext = { first.next() } //@ ring
    pages = [first, second]
  }

  func advance() {
    pages.forEach { page in
      page.flow = self
      page.onSkip = { [weak self, weak page] in //@ advance
        self?.current = page
      }
    }
  }
}
