/// Immovable bytes with reference counting: values can be decoded from them later without copying.
public struct SharedBytes: @unchecked Sendable {
  // Never written to.
  public let bytes: UnsafeRawBufferPointer
  private let owner: Owner

  private final class Owner: @unchecked Sendable {
    private let bytes: UnsafeRawBufferPointer
    private let release: (UnsafeRawBufferPointer) -> Void

    init(_ bytes: UnsafeRawBufferPointer, _ release: @escaping (UnsafeRawBufferPointer) -> Void) {
      self.bytes = bytes
      self.release = release
    }

    deinit { release(bytes) }
  }

  /// - Parameter release: Called once, when no reference is left.
  public init(_ bytes: UnsafeRawBufferPointer, release: @escaping @Sendable (UnsafeRawBufferPointer) -> Void) {
    self.bytes = bytes
    owner = Owner(bytes, release)
  }

  /// A copy of bytes.
  public init(copying bytes: some Collection<UInt8>) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 8)
    copy.copyBytes(from: bytes)
    self.init(UnsafeRawBufferPointer(copy)) { $0.deallocate() }
  }

  /// - Parameter part: A part of the bytes of `whole`.
  private init(_ part: UnsafeRawBufferPointer, of whole: SharedBytes) {
    bytes = part
    owner = whole.owner
  }

  /// A part of these bytes that retains all of them.
  public func part(_ part: UnsafeRawBufferPointer) -> SharedBytes { SharedBytes(part, of: self) }
}
