import Foundation

struct Folder {
  let name: String
  var children: [Folder] = []
  var depth: Int { 1 + (children.map(\.depth).max() ?? 0) }
}

final class ScanReport {
  private(set) var names: [String] = []
  private(set) var isDone = false
  func add(_ name: String) { names.append(name) }
  func finish() { isDone = true }
}

enum FolderScan {
  static func list(_ root: Folder, into report: ScanReport) {
    var walk: ((Folder) -> Void)!
    walk = { folder in  //@ list
      report.add(folder.name)
      folder.children.forEach(walk)
    }
    walk(root)
  }

  static func listDeep(_ root: Folder, into report: ScanReport) {
    var walk: ((Folder) -> Void)?
    walk = { folder in  //@ deep
      report.add(folder.name)
      for child in folder.children where child.depth > 1 { walk?(child) }
    }
    walk?(root)
    walk = nil
  }

  static func listFlat(_ root: Folder, into report: ScanReport) {
    func walk(_ folder: Folder) {
      report.add(folder.name)
      folder.children.forEach(walk)  //@ flat
    }
    walk(root)
  }

  static func poll(_ report: ScanReport, times: Int) {
    var rest = times
    var step: () -> Void = {}
    step = {  //@ poll
      rest -= 1
      report.add("\(rest)")
      if rest > 0 { DispatchQueue.main.async(execute: step) } else { report.finish() }
    }
    step()
  }

  static func count(_ root: Folder, into report: ScanReport) {
    var walk: (Folder) -> Int = { $0.children.count }
    let inner = walk
    walk = { folder in  //@ count
      report.add(folder.name)
      return folder.children.map(inner).reduce(0, +)
    }
    _ = walk(root)
  }
}
