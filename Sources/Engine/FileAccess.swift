#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads the given number of bytes from an open file; fewer at its end or on an error.
func readAll(_ count: Int, from descriptor: Int32) -> [UInt8] {
  [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
    while filled < count {
      let got = read(descriptor, buffer.baseAddress! + filled, count - filled)
      if got < 0, errno == EINTR { continue }
      if got <= 0 { break }
      filled += got
    }
  }
}

/// Writes all bytes to an open file; false on failure.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  bytes.withUnsafeBytes { bytes in
    var offset = 0
    while offset < bytes.count {
      let written = write(descriptor, bytes.baseAddress! + offset, bytes.count - offset)
      if written < 0, errno == EINTR { continue }
      if written <= 0 { return false }
      offset += written
    }
    return true
  }
}

/// Creates a folder and its parents, accessible only to the user.
func makeFolder(_ path: String) {
  if mkdir(path, 0o700) == 0 || errno != ENOENT { return }
  guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
  makeFolder(String(path[..<slash]))
  mkdir(path, 0o700)
}

/// The time of modification, in seconds since 1970.
func modification(_ status: stat) -> Int {
  #if canImport(Darwin)
    status.st_mtimespec.tv_sec
  #else
    status.st_mtim.tv_sec
  #endif
}
