import Foundation

extension DownloadQueue {
  /// Calls a handler on the main queue whenever a download gets on.
  func onProgress(_ handler: @escaping (DownloadProgress) -> Void) {
    handlers.append(handler)
  }

  /// Calls a handler for one episode only.
  func onProgress(of episode: Episode, _ handler: @escaping (Double) -> Void) {
    onProgress { progress in
      if progress.episode == episode { handler(progress.fraction) }
    }
  }

  func report(_ progress: DownloadProgress) {
    DispatchQueue.main.async {
      self.handlers.forEach { $0(progress) }
    }
  }
}

extension Array where Element == Episode {
  /// The episodes in the order in which they are fetched: newest first, short ones before long ones of the same day.
  func inDownloadOrder() -> [Episode] {
    sorted { left, right in
      let order = Calendar.current.compare(left.published, to: right.published, toGranularity: .day)
      return order == .orderedSame ? left.duration < right.duration : order == .orderedDescending
    }
  }
}
