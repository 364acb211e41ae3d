import UIKit

struct Station {
  var name: String
  var frequency: Double
}

final class DialView: UIView {
  var onTurn: ((Double) -> Void)?
  func turn(to frequency: Double) { onTurn?(frequency) }
}

final class PresetBar: UIView {
  var onSelect: ((Int) -> Void)?
  private(set) var titles: [String] = []

  func show(_ stations: [Station], title: (Station) -> String) {
    titles = stations.map(title)
  }
}

final class TunerViewController: UIViewController {
  private let dial = DialView()
  private let presets = PresetBar()
  private let nameLabel = UILabel()
  private var stations: [Station] = [Station(name: "Classic", frequency: 98.3)]
  private var decimals = 1
  private var removal: UIAlertController?

  private lazy var format: (Double) -> String = { frequency in  //@ format
    String(frequency).prefix(4 + self.decimals) + " MHz"
  }

  private lazy var bandLabel: UILabel = {  //@ band
    let label = UILabel()
    label.text = self.stations.isEmpty ? "AM" : "FM"
    return label
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(dial)
    view.addSubview(presets)
  }

  func connectDial() {
    dial.onTurn = { [weak self] frequency in  //@ turn
      guard let self else { return }
      self.nameLabel.text = self.stations.first { $0.frequency == frequency }?.name
    }
  }

  func connectPresets() {
    presets.onSelect = { index in  //@ select
      self.dial.turn(to: self.stations[index].frequency)
    }
  }

  func refreshPresets() {
    presets.show(stations) { station in  //@ titles
      self.stations.count > 4 ? String(station.name.prefix(3)) : station.name
    }
  }

  func showFrequency(_ frequency: Double) { nameLabel.text = format(frequency) }

  func showBand() { view.addSubview(bandLabel) }

  func prepareRemoval() {
    let alert = UIAlertController(title: "Remove presets?", message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Remove", style: .destructive) { _ in  //@ removal
      self.stations.removeAll()
      self.refreshPresets()
    })
    removal = alert
  }

  func askForRemoval() {
    guard let removal, stations.count > 1 else { return }
    present(removal, animated: true)
  }
}
