import UIKit

struct Stop: Equatable {
  let street: String
  var isDone = false
}

final class TapForwarder {
  private let target: RiderMapController  //@ target
  init(target: RiderMapController) { self.target = target }
  func tapped(_ index: Int) { target.select(index) }
}

final class RiderMapController: UIViewController {
  private let recenterButton = UIButton()
  private let layersButton = UIButton()
  let moreButton = UIButton()
  private var forwarder: TapForwarder?
  private(set) var stops = [Stop(street: "Elm St"), Stop(street: "Oak St")]
  private(set) var selected: Int?
  private(set) var isCentered = false

  override func viewDidLoad() {
    super.viewDidLoad()
    [recenterButton, layersButton, moreButton].forEach(view.addSubview)
    layersButton.addTarget(self, action: #selector(toggleLayers), for: .touchUpInside)  //@ layers
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Done",
      primaryAction: UIAction { [weak self] _ in self?.finishStop() })  //@ done
  }

  func enableRecenter() {
    recenterButton.addAction(UIAction { _ in self.isCentered = true }, for: .touchUpInside)  //@ recenter
  }

  func buildMenu() {
    moreButton.menu = UIMenu(children: [
      UIAction(title: "Skip stop") { _ in self.skip() },  //@ skip
    ])
  }

  func forwardTaps() {
    forwarder = TapForwarder(target: self)
    forwarder?.tapped(1)
  }

  func confirmSkip() {
    let alert = UIAlertController(title: "Skip?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Skip", style: .destructive) { _ in self.skip() })  //@ confirm
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }

  func select(_ index: Int) { selected = index }

  @objc private func toggleLayers() { isCentered.toggle() }

  private func finishStop() {
    guard let selected else { return }
    stops[selected].isDone = true
  }

  private func skip() {
    if !stops.isEmpty { stops.removeFirst() }
  }
}

final class ShiftFlow {
  private let navigation = UINavigationController(rootViewController: UIViewController())

  func showMap() {
    let map = RiderMapController()
    navigation.pushViewController(map, animated: true)
    map.enableRecenter()
    map.buildMenu()
    map.forwardTaps()
    map.confirmSkip()
  }

  func endShift() { navigation.popToRootViewController(animated: true) }
}
