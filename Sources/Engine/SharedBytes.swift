/// Bytes that stay where they are for as long as somebody refers to them: values can be read from them late, and none of them is copied.
public struct SharedBytes: @unchecked Sendable {
  // Nobody writes to them.
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

  /// - Parameter release: Is called once, when nobody refers to the bytes any more.
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

  /// - Parameter part: Some of the bytes of `whole`.
  private init(_ part: UnsafeRawBufferPointer, of whole: SharedBytes) {
    bytes = part
    owner = whole.owner
  }

  /// Some of these bytes, which keep all of them.
  public func part(_ part: UnsafeRawBufferPointer) -> SharedBytes { SharedBytes(part, of: self) }
}
