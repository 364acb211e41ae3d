import CFuzzer
import Foundation
import FuzzTargets

/// A variable says what is tried, for the command line is libFuzzer's.
let name = ProcessInfo.processInfo.environment["UNRETAIN_FUZZ_TARGET"] ?? ""
let target = FuzzTarget(rawValue: name)
if target == nil {
  FileHandle.standardError.write(Data("UNRETAIN_FUZZ_TARGET is one of \(FuzzTarget.allCases.map(\.rawValue).joined(separator: ", "))\n".utf8))
  exit(2)
}

func attempt(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  target?.attempt(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}

var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
_ = LLVMFuzzerRunDriver(&count, &arguments, attempt)
