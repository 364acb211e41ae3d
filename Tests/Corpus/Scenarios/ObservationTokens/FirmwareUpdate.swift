import Foundation

struct TransferFailure: Error {}

/// Lets go of its handler when it is dropped.
final class ProgressToken {
  private let handler: (Double) -> Void

  init(_ handler: @escaping (Double) -> Void) { self.handler = handler }

  func report(_ value: Double) { handler(value) }
}

final class Transfer {
  func send(_ bytes: [UInt8]) throws {
    if bytes.isEmpty { throw TransferFailure() }
  }
}

/// Watches its progress for as long as it runs. A transfer that fails leaves the token.
final class FirmwareUpdate {
  private var token: ProgressToken?
  private var progress = 0.0
  private let transfer = Transfer()

  func install(_ bytes: [UInt8]) throws {
    token = ProgressToken { value in self.progress = value }  //@ failing
    try transfer.send(bytes)
    token = nil
  }

  /// Runs the same: it ends nothing that the other leaves.
  func installQuietly(_ bytes: [UInt8]) {
    do { try install(bytes) } catch { progress = 0 }
  }
}

/// The same, with an end on every way.
final class SettingsUpdate {
  private var token: ProgressToken?
  private var progress = 0.0
  private let transfer = Transfer()

  func install(_ bytes: [UInt8]) throws {
    token = ProgressToken { value in self.progress = value }  //@ deferred
    defer { token = nil }
    try transfer.send(bytes)
  }

  func installQuietly(_ bytes: [UInt8]) {
    do { try install(bytes) } catch { progress = 0 }
  }
}

/// Waits for the end, and then lets go of the token, unless the transfer fails.
final class BackupUpload {
  private var token: ProgressToken?
  private var progress = 0.0
  private let queue = DispatchQueue(label: "backup")

  func upload(_ bytes: [UInt8]) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, Error>) in
      queue.async {
        self.token = ProgressToken { value in self.progress = value }  //@ awaited
        if bytes.isEmpty { continuation.resume(throwing: TransferFailure()) } else { continuation.resume() }
      }
    }
    token = nil
  }

  func start(_ bytes: [UInt8]) {
    Task { do { try await upload(bytes) } catch { progress = 0 } }
  }
}

/// Begins all of them.
final class FirmwareScreen {
  let update = FirmwareUpdate()
  let settings = SettingsUpdate()
  let backup = BackupUpload()

  func begin(_ bytes: [UInt8]) { update.installQuietly(bytes) }
  func beginSettings(_ bytes: [UInt8]) { settings.installQuietly(bytes) }
  func beginBackup(_ bytes: [UInt8]) { backup.start(bytes) }
}
