#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads a descriptor to its end, piece by piece.
///
/// - Parameters:
///   - size: The maximum size of a piece in bytes.
///   - take: Called with each piece; false ends the reading.
/// - Returns: The system's error number; `nil` if there is no error.
public func readPieces(of descriptor: Int32, size: Int, _ take: (UnsafeBufferPointer<UInt8>) throws -> Bool) rethrows -> Int32? {
  var buffer = [UInt8](repeating: 0, count: size)
  while true {
    let count = buffer.withUnsafeMutableBufferPointer { read(descriptor, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { continue }
    if count < 0 { return errno }
    if count == 0 { return nil }
    if try !buffer.withUnsafeBufferPointer({ try take(UnsafeBufferPointer(rebasing: $0[..<count])) }) { return nil }
  }
}
