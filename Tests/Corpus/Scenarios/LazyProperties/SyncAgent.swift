import Foundation

protocol Cloud: AnyObject {
  var onConflict: ((String) -> String)? { get set }
  func push(_ note: String) -> String
}

final class MemoryCloud: Cloud {
  var onConflict: ((String) -> String)?
  private var notes: [String] = []
  func push(_ note: String) -> String {
    let note = notes.contains(note) ? onConflict?(note) ?? note : note
    notes.append(note)
    return note
  }
}

class SyncAgent {
  let device: String
  private(set) var pushed: [String] = []

  init(device: String) { self.device = device }

  lazy var cloud: Cloud = {
    let cloud = MemoryCloud()
    cloud.onConflict = self.rename  //@ rename
    return cloud
  }()

  lazy var backup: Cloud = {
    let cloud = MemoryCloud()
    cloud.onConflict = { [unowned self] note in self.rename(note) }  //@ backup
    return cloud
  }()

  lazy var archive: Cloud = {
    let cloud = MemoryCloud()
    cloud.onConflict = { [device = self.device] note in note + device }  //@ archive
    return cloud
  }()

  lazy var flush: (() -> Void)? = {  //@ flush
    self.pushed.removeAll()
  }

  lazy var finish: (() -> Void)? = {  //@ finish
    self.pushed.append("end")
    self.finish = nil
  }

  func sync(_ note: String) { pushed.append(cloud.push(note)) }
  func close() { finish?() }
  func stop() { flush = nil }
  func rename(_ note: String) -> String { "\(note) (\(device))" }
}
