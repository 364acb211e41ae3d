import Foundation

extension Playlist {
  func makeCursor() -> PlaylistCursor { PlaylistCursor(self) }
  func export() -> [String] { PlaylistExporter(playlist: self).lines(entries) }
}
