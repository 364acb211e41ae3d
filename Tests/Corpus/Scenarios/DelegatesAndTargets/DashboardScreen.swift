import UIKit

private final class FrameRelay: NSObject {
  weak var screen: DashboardScreen?
  init(_ screen: DashboardScreen) { self.screen = screen }
  @objc func frame() { screen?.advance() }
}

final class DashboardScreen: NSObject, UIScrollViewDelegate, UITextFieldDelegate {
  let refreshButton = UIButton(type: .system)
  let scrollView = UIScrollView()
  let filterField = UITextField()
  private var needleLink: CADisplayLink?
  private var chartLink: CADisplayLink?
  private var introLink: CADisplayLink?
  private(set) var frames = 0
  private var offset: CGFloat = 0

  func wireButton() {
    refreshButton.addTarget(self, action: #selector(refresh), for: .touchUpInside)  //@ button
  }

  func wireGestures() {
    let pan = UIPanGestureRecognizer(target: self, action: #selector(refresh))  //@ pan
    scrollView.addGestureRecognizer(pan)
  }

  func wireScrolling() {
    scrollView.delegate = self  //@ scroll
    filterField.delegate = self  //@ field
  }

  func animateNeedle() {
    needleLink = CADisplayLink(target: self, selector: #selector(advance))  //@ needle
    needleLink?.add(to: .main, forMode: .common)
  }

  func animateChart() {
    chartLink = CADisplayLink(target: FrameRelay(self), selector: #selector(FrameRelay.frame))  //@ chart
    chartLink?.add(to: .main, forMode: .common)
  }

  func animateIntro() {
    introLink = CADisplayLink(target: self, selector: #selector(advanceIntro))  //@ intro
    introLink?.add(to: .main, forMode: .common)
  }

  @objc func refresh() { frames = 0 }
  @objc func advance() { frames += 1 }

  @objc func advanceIntro() {
    frames += 1
    if frames == 3 { introLink?.invalidate() }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { offset = scrollView.contentOffset.y }

  deinit {
    needleLink?.invalidate()
    chartLink?.invalidate()
  }
}
