import Engine
import FileDiscovery

/// Identifies this build of the program on every machine.
enum ProgramBuild {
  /// The version, with the linker's build ID or else the hash of the program's file; `nil` if unreadable.
  static let text: String? = {
    guard let path = Machine.programLink, case .success(let bytes) = readBytes(path, limit: Int.max - 1) else { return nil }
    let number = bytes.withUnsafeBytes(linkerNumber) ?? hash(of: bytes)
    return "\(ToolVersion.description), build \(number)"
  }()

  private static func hash(of bytes: [UInt8]) -> String {
    var hash = SHA256()
    hash.update(bytes)
    return hexadecimal(hash.finish())
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.prefix(8).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// The build ID from the notes of a 64-bit ELF file. It survives stripping.
  private static func linkerNumber(of file: UnsafeRawBufferPointer) -> String? {
    func number<Number: FixedWidthInteger>(at offset: Int, _: Number.Type) -> Int? {
      guard offset >= 0, offset <= file.count - MemoryLayout<Number>.size else { return nil }
      return Int(truncatingIfNeeded: Number(littleEndian: file.loadUnaligned(fromByteOffset: offset, as: Number.self)))
    }
    guard file.starts(with: [0x7F, UInt8(ascii: "E"), UInt8(ascii: "L"), UInt8(ascii: "F"), 2, 1]), let table = number(at: 32, UInt64.self),
      let entrySize = number(at: 54, UInt16.self), let count = number(at: 56, UInt16.self)
    else { return nil }
    for entry in 0..<count {
      let header = table &+ entry * entrySize
      // PT_NOTE
      guard number(at: header, UInt32.self) == 4, var place = number(at: header &+ 8, UInt64.self), let size = number(at: header &+ 32, UInt64.self)
      else { continue }
      let end = place &+ size
      while place < end, let nameSize = number(at: place, UInt32.self), let valueSize = number(at: place + 4, UInt32.self),
        let kind = number(at: place + 8, UInt32.self)
      {
        let value = place + 12 + (nameSize + 3) / 4 * 4
        // NT_GNU_BUILD_ID
        if kind == 3, nameSize == 4, value + valueSize <= file.count, file[(place + 12)...].starts(with: "GNU\0".utf8) {
          return hexadecimal(Array(file[value..<value + valueSize]))
        }
        place = value + (valueSize + 3) / 4 * 4
      }
    }
    return nil
  }
}
