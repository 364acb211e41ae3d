import Dispatch
import Project

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Handles interruption by the user, as with Ctrl-C.
struct Interruption {
  private let sources: [any DispatchSourceSignal]

  /// Lets a file be written completely, then exits with the shells' code for the signal: 130 for Ctrl-C. Keep the value as long as this is needed.
  init() {
    sources = [SIGINT, SIGTERM].map { number in
      // The signal source receives the signal, which would otherwise end the process at once.
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
