import UIKit

final class FrameRelay: NSObject {
  weak var view: WaveView?
  init(view: WaveView) { self.view = view }
  @objc func frame(_ link: CADisplayLink) { view?.advance() }
}

final class WaveView: UIView {
  private var phase = 0.0
  private var link: CADisplayLink?
  private var relayLink: CADisplayLink?
  private var pausedLink: CADisplayLink?

  @objc func advance() { phase += 0.1 }

  func animate() {
    link = CADisplayLink(target: self, selector: #selector(advance))  //@ animate
    link?.add(to: .main, forMode: .common)
  }

  func animateByRelay() {
    relayLink = CADisplayLink(target: FrameRelay(view: self), selector: #selector(FrameRelay.frame(_:)))  //@ relay
    relayLink?.add(to: .main, forMode: .common)
  }

  func prepare() {
    pausedLink = CADisplayLink(target: self, selector: #selector(advance))  //@ prepare
    pausedLink?.isPaused = true
  }

  func frameDuration() -> Double {
    let link = CADisplayLink(target: self, selector: #selector(advance))  //@ duration
    return link.duration
  }

  deinit {
    link?.invalidate()
    relayLink?.invalidate()
    pausedLink?.invalidate()
  }
}

final class LevelViewController: UIViewController {
  private var link: CADisplayLink?
  private var levels: [Double] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let link = CADisplayLink(target: self, selector: #selector(readLevel))  //@ level
    link.add(to: .main, forMode: .default)
    self.link = link
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    link?.invalidate()
    link = nil
  }

  @objc func readLevel() { levels.append(0.5) }
}
