import Foundation

final class Buffer {
  var bytes: [UInt8] = []
  var recycle: (() -> Void)?
}

final class Lease {
  let buffer: Buffer
  private let pool: BufferPool  //@ lease

  init(buffer: Buffer, pool: BufferPool) {
    self.buffer = buffer
    self.pool = pool
  }

  deinit { pool.giveBack(buffer) }
}

final class BufferPool {
  private var idle: [Buffer] = []
  private var waiting: [(Buffer) -> Void] = []

  func lease() -> Lease { Lease(buffer: idle.popLast() ?? Buffer(), pool: self) }

  func giveBack(_ buffer: Buffer) {
    if waiting.isEmpty { idle.append(buffer) } else { waiting.removeFirst()(buffer) }
  }

  func waitForBuffer(_ body: @escaping (Buffer) -> Void) { waiting.append(body) }

  func makeRecycling() -> Buffer {
    let buffer = Buffer()
    buffer.recycle = { [weak self] in self?.giveBack(buffer) }  //@ recycle
    return buffer
  }

  func makeResetting() -> Buffer {
    let buffer = Buffer()
    buffer.recycle = { [unowned buffer] in buffer.bytes.removeAll() }
    return buffer
  }
}

final class Decoder {
  private let pool: BufferPool
  private var frames = 0

  init(pool: BufferPool) { self.pool = pool }

  func decodeWhenPossible() {
    pool.waitForBuffer { buffer in self.frames += buffer.bytes.count + 1 }  //@ decoder
    pool.giveBack(Buffer())
  }
}

final class Mixer {
  private let pool = BufferPool()
  private var mixed = 0

  func mixLater() {
    pool.waitForBuffer { _ in self.mixed += 1 }  //@ mixer
  }
}

final class Scratchpad {
  private let lease: Lease

  init(pool: BufferPool) { lease = pool.lease() }

  func write(_ byte: UInt8) { lease.buffer.bytes.append(byte) }
}

final class Recording {
  private static var active: [String: Recording] = [:]
  private var title = "untitled"
  private var samples: [UInt8] = []

  func begin() {
    Self.active[title] = self  //@ recording
  }

  func add(_ sample: UInt8) { samples.append(sample) }

  func end(savedAs newTitle: String) {
    title = newTitle
    Self.active[title] = nil
  }
}

final class Playback {
  private static var active: [ObjectIdentifier: Playback] = [:]
  private var position = 0

  func begin() {
    Self.active[ObjectIdentifier(self)] = self  //@ playback
    position += 1
  }

  func end() { Self.active[ObjectIdentifier(self)] = nil }
}

final class AudioJob {
  func run() {
    let pool = BufferPool()
    let pad = Scratchpad(pool: pool)
    pad.write(1)
    pool.makeRecycling().recycle?()
    pool.makeResetting().recycle?()
    Decoder(pool: pool).decodeWhenPossible()
    Mixer().mixLater()
    let recording = Recording(), playback = Playback()
    recording.begin()
    playback.begin()
    recording.add(3)
    playback.end()
    recording.end(savedAs: "take 1")
  }
}
