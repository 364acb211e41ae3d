import Foundation

final class ScannerHub {
  static let shared = ScannerHub()
  private var handlers: [(String) -> Void] = []

  func onScan(_ handler: @escaping (String) -> Void) { handlers.append(handler) }
  func deliver(_ code: String) { handlers.forEach { $0(code) } }
}

final class HandScanner {
  var onCode: ((String) -> Void)?
  func pull(_ code: String) { onCode?(code) }
}

final class PickList {
  let order: String
  private(set) var tasks: [PickTask] = []

  init(order: String) { self.order = order }

  func add(_ sku: String) {
    let task = PickTask(sku: sku, list: self)
    tasks.append(task)
  }
}

final class PickTask {
  let sku: String
  private let list: PickList  //@ list
  private(set) var isDone = false

  init(sku: String, list: PickList) {
    self.sku = sku
    self.list = list
  }

  func finish() -> String {
    isDone = true
    return "\(list.order)/\(sku)"
  }
}

final class Tote {
  var onFull: (() -> Void)?
  private(set) var isSealed = false
  private var count = 0

  func put(_ task: PickTask) {
    count += 1
    if count == 2 { onFull?() }
  }

  func seal() { isSealed = true }
}

final class PickStation {
  private let scanner = HandScanner()
  private(set) var codes: [String] = []

  func listenToHub() {
    ScannerHub.shared.onScan { [unowned self] code in  //@ hub
      self.codes.append(code)
    }
  }

  func listenToHand() {
    scanner.onCode = { [unowned self] code in  //@ hand
      self.codes.append(code)
    }
    scanner.pull("0000")
  }

  func bigTote() -> Tote {
    let tote = Tote()
    tote.onFull = {  //@ bigTote
      tote.seal()
    }
    return tote
  }

  func smallTote() -> Tote {
    let tote = Tote()
    tote.onFull = { [unowned tote] in  //@ smallTote
      tote.seal()
    }
    return tote
  }
}

final class WarehouseShift {
  func morning() {
    let station = PickStation()
    station.listenToHand()
    let list = PickList(order: "42")
    list.add("A-1")
    list.add("A-2")
    let tote = station.bigTote()
    for task in list.tasks {
      _ = task.finish()
      tote.put(task)
    }
  }

  func evening() {
    do {
      let station = PickStation()
      station.listenToHub()
      _ = station.smallTote()
      ScannerHub.shared.deliver("4711")
    }
    ScannerHub.shared.deliver("4712")
  }
}
