import Foundation

final class DownloadQueue {
  private var items: [DownloadItem] = []
  private var observers: [(Int) -> Void] = []
  private var labels: [String: () -> String] = [:]
  private(set) var received = 0
  var folder = "/tmp"

  func enqueue(_ url: String) {
    items.append(DownloadItem(url: url) { bytes in  //@ enqueue
      self.received += bytes
    })
  }

  func prefetch(_ urls: [String]) {
    var items: [DownloadItem] = []
    for url in urls {
      items.append(DownloadItem(url: url) { bytes in  //@ prefetch
        self.received += bytes
      })
    }
    items.forEach { $0.completion?($0.url.count) }
  }

  func reportTotal() {
    observers.append { bytes in  //@ total
      print("\(bytes) of \(self.received)")
    }
  }

  func describe(_ url: String) {
    let folder = self.folder
    labels[url] = {  //@ label
      "\(folder)/\(url)"
    }
  }

  func describeAll() {
    labels["*"] = {  //@ overview
      "\(self.folder): \(self.items.count) files"
    }
  }

  func finish(_ url: String, bytes: Int) {
    for item in items where item.url == url { item.completion?(bytes) }
    observers.forEach { $0(bytes) }
  }
}
