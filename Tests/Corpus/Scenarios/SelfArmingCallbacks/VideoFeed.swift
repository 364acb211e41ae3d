import Foundation

protocol VideoSource: AnyObject {
  func nextItem(_ done: @escaping (String?) -> Void)
}

final class LoopingSource: VideoSource {
  private var index = 0
  func nextItem(_ done: @escaping (String?) -> Void) {
    index += 1
    let item = "clip \(index % 3)"
    DispatchQueue.main.async { done(item) }
  }
}

final class Playlist: VideoSource {
  private var items = ["intro", "main", "credits"]
  func nextItem(_ done: @escaping (String?) -> Void) {
    let item = items.isEmpty ? nil : items.removeFirst()
    DispatchQueue.main.async { done(item) }
  }
}

final class VideoFeed {
  private let ambient = LoopingSource()
  private let playlist = Playlist()
  private var shown: [String] = []

  func playAmbient() {
    ambient.nextItem { item in  //@ ambient
      guard let item = item else { return }
      self.shown = [item]
      self.playAmbient()
    }
  }

  func playList() {
    playlist.nextItem { item in  //@ playlist
      guard let item = item else { return }
      self.shown.append(item)
      self.playList()
    }
  }

  func playAmbientInWindow() {
    ambient.nextItem { [weak self] item in  //@ window
      guard let self = self, let item = item else { return }
      self.shown = [item]
      self.playAmbientInWindow()
    }
  }

  func preload() {
    OperationQueue.main.addOperation {  //@ preload
      self.shown.append("preloaded")
      if self.shown.count < 3 { self.preload() }
    }
  }

  func sweep() {
    OperationQueue.main.addOperation {  //@ sweep
      if self.shown.count > 100 { self.shown.removeAll() }
      self.sweep()
    }
  }
}
