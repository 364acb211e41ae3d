import Foundation
import RxSwift

final class StatusAPI {
  func status() -> Observable<String> { .just("ok") }
}

final class ServerPoller {
  private let api = StatusAPI()
  private(set) var latest = ""
  private let bag = DisposeBag()

  func start() {
    Observable<Int>.interval(.milliseconds(10), scheduler: MainScheduler.instance)
      .flatMapLatest { _ in self.api.status() }  //@ polling
      .subscribe(with: self, onNext: { poller, status in poller.latest = status })
      .disposed(by: bag)
  }
}

final class QueuePoller {
  private let api = StatusAPI()
  private(set) var latest = ""
  private let bag = DisposeBag()

  func start() {
    Observable<Int>.interval(.milliseconds(10), scheduler: MainScheduler.instance)
      .flatMapLatest { [api] _ in api.status() }  //@ queue
      .subscribe(with: self, onNext: { poller, status in poller.latest = status })
      .disposed(by: bag)
  }
}

final class BuildWatcher {
  private let stopped = PublishSubject<Void>()
  private(set) var rounds = 0
  private let bag = DisposeBag()

  func start() {
    Observable<Int>.interval(.milliseconds(10), scheduler: MainScheduler.instance)
      .take(until: stopped)
      .subscribe(onNext: { round in self.rounds = round })  //@ build
      .disposed(by: bag)
  }

  func stop() { stopped.onNext(()) }
}

final class DeployWatcher {
  private let finished = PublishSubject<Void>()
  private let cancelled = PublishSubject<Void>()
  private(set) var rounds = 0
  private let bag = DisposeBag()

  func start() {
    Observable<Int>.interval(.milliseconds(10), scheduler: MainScheduler.instance)
      .take(until: cancelled)
      .subscribe(onNext: { round in self.rounds = round })  //@ deploy
      .disposed(by: bag)
  }

  func stop() { finished.onNext(()) }
}

final class Splash {
  private(set) var isGone = false
  private let bag = DisposeBag()

  func show() {
    Observable<Int>.timer(.milliseconds(20), scheduler: MainScheduler.instance)
      .subscribe(onNext: { _ in self.isGone = true })  //@ splash
      .disposed(by: bag)
  }
}

final class Sensor {
  private var value = 0
  private var observers = 0

  private lazy var readings = Observable<Int>.create { observer in  //@ readings
    self.observers += 1
    observer.onNext(self.value)
    return Disposables.create()
  }

  func read() {
    let reading = readings.subscribe(onNext: { print($0) })
    reading.dispose()
  }

  func readOnce() -> Observable<Int> {
    Observable<Int>.create { observer in
      observer.onNext(self.value)
      observer.onCompleted()
      return Disposables.create()
    }
  }
}

final class Monitor {
  let servers = ServerPoller()
  let queue = QueuePoller()
  let build = BuildWatcher()
  let deploy = DeployWatcher()
  let splash = Splash()

  func open() {
    servers.start()
    queue.start()
    build.start()
    deploy.start()
    splash.show()
  }

  func close() {
    build.stop()
    deploy.stop()
  }

  func measure(_ sensor: Sensor) { sensor.read() }
  func measureOnce(_ sensor: Sensor) { sensor.readOnce().subscribe(onNext: { print($0) }).dispose() }
}

func watchServers() {
  let monitor = Monitor()
  monitor.open()
  monitor.close()
  monitor.measure(Sensor())
  monitor.measureOnce(Sensor())
}
