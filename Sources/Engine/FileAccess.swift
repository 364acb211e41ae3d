#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads as many bytes of an open file as were asked for, or fewer where it ends or cannot be read.
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

/// Writes all bytes to an open file; false where it cannot.
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

/// Makes a folder and those that it lies in, for this user alone.
func makeFolder(_ path: String) {
  if mkdir(path, 0o700) == 0 || errno != ENOENT { return }
  guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
  makeFolder(String(path[..<slash]))
  mkdir(path, 0o700)
}

/// When a file was changed, in seconds since 1970.
func modification(_ status: stat) -> Int {
  #if canImport(Darwin)
    status.st_mtimespec.tv_sec
  #else
    status.st_mtim.tv_sec
  #endif
}
