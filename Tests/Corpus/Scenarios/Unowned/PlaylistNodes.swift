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

final class PlaylistEntry {
  let title: String
  unowned var playlist: Playlist  //@ entry

  init(title: String, playlist: Playlist) {
    self.title = title
    self.playlist = playlist
  }

  var caption: String { "\(playlist.name): \(title)" }
}

final class PlaylistHeader {
  unowned let playlist: Playlist  //@ header
  init(playlist: Playlist) { self.playlist = playlist }
  var text: String { playlist.name.uppercased() }
}

final class PlaylistCursor {
  private unowned var playlist: Playlist  //@ cursor
  private var index = 0
  init(_ playlist: Playlist) { self.playlist = playlist }
  func next() -> String { index += 1; return "\(playlist.name) \(index)" }
}

struct PlaylistExporter {
  unowned let playlist: Playlist  //@ exporter
  func lines(_ entries: [PlaylistEntry]) -> [String] {
    [playlist.name] + entries.map(\.title)
  }
}

extension Playlist {
  func makeCursor() -> PlaylistCursor { PlaylistCursor(self) }
  func export() -> [String] { PlaylistExporter(playlist: self).lines(entries) }
}
