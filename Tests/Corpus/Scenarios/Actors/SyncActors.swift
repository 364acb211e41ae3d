import Foundation

actor Ledger {
  private(set) var entries: [String] = []
  func append(_ entry: String) { entries.append(entry) }
}

actor Heartbeat {
  private var beats = 0
  private var loop: Task<Void, Never>?

  func start() {
    loop = Task {  //@ heartbeat
      while !Task.isCancelled {
        self.beats += 1
        try? await Task.sleep(nanoseconds: 20_000_000)
      }
    }
  }

  deinit { loop?.cancel() }
}

actor Uploader {
  private let ledger: Ledger
  private var inFlight: [String: Task<Int, Never>] = [:]
  init(ledger: Ledger) { self.ledger = ledger }

  func upload(_ name: String) {
    inFlight[name] = Task {  //@ upload
      await self.ledger.append(name)
      return name.count
    }
  }
}

actor Replicator {
  private let ledger: Ledger
  private var rounds = 0
  private var loop: Task<Void, Never>?
  init(ledger: Ledger) { self.ledger = ledger }

  func start() {
    loop = Task {  //@ replicator
      while !Task.isCancelled {
        self.rounds += 1
        try? await Task.sleep(nanoseconds: 20_000_000)
      }
    }
  }

  func stop() { loop?.cancel() }
}

actor Janitor {
  private var sweeps = 0

  func start() {
    Task { [weak self] in  //@ janitor
      while true {
        guard let self else { return }
        await self.sweep()
        try? await Task.sleep(nanoseconds: 20_000_000)
      }
    }
  }

  private func sweep() { sweeps += 1 }
}

actor Reconciler {
  private var passes = 0

  func start() {
    Task.detached { [weak self] in  //@ reconciler
      guard let self else { return }
      while true {
        await self.pass()
        try? await Task.sleep(nanoseconds: 20_000_000)
      }
    }
  }

  private func pass() { passes += 1 }
}

final class SyncEngine {
  let ledger = Ledger()
  let heartbeat = Heartbeat()
  let janitor = Janitor()
  let reconciler = Reconciler()
  let uploader: Uploader
  let replicator: Replicator

  init() {
    uploader = Uploader(ledger: ledger)
    replicator = Replicator(ledger: ledger)
  }

  func run() async {
    await heartbeat.start()
    await janitor.start()
    await reconciler.start()
    await replicator.start()
    await uploader.upload("notes.txt")
    try? await Task.sleep(nanoseconds: 50_000_000)
    await replicator.stop()
  }
}

func syncOnce() async {
  let engine = SyncEngine()
  await engine.run()
}
