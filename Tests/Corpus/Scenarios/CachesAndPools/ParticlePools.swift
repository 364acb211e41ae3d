import Foundation

final class Particle {
  var life = 1.0
  var onExpire: ((Particle) -> Void)?

  func age(_ delta: Double) {
    life -= delta
    if life <= 0 { onExpire?(self) }
  }
}

final class SparkPool {
  private var free: [Particle] = []
  private(set) var expired = 0

  func take() -> Particle {
    if let particle = free.popLast() { return particle }
    let particle = Particle()
    particle.onExpire = { particle in //@ spark
      self.free.append(particle)
      self.expired += 1
    }
    return particle
  }
}

final class SmokePool {
  private var free: [Particle] = []

  func take() -> Particle {
    let particle = free.popLast() ?? Particle()
    particle.onExpire = { [weak self] particle in //@ smoke
      self?.free.append(particle)
    }
    return particle
  }
}

final class DustPool {
  private var free: [Particle] = []

  func take() -> Particle {
    let particle = free.popLast() ?? Particle()
    particle.onExpire = { particle in //@ dust
      particle.onExpire = nil
      self.free.append(particle)
    }
    return particle
  }
}

final class Buffer {
  var bytes = [UInt8](repeating: 0, count: 16)
}

final class BufferLease {
  let buffer: Buffer
  private let giveBack: (Buffer) -> Void

  init(_ buffer: Buffer, giveBack: @escaping (Buffer) -> Void) {
    self.buffer = buffer
    self.giveBack = giveBack
  }

  deinit { giveBack(buffer) }
}

final class BufferPool {
  private var free: [Buffer] = []
  private(set) var used = 0

  func lease() -> BufferLease {
    BufferLease(free.popLast() ?? Buffer()) { [unowned self] buffer in //@ lease
      self.free.append(buffer)
    }
  }

  func withBuffer<Result>(_ body: (Buffer) -> Result) -> Result {
    let buffer = free.popLast() ?? Buffer()
    defer { free.append(buffer) }
    return body(buffer)
  }
}

final class Checksum {
  private let pool = BufferPool()
  private var sum = 0

  func add(_ byte: UInt8) -> Int {
    pool.withBuffer { buffer in //@ checksum
      buffer.bytes[0] = byte
      self.sum += Int(buffer.bytes[0])
      return self.sum
    }
  }
}

final class ParticleStage {
  func sparks() -> SparkPool {
    let pool = SparkPool()
    pool.take().age(2)
    return pool
  }

  func smoke() -> SmokePool {
    let pool = SmokePool()
    pool.take().age(2)
    return pool
  }

  func dust() -> DustPool {
    let pool = DustPool()
    pool.take().age(2)
    return pool
  }

  func texture() -> BufferLease {
    let pool = BufferPool()
    return pool.lease()
  }
}
