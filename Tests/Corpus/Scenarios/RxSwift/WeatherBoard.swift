import RxCocoa
import RxSwift
import UIKit

struct Reading {
  let celsius: Double
  let gust: Double
}

final class StationService {
  static let shared = StationService()
  let readings = BehaviorRelay<Reading>(value: Reading(celsius: 12, gust: 3))
  let warnings = PublishSubject<String>()

  func refresh() { readings.accept(Reading(celsius: 13, gust: 5)) }
}

final class WeatherBoardViewController: UIViewController {
  private let temperature = UILabel()
  private let wind = UILabel()
  private let banner = UILabel()
  private let reloadButton = UIButton()
  private let bag = DisposeBag()
  private let service: StationService
  private var usesKnots = true
  private(set) var openedAt: Double?

  init(service: StationService) {
    self.service = service
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func bindTemperature() {
    service.readings
      .subscribe(onNext: { reading in  //@ temperature
        self.temperature.text = "\(reading.celsius) °C"
      })
      .disposed(by: bag)
  }

  func bindWind() {
    service.readings
      .map { self.formatted($0.gust) }  //@ wind
      .subscribe(with: self, onNext: { screen, text in screen.wind.text = text })
      .disposed(by: bag)
  }

  func bindWarnings() {
    service.warnings
      .subscribe(with: self, onNext: { screen, text in  //@ warnings
        screen.banner.text = text
        screen.banner.isHidden = text.isEmpty
      })
      .disposed(by: bag)
  }

  func rememberOpening() {
    service.readings
      .take(1)
      .subscribe(onNext: { self.openedAt = $0.celsius })  //@ opening
      .disposed(by: bag)
  }

  func bindButton() {
    reloadButton.rx.tap
      .bind(onNext: reload)  //@ reload
      .disposed(by: bag)
    reloadButton.simulateTap()
  }

  func bindTitle() {
    let unit = usesKnots ? "kn" : "km/h"
    service.readings
      .map { "\($0.gust) \(unit)" }  //@ unit
      .bind(to: wind.rx.text)
      .disposed(by: bag)
  }

  private func reload() { service.refresh() }

  private func formatted(_ gust: Double) -> String { usesKnots ? "\(gust / 1.852) kn" : "\(gust) km/h" }
}
