import Foundation

final class DownloadItem: NSObject {
  @objc dynamic var fraction = 0.0
  @objc dynamic var isPaused = false
  @objc dynamic var title = "song.mp3"
}

final class DownloadRow: NSObject {
  let item: DownloadItem
  @objc dynamic var width = 0.0
  @objc dynamic var height = 0.0
  private var text = ""
  private var fractionToken: NSKeyValueObservation?
  private var titleToken: NSKeyValueObservation?
  private var layoutTokens: [NSKeyValueObservation] = []

  init(item: DownloadItem) { self.item = item }

  func showFraction() {
    fractionToken = item.observe(\.fraction, options: [.new]) { _, change in  //@ fraction
      self.text = "\(change.newValue ?? 0)"
    }
  }

  func showTitle() {
    titleToken = item.observe(\.title) { [weak self] item, _ in  //@ title
      self?.text = item.title
    }
  }

  func followWidth() {
    layoutTokens.append(observe(\.width) { row, _ in row.layOut() })  //@ width
  }

  func followHeight() {
    layoutTokens.append(observe(\.height) { _, _ in self.layOut() })  //@ height
  }

  func resume() {
    let token = item.observe(\.isPaused, options: [.initial]) { item, _ in  //@ resume
      self.text = item.isPaused ? "paused" : "loading"
    }
    item.isPaused = false
    token.invalidate()
  }

  func watch() {
    fractionToken = item.observe(\.isPaused) { item, _ in  //@ watch
      self.text = item.isPaused ? "paused" : "loading"
    }
  }

  func prepareForReuse() {
    fractionToken = nil
  }

  private func layOut() { text = "\(width) × \(height)" }
}

final class DownloadList {
  private var rows: [DownloadRow] = []
  func show(_ row: DownloadRow) { rows.append(row); row.watch() }
  func reload() { rows.forEach { $0.prepareForReuse() }; rows = [] }
}
