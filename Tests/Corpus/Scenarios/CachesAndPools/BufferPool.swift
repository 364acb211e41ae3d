import Foundation

final class Buffer {
  var bytes: [UInt8] = []
  var onRelease: ((Buffer) -> Void)?
  func release() { onRelease?(self) }
}

final class BufferPool {
  private var idle: [Buffer] = []
  private var waiters: [(Buffer) -> Void] = []

  func lend() -> Buffer {
    if let buffer = idle.popLast() { return buffer }
    let buffer = Buffer()
    buffer.onRelease = { returned in  //@ recycle
      self.take(returned)
    }
    return buffer
  }

  func wait(_ body: @escaping (Buffer) -> Void) { waiters.append(body) }

  private func take(_ buffer: Buffer) {
    buffer.bytes.removeAll(keepingCapacity: true)
    if waiters.isEmpty { idle.append(buffer) } else { waiters.removeFirst()(buffer) }
  }
}

final class Lease<Resource> {
  let resource: Resource
  private var giveBack: ((Resource) -> Void)?

  init(_ resource: Resource, giveBack: @escaping (Resource) -> Void) {
    self.resource = resource
    self.giveBack = giveBack
  }

  func end() {
    giveBack?(resource)
    giveBack = nil
  }
}

final class ResourcePool<Resource> {
  private var idle: [Resource] = []
  private var open: [Lease<Resource>] = []
  private let make: () -> Resource
  init(make: @escaping () -> Resource) { self.make = make }

  func lease() -> Lease<Resource> {
    Lease(idle.popLast() ?? make()) { resource in  //@ lease
      self.idle.append(resource)
    }
  }

  func trackedLease() -> Lease<Resource> {
    let lease = Lease(idle.popLast() ?? make()) { resource in  //@ tracked
      self.idle.append(resource)
    }
    open.append(lease)
    return lease
  }
}

final class Encoder {
  private let pool: BufferPool
  private(set) var frames = 0
  init(pool: BufferPool) { self.pool = pool }

  func encodeWhenFree() {
    pool.wait { buffer in  //@ waiter
      self.frames += 1
      buffer.bytes.append(1)
    }
  }
}

final class ConnectionPool {
  private var created = 0
  private lazy var connections = ResourcePool<String>(make: makeName)  //@ factory

  private func makeName() -> String {
    created += 1
    return "connection-\(created)"
  }

  func ping() -> String { connections.lease().resource }
}

enum Transcoder {
  static func recycle(_ pool: BufferPool) {
    let buffer = pool.lend()
    buffer.bytes = [1, 2, 3]
    buffer.release()
  }

  static func wait(_ encoder: Encoder, _ pool: BufferPool) {
    let buffer = pool.lend()
    encoder.encodeWhenFree()
    buffer.release()
    buffer.onRelease = nil
  }

  static func lease(_ pool: ResourcePool<Int>) {
    let lease = pool.lease()
    lease.end()
  }

  static func track(_ pool: ResourcePool<Int>) {
    let lease = pool.trackedLease()
    print(lease.resource)
  }

  static func run() {
    recycle(BufferPool())
    let pool = BufferPool()
    wait(Encoder(pool: pool), pool)
    lease(ResourcePool { 1 })
    track(ResourcePool { 2 })
    _ = ConnectionPool().ping()
  }
}
