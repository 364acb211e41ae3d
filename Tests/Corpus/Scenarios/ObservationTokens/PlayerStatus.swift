import AVFoundation
import UIKit

final class SpinnerView: UIView {
  private(set) var isSpinning = false
  func spin(_ on: Bool) { isSpinning = on }
}

final class ObservationBag {
  private var observations: [NSKeyValueObservation] = []
  func keep(_ observation: NSKeyValueObservation) { observations.append(observation) }
  func empty() { observations = [] }
}

final class VideoViewController: UIViewController {
  let player: AVPlayer
  let item: AVPlayerItem
  let spinner = SpinnerView()
  private let bag = ObservationBag()
  private var statusObservation: NSKeyValueObservation?
  private(set) var failures = 0
  private(set) var rates: [Float] = []

  init(url: URL) {
    item = AVPlayerItem(url: url)
    player = AVPlayer(playerItem: item)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  func watchStatus() {
    statusObservation = item.observe(\.status, options: [.new]) { item, _ in  //@ status
      if item.status == .failed { self.failures += 1 }
    }
  }

  func watchSpinner() {
    statusObservation = item.observe(\.status, options: [.new]) { [spinner] item, _ in  //@ spinner
      spinner.spin(item.status == .unknown)
    }
  }

  func recordRates() {
    bag.keep(player.observe(\.rate) { player, _ in  //@ rates
      self.rates.append(player.rate)
    })
  }

  func watchBuffering() {
    bag.keep(player.observe(\.rate) { [unowned self] player, _ in  //@ buffering
      self.spinner.spin(player.rate == 0)
    })
  }

  func skipIntro() {
    player.seek(to: CMTime(seconds: 90, preferredTimescale: 600)) { [unowned self] _ in  //@ skip
      self.spinner.spin(false)
    }
  }

  func rewind() {
    player.seek(to: CMTime(seconds: 0, preferredTimescale: 600)) { _ in  //@ rewind
      self.spinner.spin(false)
    }
  }
}

final class VideoFlow {
  private let root = UIViewController()
  private(set) weak var screen: VideoViewController?

  func watch(_ url: URL) -> VideoViewController {
    let screen = VideoViewController(url: url)
    root.present(screen, animated: true)
    self.screen = screen
    return screen
  }

  func stop() {
    screen?.player.pause()
    root.dismiss(animated: true)
  }
}
