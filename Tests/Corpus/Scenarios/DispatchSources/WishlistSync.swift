import Foundation

final class SyncJob {
  let list: String
  var onFinish: (() -> Void)?
  private(set) var uploaded = 0

  init(list: String) { self.list = list }

  func run() {
    uploaded += 1
    onFinish?()
  }
}

final class Outbox {
  static let shared = Outbox()
  private(set) var sent = 0
  func record(_ count: Int) { sent += count }
}

final class WishlistStore {
  private var refreshItem: DispatchWorkItem?
  private var saveItem: DispatchWorkItem?
  private(set) var items: [String] = []
  private(set) var saves = 0

  func scheduleRefresh() {
    let item = DispatchWorkItem(block: refresh)  //@ refresh
    refreshItem?.cancel()
    refreshItem = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.005, execute: item)
  }

  func scheduleSave() {
    let item = DispatchWorkItem(block: save)  //@ save
    saveItem?.cancel()
    saveItem = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.005, execute: item)
  }

  private func refresh() { items.append("lamp") }

  private func save() {
    saves += 1
    saveItem = nil
  }
}

final class SyncEngine {
  private(set) var job: SyncJob?
  private(set) var store: WishlistStore?
  private let queue = OperationQueue()
  private(set) var merged = 0

  func syncBirthday() {
    let job = SyncJob(list: "birthday")
    job.onFinish = {  //@ birthday
      Outbox.shared.record(job.uploaded)
    }
    job.run()
    self.job = job
  }

  func syncWedding() {
    let job = SyncJob(list: "wedding")
    job.onFinish = {  //@ wedding
      Outbox.shared.record(job.uploaded)
      job.onFinish = nil
    }
    job.run()
    self.job = job
  }

  func openList() { store = WishlistStore() }

  func merge() {
    queue.addOperation {  //@ merge
      self.merged += 1
    }
  }

  func stop() { (job, store) = (nil, nil) }
}

final class ShoppingScene {
  private(set) var engine: SyncEngine? = SyncEngine()
  func background() {
    engine?.stop()
    engine = nil
  }
}

extension ShoppingScene {
  func syncAndSleep() {
    engine?.openList()
    engine?.store?.scheduleRefresh()
    engine?.store?.scheduleSave()
    engine?.syncBirthday()
    engine?.merge()
    background()
  }

  func syncWeddingAndSleep() {
    engine?.syncWedding()
    background()
  }
}
