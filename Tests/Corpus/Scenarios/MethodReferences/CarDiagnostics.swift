import Foundation

struct TroubleCode: Hashable {
  let raw: String
  var isPowertrain: Bool { raw.hasPrefix("P") }
}

struct Frame {
  let pid: Int
  let bytes: [UInt8]
}

final class OBDAdapter {
  var onFrame: ((Frame) -> Void)?
  var onDisconnect: (() -> Void)?
  var decode: (([UInt8]) -> Double)?
  private let queue = DispatchQueue(label: "obd.adapter")

  func request(_ pid: Int, reply: @escaping (Frame) -> Void) {
    queue.async {
      let frame = Frame(pid: pid, bytes: [0x1A, 0xF8])
      DispatchQueue.main.async { reply(frame) }
    }
  }

  func inject(_ frame: Frame) { onFrame?(frame) }
}

final class DiagnosticsSession {
  let adapter = OBDAdapter()
  private var frames: [Frame] = []
  private var values: [Int: Double] = [:]
  private var codes: [TroubleCode] = [TroubleCode(raw: "P0301"), TroubleCode(raw: "B1000")]
  private var pollItem: DispatchWorkItem?
  private(set) var isConnected = true

  func listen() {
    let handler = handle  //@ frame
    adapter.onFrame = handler
  }

  func configure() {
    adapter.decode = Self.decode  //@ decode
  }

  func schedulePoll() {
    let item = DispatchWorkItem(block: poll)  //@ poll
    pollItem = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01, execute: item)
  }

  func readSpeed() {
    adapter.request(0x0D, reply: handle)  //@ speed
  }

  func report() -> [String] {
    codes.filter(\.isPowertrain).map(describe)  //@ report
  }

  private func handle(_ frame: Frame) {
    frames.append(frame)
    values[frame.pid] = adapter.decode?(frame.bytes)
  }

  private func poll() {
    readSpeed()
  }

  private func describe(_ code: TroubleCode) -> String {
    "\(code.raw) after \(frames.count) frames"
  }

  private static func decode(_ bytes: [UInt8]) -> Double {
    bytes.reduce(0) { $0 * 256 + Double($1) } / 4
  }
}

final class DiagnosticsScreen {
  private(set) var session: DiagnosticsSession? = DiagnosticsSession()

  func showCodes() -> [String] {
    session?.configure()
    session?.readSpeed()
    return session?.report() ?? []
  }

  func leave() { session = nil }
}

final class LiveDataScreen {
  private var session: DiagnosticsSession? = DiagnosticsSession()

  func appear() {
    session?.listen()
    session?.schedulePoll()
  }

  func disappear() { session = nil }
}
