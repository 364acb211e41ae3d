import Engine

/// Why a file could not be read as source text.
public enum FileReadError: Error, Hashable, Sendable, Storable {
  /// The system's message, such as `Permission denied`.
  case unreadable(String)
  /// The file's size and the limit, in bytes. The size is the current one; for a growing file it may be one byte above the limit.
  case tooLarge(size: Int, limit: Int)
  /// Byte offset of the first character that is not well-formed UTF-8.
  case notUTF8(offset: Int)
}

extension FileReadError: CustomStringConvertible {
  /// A sentence part for the user.
  public var description: String {
    switch self {
    case .unreadable(let reason): reason
    case .tooLarge(let size, let limit): "the file has \(size) bytes, more than the limit of \(limit)"
    case .notUTF8(let offset): "the text is not UTF-8: bad byte at offset \(offset)"
    }
  }
}

/// Reads a file's bytes and checks that they are UTF-8. A byte order mark is kept, and NUL bytes are allowed. Anything but a regular file (a folder, a pipe,
/// a
/// device) is unreadable. Thread-safe.
///
/// - Parameter limit: The maximum size in bytes.
public func readFile(_ path: String, limit: Int) -> Result<[UInt8], FileReadError> {
  readBytes(path, limit: limit, followingLinks: true).flatMap { bytes in
    guard let offset = bytes.withUnsafeBufferPointer(firstInvalidUTF8(in:)) else { return .success(bytes) }
    return .failure(.notUTF8(offset: offset))
  }
}

/// Applies the checks of `readFile` to bytes from elsewhere.
public func checkText(_ bytes: [UInt8], limit: Int) -> Result<[UInt8], FileReadError> {
  guard bytes.count <= limit else { return .failure(.tooLarge(size: bytes.count, limit: limit)) }
  guard let offset = bytes.withUnsafeBufferPointer(firstInvalidUTF8(in:)) else { return .success(bytes) }
  return .failure(.notUTF8(offset: offset))
}

/// Reads a file's bytes without checking their encoding.
public func readBytes(_ path: String, limit: Int, followingLinks: Bool = true) -> Result<[UInt8], FileReadError> {
  let descriptor: Int32
  switch FileSystem.open(path, followingLinks: followingLinks) {
  case .success(let opened): descriptor = opened
  case .failure(let error): return .failure(.unreadable(error.text))
  }
  defer { FileSystem.closeFile(descriptor) }
  switch FileSystem.status(descriptor) {
  case .failure(let error): return .failure(.unreadable(error.text))
  case .success(let status):
    if status.kind == .folder { return .failure(.unreadable("Is a directory")) }
    guard status.kind == .file else { return .failure(.unreadable("Not a regular file")) }
    guard status.size <= limit else { return .failure(.tooLarge(size: status.size, limit: limit)) }
    return contents(of: descriptor, expecting: status.size, limit: limit)
  }
}

/// Reads to the end. Requests one byte more than expected, which detects the end without another buffer.
private func contents(of descriptor: Int32, expecting size: Int, limit: Int) -> Result<[UInt8], FileReadError> {
  var bytes: [UInt8] = []
  var wanted = size + 1
  while true {
    var failure: SystemError?
    let part = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
      let all = UnsafeMutableBufferPointer(rebasing: buffer[..<wanted])
      switch FileSystem.fill(all, from: descriptor) {
      case .success(let read): count = read
      case .failure(let error): failure = error
      }
    }
    if let failure { return .failure(.unreadable(failure.text)) }
    if bytes.isEmpty { bytes = part } else { bytes += part }
    if bytes.count > limit { return .failure(.tooLarge(size: bytes.count, limit: limit)) }
    if part.count < wanted { return .success(bytes) }
    // The file has grown since it was measured, or is one of those that report size 0.
    wanted = min(max(bytes.count, 4096), limit - bytes.count + 1)
  }
}

/// The offset of the first character that is not well-formed UTF-8 (Unicode 16, table 3-7); `nil` if all are.
func firstInvalidUTF8(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  let raw = UnsafeRawBufferPointer(bytes)
  let end = raw.count
  var index = 0
  while index < end {
    // Sources are nearly all ASCII: eight bytes at a time.
    while index + 8 <= end, raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0 {
      index += 8
    }
    guard index < end else { return nil }
    let first = raw[index]
    if first < 0x80 {
      index += 1
      continue
    }
    // The second byte decides about overlong forms, surrogates and values above U+10FFFF.
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return index
    }
    guard index + length <= end, second.contains(raw[index + 1]) else { return index }
    for offset in 2..<max(length, 2) where raw[index + offset] & 0xC0 != 0x80 { return index }
    index += length
  }
  return nil
}
