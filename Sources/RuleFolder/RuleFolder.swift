import Foundation
import Catalog

// Separate from `RuleFiles`, so that the program does not link Foundation.
extension RuleFiles {
  /// The rule files below a folder in path order. Paths start with the folder's own name: `Rules/levels.yml`.
  public static func files(in folder: URL) throws -> [RuleFile] {
    let root = folder.resolvingSymlinksInPath()
    var files: [RuleFile] = []
    var folders = [(url: root, path: folder.lastPathComponent)]
    while let next = folders.popLast() {
      for url in try FileManager.default.contentsOfDirectory(at: next.url, includingPropertiesForKeys: [.isDirectoryKey]) {
        let path = next.path + "/" + url.lastPathComponent
        if try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true {
          folders.append((url, path))
        } else if url.pathExtension == "yml" {
          files.append(RuleFile(path: path, text: try String(contentsOf: url, encoding: .utf8)))
        }
      }
    }
    return files.sorted { $0.path < $1.path }
  }
}
