import Dispatch
import Project

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What happens when somebody ends the run, as with Ctrl-C.
struct Interruption {
  private let sources: [any DispatchSourceSignal]

  /// Lets a file that is being written be finished, then ends with the code that shells give to the signal: 130 for Ctrl-C. Keep the value for as
  /// long as that is wanted.
  init() {
    sources = [SIGINT, SIGTERM].map { number in
      // The source sees the signal in place of what would end the process at once.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: DispatchQueue(label: "unretain.interruption"))
      source.setEventHandler {
        OutputFile.betweenWrites {
          if Console.isErrorTerminal { Console.writeError("\r\u{1B}[2K") }
          _exit(128 + number)
        }
      }
      source.resume()
      return source
    }
  }
}
