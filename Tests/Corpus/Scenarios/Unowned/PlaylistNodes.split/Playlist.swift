import Foundation

final class Playlist {
  let name: String
  private(set) var entries: [PlaylistEntry] = []
  private lazy var header = PlaylistHeader(playlist: self)

  init(name: String) { self.name = name }

  func add(_ title: String) -> PlaylistEntry {
    let entry = PlaylistEntry(title: title, playlist: self)
    entries.append(entry)
    return entry
  }

  func headline() -> String { header.text }
}
