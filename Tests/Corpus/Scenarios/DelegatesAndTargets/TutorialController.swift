import UIKit

final class TutorialController: UIViewController, CAAnimationDelegate, UITableViewDataSource {
  private let table = UITableView()
  private let pulse = CABasicAnimation(keyPath: "opacity")
  private var progressLink: CADisplayLink?
  private var pages = ["Welcome", "Tips"]
  private var ticks = 0

  func showPulse() {
    pulse.duration = 0.03
    pulse.delegate = self  //@ pulse
    view.layer.add(pulse, forKey: "pulse")
  }

  func showFade() {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.duration = 0.03
    fade.delegate = self  //@ fade
    view.layer.add(fade, forKey: "fade")
  }

  func showPages() {
    table.dataSource = self  //@ table
    view.addSubview(table)
  }

  func showSpinner() {
    let link = CADisplayLink(target: self, selector: #selector(tick))  //@ spinner
    link.add(to: .main, forMode: .common)
  }

  func prepareSpinner() {
    let link = CADisplayLink(target: self, selector: #selector(tick))  //@ prepared
    link.isPaused = true
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    progressLink = CADisplayLink(target: self, selector: #selector(tick))  //@ progress
    progressLink?.add(to: .main, forMode: .common)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    progressLink?.invalidate()
  }

  @objc func tick() { ticks += 1 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { pages.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
